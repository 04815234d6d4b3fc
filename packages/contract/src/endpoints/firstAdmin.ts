/** The first admin of a new server. */
import * as z from 'zod/mini';
import { loginSchema } from '../objects.ts';
import type { Endpoint } from './endpoint.ts';

export const firstAdminEndpoints = {
  firstAdminLink: {
    method: 'POST',
    path: 'first-admin/link',
    caller: 'anyone',
    response: z.object({ exists: z.literal(true) }),
  },
  firstAdmin: {
    method: 'POST',
    path: 'first-admin',
    caller: 'anyone',
    response: loginSchema,
  },
} as const satisfies Record<string, Endpoint>;
