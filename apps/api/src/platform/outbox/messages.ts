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
  'notes',
] as const;
export type LetterName = (typeof LETTERS)[number];

const language = z.enum(LANGUAGES);

/** What the lines of a list are, in their order. */
export const LIST_HEADS = ['assigned', 'new', 'comments', 'done', 'opened'] as const;
export type ListHead = (typeof LIST_HEADS)[number];

/** Lines with texts that people have written, each with a link. */
const listSchema = z.object({
  sections: z.array(
    z.object({
      head: z.enum(LIST_HEADS),
      lines: z.array(
        z.object({ number: z.number(), text: z.string(), name: z.string(), link: z.string() }),
      ),
    }),
  ),
  /** Number of notes that are left out. */
  more: z.number(),
});
export type MailList = z.infer<typeof listSchema>;

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
  /** Once, below the words in the first language. */
  list: z.optional(listSchema),
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
