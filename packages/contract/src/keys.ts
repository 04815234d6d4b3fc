/** Keys: secrets with which programs act as the admin who made them, within scopes and until a day. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { normalizedLine, visible } from './fields.ts';
import { KEY_DAYS_MAX, KEY_NAME_MAX, KEY_SCOPES } from './keyLimits.ts';
import { idSchema, messageSchema } from './objects.ts';

export const keySchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** How the secret begins. */
  prefix: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  /** Whom the key acts as. */
  owner: z.object({
    _id: idSchema,
    /** Full name. */
    name: z.string(),
    /** An active admin: the keys of others are refused. */
    isAdmin: z.boolean(),
  }),
  /** ISO 8601, as the next ones. */
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Until when the former secret works as well. */
  formerUntil: z.nullable(z.string()),
  /** When it was used last: the day in UTC, and the program as it calls itself. */
  used: z.nullable(z.object({ day: z.string(), program: z.nullable(z.string()) })),
});
export type Key = z.infer<typeof keySchema>;

/** What the form of a new key sends. */
export const keyFormSchema = z.object({
  name: normalizedLine.check(z.minLength(1), z.maxLength(KEY_NAME_MAX), visible),
  /** Repeated ones count once. */
  scopes: z.array(z.enum(KEY_SCOPES)).check(z.minLength(1), z.maxLength(KEY_SCOPES.length)),
  /** 90 by default. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(KEY_DAYS_MAX))),
});
export type KeyForm = z.infer<typeof keyFormSchema>;

const NO_KEY = 'no such key';
/** The secret cannot be read again. */
const secretResponse = z.object({ key: keySchema, secret: z.string() });

export const keyEndpoints = {
  keys: endpoint({
    method: 'GET',
    path: 'keys',
    caller: 'admin',
    response: z.object({ keys: z.array(keySchema) }),
    summary: 'The keys of all admins, the newest first',
  }),
  createKey: endpoint({
    method: 'POST',
    path: 'keys',
    caller: 'admin',
    body: keyFormSchema,
    response: secretResponse,
    summary: 'Makes a key that acts as the admin of the session',
    errors: { 409: 'as many as a portal may have' },
    changesDisk: true,
  }),
  revokeKey: endpoint({
    method: 'DELETE',
    path: 'keys/{id}',
    caller: 'admin',
    response: messageSchema,
    summary: 'Deletes a key: it is refused from the next request on',
    errors: { 404: NO_KEY },
  }),
  rotateKey: endpoint({
    method: 'POST',
    path: 'keys/{id}/rotation',
    caller: 'admin',
    response: secretResponse,
    summary:
      'Gives one’s own key a new secret and as many days as at first; the former one works for a day',
    errors: { 403: 'the key of another admin', 404: NO_KEY },
  }),
};
