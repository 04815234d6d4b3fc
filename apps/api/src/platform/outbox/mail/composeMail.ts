/** A letter as a MIME message: both languages, plain text and HTML. */
import { formatDay } from '@jawla/contract/days';
import { LANGUAGES, type Language } from '@jawla/contract/limits';
import type { MailMessage } from '../messages.ts';
import type { MessageFacts } from '../outbox.ts';
import { htmlMail, type MailPart } from './htmlMail.ts';
import { BY_HAND, FOLDER_NAMES, GREETING, MAIL_TEMPLATES } from './mailTemplates.ts';

export interface Sender {
  /** `From:`, an address alone or with a name before it. */
  readonly from: string;
  /** Name of the brand, as used in sentences. */
  readonly brand: Readonly<Record<Language, string>>;
}

export interface ComposedMail {
  readonly envelope: { readonly from: string; readonly to: readonly string[] };
  readonly raw: Buffer;
}

export async function composeMail(
  mail: MailMessage,
  { id, at }: MessageFacts,
  sender: Sender,
): Promise<ComposedMail> {
  const name = oneLine(mail.to.name);
  const languages = [mail.language, ...LANGUAGES.filter((each) => each !== mail.language)];
  const parts = languages.map((language) => toPart(mail, name, language, sender));
  const subjects = languages.map((language) =>
    fill(MAIL_TEMPLATES[mail.letter][language].subject, valuesFor(mail, language, sender)),
  );
  const address = /<([^<>]+)>\s*$/.exec(sender.from)?.[1] ?? sender.from;
  // Loaded with the first mail, so that the server starts without it.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const message = new MailComposer({
    from: sender.from,
    to: { name, address: mail.to.address },
    subject: subjects.join(' · '),
    date: new Date(at),
    // The same at each try, so that a mail that was sent twice is shown once.
    messageId: `<${id}@${address.split('@').at(-1) ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: parts.map((part) => textPart(part, mail.link)).join('\n\n— — —\n\n'),
    html: htmlMail(parts, { link: mail.link, brand: sender.brand, subject: subjects[0] ?? '' }),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { envelope: { from: address, to: [mail.to.address] }, raw: await message.build() };
}

function toPart(mail: MailMessage, name: string, language: Language, sender: Sender): MailPart {
  const values = valuesFor(mail, language, sender);
  const { subject, body, plainBody = body, action, note } = MAIL_TEMPLATES[mail.letter][language];
  return {
    language,
    title: fill(subject, values),
    greeting: fill(GREETING[language], { name: isolated(name) }),
    body: fill(body, values),
    plainBody: fill(plainBody, values),
    action,
    byHand: BY_HAND[language],
    note: fill(note, values),
  };
}

function valuesFor(mail: MailMessage, language: Language, sender: Sender): Record<string, string> {
  const values = Object.entries(mail.values).map(
    ([key, value]) => [key, isolated(oneLine(wordsOf(key, value, language)))] as const,
  );
  return { ...Object.fromEntries(values), brand: sender.brand[language] };
}

/** The outbox holds days and folders as the API names them; people read them in their language. */
function wordsOf(key: string, value: string, language: Language): string {
  if (key === 'day') return formatDay(value, language);
  if (key === 'folder') return FOLDER_NAMES[value]?.[language] ?? value;
  return value;
}

function textPart({ greeting, plainBody, action, note }: MailPart, link: string): string {
  return `${greeting}\n\n${plainBody}\n\n${action}:\n${link}\n\n${note}`;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/%\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}

/** What people typed stays on its line, and cannot turn the direction of what follows. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
}

/** A name of the other script keeps to itself: first strong isolate … pop directional isolate. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
