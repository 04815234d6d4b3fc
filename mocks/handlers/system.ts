import type { SystemStatus } from '@jawla/contract';
import {
  commonResponses,
  done,
  handle,
  refused,
  reply,
  textFor,
  type ServerText,
} from './response';

interface Texts {
  findings?: readonly { key: string; isDangerous: boolean; message: ServerText }[];
  failures?: readonly (Omit<SystemStatus['failures'][number], 'what' | 'why'> & {
    what: ServerText;
    why: ServerText;
  })[];
}

const facts: Omit<SystemStatus, 'findings' | 'failures'> = {
  version: '0.1.0',
  servers: 1,
  database: { kind: 'sqlite', bytes: 4_300_000 },
  files: { kind: 'folder', bytes: 38_200_000_000 },
  disk: { freeBytes: 61_000_000_000, bytes: 120_000_000_000 },
  backup: { state: 'made', at: '2026-11-25T02:30:00.000Z' },
  mail: { isConfigured: true, waiting: 0, lastSentAt: '2026-11-25T08:41:00.000Z' },
  sms: { isConfigured: true, waiting: 0, lastSentAt: '2026-11-24T17:05:00.000Z' },
};

const answerWith = ({ findings = [], failures = [] }: Texts, changes: Partial<typeof facts> = {}) =>
  handle('systemStatus', ({ request }) =>
    reply('systemStatus', {
      ...facts,
      ...changes,
      findings: findings.map((each) => ({ ...each, message: textFor(request, each.message) })),
      failures: failures.map((each) => ({
        ...each,
        what: textFor(request, each.what),
        why: textFor(request, each.why),
      })),
    }),
  );

const FINDINGS: NonNullable<Texts['findings']> = [
  {
    key: 'finding.neverBackedUp',
    isDangerous: true,
    message: {
      en: 'There is no backup yet. Make one regularly.',
      ar: 'لا توجد نسخة احتياطية بعد. أنشئ واحدة بانتظام.',
    },
  },
  {
    key: 'finding.space',
    isDangerous: true,
    message: {
      en: 'Only 2.1 GB are free on the disk, which is little for uploads.',
      ar: 'المساحة الخالية على القرص 2.1 غيغابايت فقط، وهي قليلة لرفع الملفات.',
    },
  },
  {
    key: 'finding.noSmtp',
    isDangerous: false,
    message: {
      en: 'Emails aren’t sent: they are written to a folder on the server.',
      ar: 'لا يتم إرسال البريد، بل يُكتب في مجلد على الخادم.',
    },
  },
];

const UNREACHABLE = {
  en: 'The server for sending can’t be reached',
  ar: 'تعذّر الوصول إلى خادم الإرسال',
};
const INVITATION = { en: 'Invitation of a client', ar: 'دعوة عميل' };
const FAILURES: NonNullable<Texts['failures']> = [
  {
    key: 'mail userCreated unreachable waiting',
    what: INVITATION,
    why: UNREACHABLE,
    state: 'waiting',
    count: 12,
    at: '2026-11-25T08:50:00.000Z',
  },
  {
    key: 'mail guestLink refused failed',
    what: { en: 'Guest link', ar: 'رابط زائر' },
    why: { en: 'The receiving server refused it', ar: 'رفضها الخادم المستقبِل' },
    state: 'failed',
    count: 1,
    at: '2026-11-24T12:10:00.000Z',
  },
  {
    key: 'sms code unreachable expired',
    what: { en: 'Login code by text message', ar: 'رمز تسجيل الدخول برسالة نصية' },
    why: UNREACHABLE,
    state: 'expired',
    count: 3,
    at: '2026-11-20T12:10:00.000Z',
  },
];

/** GET system */
export const systemStatus = {
  ...commonResponses('systemStatus'),
  well: answerWith({}),
  /** PostgreSQL and a bucket, several servers. */
  shared: answerWith(
    {},
    {
      servers: 3,
      database: { kind: 'postgresql', bytes: 912_000_000 },
      files: { kind: 's3', bytes: 1_240_000_000_000 },
      backup: { state: 'unknown', at: null },
    },
  ),
  warned: answerWith(
    { findings: FINDINGS },
    {
      disk: { freeBytes: 2_100_000_000, bytes: 120_000_000_000 },
      backup: { state: 'never', at: null },
      mail: { isConfigured: false, waiting: 0, lastSentAt: null },
    },
  ),
  failures: answerWith({ failures: FAILURES }, { mail: { ...facts.mail, waiting: 12 } }),
  /** After sending again: they wait for the next attempt. */
  resent: answerWith({}, { mail: { ...facts.mail, waiting: 13 } }),
  tooLate: answerWith({ failures: FAILURES.filter(({ state }) => state === 'expired') }),
};

/** POST system/retry-messages */
export const retryMessages = {
  ...commonResponses('retryMessages'),
  done: done(
    'retryMessages',
    { en: 'The messages are being sent again.', ar: 'جارٍ إرسال الرسائل مرة أخرى.' },
    { count: 13 },
  ),
  rateLimited: refused(
    'retryMessages',
    429,
    {
      en: 'Too many attempts. Wait 2 minutes and try again.',
      ar: 'تم تجاوز عدد المحاولات المسموح به. انتظر دقيقتين ثم حاول مجددًا.',
    },
    { headers: { 'Retry-After': '120' } },
  ),
};
