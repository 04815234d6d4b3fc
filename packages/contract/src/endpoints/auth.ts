/** Log-in, log-out, passwords and the session. */
import * as z from 'zod/mini';
import { loginSchema, messageSchema, sessionUserSchema } from '../objects.ts';
import { verifyStateSchema } from '../userObjects.ts';
import type { Endpoint } from './endpoint.ts';

export const authEndpoints = {
  currentUser: {
    method: 'GET',
    path: 'user/{token}',
    caller: 'anyone',
    response: sessionUserSchema,
  },
  linkEmail: {
    method: 'GET',
    path: 'user/{id}',
    caller: 'anyone',
    response: z.object({ email: z.string() }),
  },
  verifyState: {
    method: 'GET',
    path: 'user/verify/{id}',
    caller: 'anyone',
    response: verifyStateSchema,
  },
  updatePassword: {
    method: 'PUT',
    path: 'user/update-password/{userId}',
    caller: 'anyone',
    response: messageSchema,
  },
  emailLogin: {
    method: 'POST',
    path: 'auth/email-login',
    caller: 'anyone',
    response: loginSchema,
  },
  logout: {
    method: 'POST',
    path: 'auth/logout',
    caller: 'anyone',
    response: messageSchema,
  },
  phoneLogin: {
    method: 'POST',
    path: 'auth/phone-login',
    caller: 'anyone',
    response: z.object({ verifyLink: z.string() }),
  },
  phoneLoginVerify: {
    method: 'POST',
    path: 'auth/phone-login/verify',
    caller: 'anyone',
    response: loginSchema,
  },
  sendResetPassword: {
    method: 'POST',
    path: 'send-mail/send-reset-password',
    caller: 'anyone',
    response: z.object({ verifyLink: z.string() }),
  },
  sendVerifyEmail: {
    method: 'POST',
    path: 'send-mail/send-verify-email',
    caller: 'anyone',
    response: z.object({ verifyLink: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;
