/** The first admin of a new server. */
import * as z from 'zod/mini';
import { endpoint, TOO_MANY } from './endpoint.ts';
import { emailSchema, passwordSchema, personNameSchema, userNameSchema } from './fields.ts';
import { loginSchema } from './objects.ts';

/** What the form of a new server's first admin sends, in addition to the secret of its link. */
export const firstAdminFormSchema = z.object({
  userName: userNameSchema,
  fname: personNameSchema,
  lname: personNameSchema,
  email: emailSchema,
  password: passwordSchema,
});
export type FirstAdminForm = z.infer<typeof firstAdminFormSchema>;

const DEAD_LINK = 'unknown link, or there is an account already';

export const firstAdminEndpoints = {
  firstAdminLink: endpoint({
    method: 'POST',
    path: 'first-admin/link',
    caller: 'anyone',
    // Secrets are in the body, so that no access log contains them. Any text: a malformed one is unknown.
    body: z.object({ secret: z.string() }),
    response: z.object({ exists: z.literal(true) }),
    summary: 'Whether the link that a new server printed still works; it does not use it up',
    errors: { 404: DEAD_LINK, 429: TOO_MANY },
  }),
  firstAdmin: endpoint({
    method: 'POST',
    path: 'first-admin',
    caller: 'anyone',
    body: z.extend(firstAdminFormSchema, { secret: z.string() }),
    response: loginSchema,
    summary: 'Makes the first admin of a server without accounts, and starts a session',
    errors: { 404: DEAD_LINK, 429: TOO_MANY },
    changesDisk: true,
  }),
};
