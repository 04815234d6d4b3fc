/** Schemas of messages in the outbox: template or text, recipient and values. */
import { LANGUAGES } from '@jawla/contract/limits';
import * as z from 'zod/mini';

export const LETTERS = [
  'userCreated',
  'teamInvited',
  'verifyEmail',
  'resetPassword',
  'tourPublished',
  'filesHandedIn',
  'footageSpace',
  'guestLink',
  'confirmEmail',
  'emailChanged',
] as const;
export type LetterName = (typeof LETTERS)[number];

const language = z.enum(LANGUAGES);

export const mailSchema = z.object({
  channel: z.literal('mail'),
  letter: z.enum(LETTERS),
  to: z.object({ name: z.string(), address: z.string() }),
  /** Language of the recipient, which comes first; the other one follows. */
  language,
  /** URL of the mail's button. */
  link: z.string(),
  /** Values for the `%{name}` placeholders of the template. */
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
