/** One’s own account. */
import * as z from 'zod/mini';
import { accountDataSchema, accountSchema, accountSessionSchema } from '../accountObjects.ts';
import { messageSchema } from '../objects.ts';
import type { Endpoint } from './endpoint.ts';

export const accountEndpoints = {
  account: {
    method: 'GET',
    path: 'account',
    caller: 'session',
    response: accountSchema,
  },
  updateAccount: {
    method: 'PUT',
    path: 'account',
    caller: 'session',
    response: accountSchema,
  },
  requestEmailChange: {
    method: 'POST',
    path: 'account/email',
    caller: 'session',
    response: accountSchema,
  },
  confirmEmailChange: {
    method: 'POST',
    path: 'email-change/confirm',
    caller: 'anyone',
    response: z.object({ email: z.string() }),
  },
  undoEmailChange: {
    method: 'POST',
    path: 'email-change/undo',
    caller: 'anyone',
    response: z.object({ email: z.string() }),
  },
  changePassword: {
    method: 'PUT',
    path: 'account/password',
    caller: 'session',
    response: messageSchema,
  },
  sessions: {
    method: 'GET',
    path: 'account/sessions',
    caller: 'session',
    response: z.object({ sessions: z.array(accountSessionSchema) }),
  },
  endSession: {
    method: 'DELETE',
    path: 'account/sessions/{id}',
    caller: 'session',
    response: messageSchema,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: 'account/sessions',
    caller: 'session',
    response: messageSchema,
  },
  accountData: {
    method: 'GET',
    path: 'account/data',
    caller: 'session',
    response: accountDataSchema,
  },
} as const satisfies Record<string, Endpoint>;
