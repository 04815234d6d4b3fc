/** Renders a mail as a MIME message: both languages, as plain text and HTML. */
import { formatDay } from '@jawla/contract/days';
import { LANGUAGES, type Language } from '@jawla/contract/limits';
import { isolated, oneLine } from '../../texts/oneLine.ts';
import type { MailList, MailMessage } from '../messages.ts';
import type { MessageFacts } from '../outbox.ts';
import { htmlMail, type ListPart, type MailPart } from './htmlMail.ts';
import {
  BY_HAND,
  FOLDER_NAMES,
  GREETING,
  LIST_HEAD_TEXTS,
  MAIL_TEMPLATES,
  MORE_NOTES,
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
  const list = mail.list && listParts(mail.list, languages);
  const parts = languages.map((language, index) => {
    const part = toPart(mail, name, language, sender);
    if (!list) return part;
    if (index === 0) return { ...part, list };
    return { ...part, body: withoutList(part.body), plainBody: withoutList(part.plainBody) };
  });
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

/** The list is not below these words. */
function withoutList(body: string): string {
  return body.replace(/:$/, '.');
}

/** A list with its heads in all languages. */
function listParts({ sections, more }: MailList, languages: readonly Language[]): ListPart {
  const inAll = (say: (language: Language) => string) => languages.map(say).join(' · ');
  return {
    sections: sections.map(({ head, lines }) => ({
      head: inAll((language) => LIST_HEAD_TEXTS[head][language]),
      lines: lines.map(({ number, text, name, link }) => {
        const by = name === '' ? '' : ` – ${isolated(oneLine(name))}`;
        return { text: `#${number} ${isolated(oneLine(text))}${by}`, link };
      }),
    })),
    more: more === 0 ? undefined : inAll((language) => moreNotes(more, language)),
  };
}

function moreNotes(count: number, language: Language): string {
  const form = MORE_NOTES[language][new Intl.PluralRules(language).select(count)];
  return fill(form ?? MORE_NOTES[language].other ?? '', { count: String(count) });
}

function textPart({ greeting, plainBody, list, action, link, note }: MailPart): string {
  const body = list ? `${plainBody}\n\n${listText(list)}` : plainBody;
  return `${greeting}\n\n${body}\n\n${action}:\n${link}\n\n${note}`;
}

function listText({ sections, more }: ListPart): string {
  const blocks = sections.map(({ head, lines }) =>
    [head, ...lines.map((line) => `${line.text}\n${line.link}`)].join('\n'),
  );
  return [...blocks, ...(more === undefined ? [] : [more])].join('\n\n');
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
