/** Guest links. */
import * as z from 'zod/mini';
import {
  guestLinkPageSchema,
  guestLinkSchema,
  guestTourSchema,
  newGuestLinkSchema,
} from '../guestObjects.ts';
import { messageSchema } from '../objects.ts';
import type { Endpoint } from './endpoint.ts';

export const guestEndpoints = {
  allGuestLinks: {
    method: 'GET',
    path: 'guest-links',
    caller: 'admin',
    response: guestLinkPageSchema,
  },
  endGuestLinks: {
    method: 'DELETE',
    path: 'guest-links',
    caller: 'admin',
    response: z.object({ message: z.string(), ended: z.number() }),
  },
  guestLinks: {
    method: 'GET',
    path: 'guest-links/{projectId}',
    caller: 'owner',
    response: z.object({ links: z.array(guestLinkSchema) }),
  },
  createGuestLink: {
    method: 'POST',
    path: 'guest-links/{projectId}',
    caller: 'owner',
    response: newGuestLinkSchema,
  },
  revokeGuestLinks: {
    method: 'DELETE',
    path: 'guest-links/{projectId}',
    caller: 'owner',
    response: messageSchema,
  },
  updateGuestLink: {
    method: 'PUT',
    path: 'guest-links/{projectId}/{id}',
    caller: 'owner',
    response: z.object({ link: guestLinkSchema }),
  },
  replaceGuestLink: {
    method: 'POST',
    path: 'guest-links/{projectId}/{id}',
    caller: 'owner',
    response: newGuestLinkSchema,
  },
  revokeGuestLink: {
    method: 'DELETE',
    path: 'guest-links/{projectId}/{id}',
    caller: 'owner',
    response: messageSchema,
  },
  guestTour: {
    method: 'POST',
    path: 'guest-tour',
    caller: 'anyone',
    response: guestTourSchema,
  },
} as const satisfies Record<string, Endpoint>;
