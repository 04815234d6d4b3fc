/** Login by an account at an OpenID provider, such as that of one's company. */
import * as z from 'zod/mini';
import { endpoint, TOO_MANY } from './endpoint.ts';
import { idSchema, loginSchema, messageSchema } from './objects.ts';

/** Opened by browsers, not called: leads to the provider. */
export const SSO_START_PATH = '/api/sso/start';
/** To be registered at the provider, after the origin of the portal. */
export const SSO_CALLBACK_PATH = '/api/sso/callback';

/** Why nobody was logged in, as the page after the provider is told in its address. */
export const SSO_OUTCOMES = [
  /** No account here belongs to this person. */
  'unknown',
  /** The person has cancelled, or the provider has refused. */
  'cancelled',
  /** The provider cannot be reached, or answers nonsense. */
  'away',
  /** Too late, a second time, or begun in another browser. */
  'expired',
  'suspended',
  /** The identity belongs to another account. */
  'taken',
  /** The link of the invitation was used, or has expired. */
  'deadLink',
] as const;
export type SsoOutcome = (typeof SSO_OUTCOMES)[number];

/** An account at the provider that logs in to one's own account. */
export const identitySchema = z.object({
  _id: idSchema,
  /** The address there, which may be another one; `null` if the provider does not tell. */
  email: z.nullable(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
  /** ISO 8601. */
  usedAt: z.string(),
});
export type Identity = z.infer<typeof identitySchema>;

export const identitiesSchema = z.object({
  identities: z.array(identitySchema),
  /** Whether a password has to be entered to connect. */
  needsPassword: z.boolean(),
  /** Whether there is another way to log in: without one, the last identity stays. */
  canDisconnect: z.boolean(),
});
export type Identities = z.infer<typeof identitiesSchema>;

/** Where the browser goes. */
const wayThereSchema = z.object({ url: z.string() });
const AWAY = 'No provider is configured';

export const ssoEndpoints = {
  ssoLogin: endpoint({
    method: 'POST',
    path: 'auth/sso/login',
    caller: 'anyone',
    response: z.extend(loginSchema, {
      /** The page of the portal that was asked for; absent for the first page. */
      returnTo: z.optional(z.string()),
    }),
    summary: 'Exchanges the cookie that the way back from the provider has set for a session, once',
    errors: { 401: 'no such cookie, or an expired or used one' },
  }),
  ssoInvitation: endpoint({
    method: 'POST',
    path: 'auth/sso/invitation',
    caller: 'anyone',
    body: z.object({ link: z.string() }),
    response: wayThereSchema,
    summary: 'Begins a login at the provider that accepts an invitation instead of a password',
    errors: { 404: `unknown, used or expired link. ${AWAY}` },
  }),
  identities: endpoint({
    method: 'GET',
    path: 'account/identities',
    caller: 'session',
    response: identitiesSchema,
    summary: 'The accounts at the provider that log in to one’s own account',
  }),
  connectIdentity: endpoint({
    method: 'POST',
    path: 'account/identities',
    caller: 'session',
    // Any text: one of invalid form is a wrong one.
    body: z.object({ password: z.string() }),
    response: wayThereSchema,
    summary: 'Begins a login at the provider that connects it with one’s own account',
    errors: { 404: AWAY, 422: 'the wrong password', 429: TOO_MANY },
  }),
  disconnectIdentity: endpoint({
    method: 'DELETE',
    path: 'account/identities/{id}',
    caller: 'session',
    response: messageSchema,
    summary: 'Disconnects an account at the provider, and ends the other sessions that it began',
    errors: { 404: 'no such identity', 409: 'there is no other way to log in' },
  }),
};
