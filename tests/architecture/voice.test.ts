/** The mechanical rules of the voice, over every text that people read. */
import { describe, expect, it } from 'vitest';
import {
  BY_HAND,
  GREETING,
  MAIL_TEMPLATES,
} from '../../apps/api/src/platform/outbox/mail/mailTemplates.ts';
import { texts as serverTexts } from '../../apps/api/src/platform/texts/texts.ts';

type Pair = Readonly<{ en: string; ar: string }>;

const modules = import.meta.glob<Record<string, Readonly<Record<string, Pair>>>>(
  '../../packages/features/src/**/*.texts.ts',
  { eager: true },
);

const screens = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).flatMap((set) =>
    Object.entries(set).map(([key, pair]) => ({
      id: `${file.split('/').at(-1)?.replace('.texts.ts', '')} ${key}`,
      ...pair,
    })),
  ),
);
const server = Object.entries(serverTexts).map(([key, pair]) => ({ id: `server ${key}`, ...pair }));
const mails = [
  ...Object.entries(MAIL_TEMPLATES).flatMap(([letter, { en, ar }]) =>
    (['subject', 'body', 'action', 'note'] as const).map((part) => ({
      id: `mail ${letter}.${part}`,
      en: en[part],
      ar: ar[part],
    })),
  ),
  { id: 'mail greeting', ...GREETING },
  { id: 'mail byHand', ...BY_HAND },
];
const all = [...screens, ...server, ...mails];

/** Texts that may say "please": the fault is ours, or what the reader came for is not there yet. */
const PLEASE: Readonly<Record<string, string>> = {
  'errors noProject': 'The files of the project are not there yet.',
  'editor cover.failed': 'The upload failed for a reason that is not the reader’s.',
  'tourUpload archive.failed': 'The upload failed for a reason that is not the reader’s.',
  'problem serverError': 'A fault on our side.',
  'problem invalidResponse': 'A fault on our side.',
  'server auth.busy': 'The server has too much to do.',
  'server server.full': 'The server has no space left.',
  'server server.away': 'The service is not available.',
  'server server.broken': 'A fault on our side.',
};

/** Each rule with what breaks it; the languages it is about. */
const RULES: readonly (readonly [string, 'en' | 'ar', RegExp])[] = [
  ['writes the ellipsis as one character', 'en', /\.\.\./],
  ['writes the ellipsis as one character', 'ar', /\.\.\./],
  ['has typographic apostrophes and quotes', 'en', /['"]/],
  ['has typographic apostrophes and quotes', 'ar', /['"“”]/],
  ['has no semicolon', 'en', /;/],
  ['has no semicolon', 'ar', /[;؛]/],
  ['writes "email" without a hyphen', 'en', /\be-mail/i],
  ['says "client" or "person", and "user" only in "username"', 'en', /\busers?\b/i],
  ['says "log in", not "sign in"', 'en', /\bsign(?:ed|ing)?[ -]in\b/i],
  ['says "zip file", not "archive"', 'en', /\barchive/i],
  ['says «ملف zip», not «أرشيف»', 'ar', /أرشيف/],
  ['has Arabic punctuation next to Arabic letters', 'ar', /\p{sc=Arabic}\s*[,;?]/u],
  ['has no space before a mark', 'ar', /\s[.،؟:]/],
  ['writes «إلغاء» with hamza', 'ar', /الغاء/],
  ['writes «حسنًا» with tanwin', 'ar', /حسنا(?!\p{M})/u],
  ['writes «يُرجى» with its damma', 'ar', /يرجى/],
  ['says «قيد الإنشاء» of a project in progress, as specified', 'ar', /قيد التنفيذ/],
  ['has Latin digits', 'ar', /[٠-٩۰-۹]/],
];

describe.each(all)('$id', ({ id, en, ar }) => {
  it('follows the voice', () => {
    const broken = RULES.filter(([, language, offence]) =>
      offence.test(language === 'en' ? en : ar),
    ).map(([rule, language]) => `${language} ${rule}`);
    expect(broken).toEqual([]);
  });

  it('says "please" only where we cause inconvenience', () => {
    expect(/\bplease\b/i.test(en) || ar.includes('يُرجى')).toBe(id in PLEASE);
  });

  it('counts in two English and six Arabic forms', () => {
    const forms = [en, ar].map((text) => text.split('||||').length);
    expect(forms).toEqual(en.includes('%{smart_count}') || en.includes('||||') ? [2, 6] : [1, 1]);
  });
});

it('has no exception for a text that is gone', () => {
  const ids = new Set(all.map(({ id }) => id));
  expect(Object.keys(PLEASE).filter((id) => !ids.has(id))).toEqual([]);
});
