/** What waits in the outbox: which letter or text message, to whom, and what it is about. */
import { LANGUAGES } from '@jawla/contract/limits';
import * as z from 'zod/mini';

export const LETTERS = [
  'userCreated',
  'verifyEmail',
  'resetPassword',
  'tourPublished',
  'filesHandedIn',
] as const;
export type LetterName = (typeof LETTERS)[number];

const language = z.enum(LANGUAGES);

export const mailSchema = z.object({
  channel: z.literal('mail'),
  letter: z.enum(LETTERS),
  to: z.object({ name: z.string(), address: z.string() }),
  /** The recipient's language comes first; the others follow. */
  language,
  /** Where the letter's button leads. */
  link: z.string(),
  /** Fills in the `%{name}` of the letter's sentences. */
  values: z.record(z.string(), z.string()),
});
export type MailMessage = z.infer<typeof mailSchema>;

export const smsSchema = z.object({
  channel: z.literal('sms'),
  /** E.164, with the plus. */
  to: z.string(),
  text: z.string(),
});
export type SmsMessage = z.infer<typeof smsSchema>;

export const messageSchema = z.discriminatedUnion('channel', [mailSchema, smsSchema]);
export type OutgoingMessage = z.infer<typeof messageSchema>;
export type Channel = OutgoingMessage['channel'];
export const CHANNELS = ['mail', 'sms'] as const satisfies readonly Channel[];
