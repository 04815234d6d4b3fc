/** Renders a mail as a MIME message: both languages, as plain text and HTML. */
import { formatDay } from '@jawla/contract/days';
import { LANGUAGES, type Language } from '@jawla/contract/limits';
import { isolated, oneLine } from '../../texts/oneLine.ts';
import type { MailMessage } from '../messages.ts';
import type { MessageFacts } from '../outbox.ts';
import { htmlMail, type MailPart } from './htmlMail.ts';
import {
  BY_HAND,
  FOLDER_NAMES,
  GREETING,
  MAIL_TEMPLATES,
  NAMELESS_GREETING,
  ROLE_NAMES,
} from './mailTemplates.ts';

export interface Sender {
  /** The `From:` header: an e-mail address, optionally with a display name. */
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
  // Imported with the first mail, to keep it out of the start-up.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const message = new MailComposer({
    from: sender.from,
    to: { name, address: mail.to.address },
    subject: subjects.join(' · '),
    date: new Date(at),
    // The same for each attempt, so that mail clients show a mail that was sent twice only once.
    messageId: `<${id}@${address.split('@').at(-1) ?? 'localhost'}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: parts.map((part) => textPart(part)).join('\n\n— — —\n\n'),
    html: htmlMail(parts, { brand: sender.brand, subject: subjects[0] ?? '' }),
    newline: 'win',
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { envelope: { from: address, to: [mail.to.address] }, raw: await message.build() };
}

function toPart(mail: MailMessage, name: string, language: Language, sender: Sender): MailPart {
  const values = valuesFor(mail, language, sender);
  const template = MAIL_TEMPLATES[mail.letter][language];
  const { subject, senderlessBody = template.body, action, note } = template;
  const body = mail.values['sender'] === undefined ? senderlessBody : template.body;
  const { plainBody = body } = template;
  return {
    language,
    title: fill(subject, values),
    greeting:
      name === ''
        ? NAMELESS_GREETING[language]
        : fill(GREETING[language], { name: isolated(name) }),
    body: fill(body, values),
    plainBody: fill(plainBody, values),
    action,
    link: linkIn(language, mail.link),
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

/** Formats a value for readers: the outbox stores days and folders in the form of the API. */
function wordsOf(key: string, value: string, language: Language): string {
  if (key === 'day') return formatDay(value, language);
  if (key === 'role') return ROLE_NAMES[value]?.[language] ?? value;
  if (key === 'folder') {
    const folders = value.split(', ').map((name) => FOLDER_NAMES[name]?.[language] ?? name);
    return folders.join(language === 'ar' ? '، ' : ', ');
  }
  return value;
}

function textPart({ greeting, plainBody, action, link, note }: MailPart): string {
  return `${greeting}\n\n${plainBody}\n\n${action}:\n${link}\n\n${note}`;
}

/** The page opens in the language of the words above its link, on a device that has not chosen one either. */
function linkIn(language: Language, link: string): string {
  const url = new URL(link);
  url.searchParams.set('lang', language);
  return url.href;
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/%\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}
