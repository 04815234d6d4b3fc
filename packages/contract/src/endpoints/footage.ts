/** What was handed in. */
import * as z from 'zod/mini';
import { footageFileSchema, footageInboxSchema, ownFootageSchema } from '../footageObjects.ts';
import { idSchema, messageSchema } from '../objects.ts';
import type { Endpoint } from './endpoint.ts';

export const footageEndpoints = {
  footageProjects: {
    method: 'GET',
    path: 'footage-projects',
    caller: 'session',
    response: z.object({ projects: z.array(z.object({ _id: idSchema, name: z.string() })) }),
  },
  myFootage: {
    method: 'GET',
    path: 'my-footage',
    caller: 'session',
    response: z.object({ deliveries: z.array(ownFootageSchema) }),
  },
  footage: {
    method: 'GET',
    path: 'footage',
    caller: 'admin',
    response: footageInboxSchema,
  },
  footageFiles: {
    method: 'GET',
    path: 'footage/{id}',
    caller: 'admin',
    response: z.object({ files: z.array(footageFileSchema) }),
  },
  takeFootage: {
    method: 'PUT',
    path: 'footage/{id}',
    caller: 'admin',
    response: messageSchema,
  },
  deleteFootage: {
    method: 'DELETE',
    path: 'footage/{id}',
    caller: 'admin',
    response: messageSchema,
  },
} as const satisfies Record<string, Endpoint>;
