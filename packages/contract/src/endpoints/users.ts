/** Accounts of clients. */
import * as z from 'zod/mini';
import { messageSchema, userRowSchema } from '../objects.ts';
import { foundEmailSchema, userListSchema } from '../userObjects.ts';
import type { Endpoint } from './endpoint.ts';

export const userEndpoints = {
  client: {
    method: 'GET',
    path: 'user/client/{clientID}',
    caller: 'admin',
    response: userRowSchema,
  },
  users: {
    method: 'GET',
    path: 'user',
    caller: 'admin',
    response: userListSchema,
  },
  usersEmail: {
    method: 'GET',
    path: 'user/users_email',
    caller: 'owner',
    response: z.array(foundEmailSchema),
  },
  createUser: {
    method: 'POST',
    path: 'auth/create-user',
    caller: 'admin',
    response: z.object({ data: z.object({ userName: z.string() }), message: z.string() }),
  },
  updateUser: {
    method: 'PUT',
    path: 'user/update-user/{userName}',
    caller: 'admin',
    response: messageSchema,
  },
  deleteUser: {
    method: 'DELETE',
    path: 'user/delete-user/{userId}',
    caller: 'admin',
    response: messageSchema,
  },
} as const satisfies Record<string, Endpoint>;
