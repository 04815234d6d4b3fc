/** The state of the server. Texts are in the language of the request. */
import * as z from 'zod/mini';
import { endpoint, TOO_MANY } from './endpoint.ts';

/** A setting or a state that the operator should change. */
export const systemFindingSchema = z.object({
  /** Identifies it in any language. */
  key: z.string(),
  /** Whether others may read or change data because of it, or data may be lost. */
  isDangerous: z.boolean(),
  message: z.string(),
});
export type SystemFinding = z.infer<typeof systemFindingSchema>;

/** Messages of one kind that were not sent for one reason. It names neither recipients nor contents. */
export const messageFailureSchema = z.object({
  key: z.string(),
  /** Such as the purpose of a mail. */
  what: z.string(),
  why: z.string(),
  /** `waiting`: retried automatically. `failed`: sent again on request. `expired`: too late. */
  state: z.enum(['waiting', 'failed', 'expired']),
  count: z.number(),
  /** ISO 8601, of the last one. */
  at: z.string(),
});
export type MessageFailure = z.infer<typeof messageFailureSchema>;

const channelSchema = z.object({
  /** Whether a transport is configured; else messages are written to files. */
  isConfigured: z.boolean(),
  /** Number of unsent messages. */
  waiting: z.number(),
  /** ISO 8601; `null` before the first. */
  lastSentAt: z.nullable(z.string()),
});

export const systemStatusSchema = z.object({
  version: z.string(),
  /** Number of running servers that share the database. */
  servers: z.number(),
  database: z.object({ kind: z.enum(['sqlite', 'postgresql']), bytes: z.number() }),
  /** Of tours and footage; covers are not counted. */
  files: z.object({ kind: z.enum(['folder', 's3']), bytes: z.number() }),
  /** Of the disk with the data folder. */
  disk: z.object({ freeBytes: z.number(), bytes: z.number() }),
  /** `unknown`: other tools back the data up. */
  backup: z.object({
    state: z.enum(['made', 'never', 'unknown']),
    at: z.nullable(z.string()),
  }),
  mail: channelSchema,
  sms: channelSchema,
  /** The dangerous ones first. */
  findings: z.array(systemFindingSchema),
  /** The newest first. */
  failures: z.array(messageFailureSchema),
});
export type SystemStatus = z.infer<typeof systemStatusSchema>;

export const systemEndpoints = {
  systemStatus: endpoint({
    method: 'GET',
    path: 'system',
    caller: 'admin',
    response: systemStatusSchema,
    summary: 'Version, stores, space, backup, messages, and settings to be changed, in words',
  }),
  retryMessages: endpoint({
    method: 'POST',
    path: 'system/retry-messages',
    caller: 'admin',
    response: z.object({ count: z.number(), message: z.string() }),
    summary: 'Sends messages again that failed and have not expired; always safe to repeat',
    errors: { 429: TOO_MANY },
  }),
};
