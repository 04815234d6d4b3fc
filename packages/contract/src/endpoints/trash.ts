/** The trash: clients, projects, dates and pilots that can be restored. */
import { messageSchema } from '../objects.ts';
import { trashSchema } from '../trashObjects.ts';
import type { Endpoint } from './endpoint.ts';

export const trashEndpoints = {
  trash: {
    method: 'GET',
    path: 'trash',
    caller: 'admin',
    response: trashSchema,
  },
  restoreTrash: {
    method: 'POST',
    path: 'trash/{kind}/{id}',
    caller: 'admin',
    response: messageSchema,
  },
  deleteTrash: {
    method: 'DELETE',
    path: 'trash/{kind}/{id}',
    caller: 'admin',
    response: messageSchema,
  },
} as const satisfies Record<string, Endpoint>;
