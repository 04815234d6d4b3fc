import { ENDPOINTS, type Account, type AccountSession } from '@jawla/contract';
import { HttpResponse, type HttpHandler } from 'msw';
import { accountSessions, ownAccount, ownData } from '../fixtures/accounts';
import { khalid, maya } from '../fixtures/people';
import { commonResponses, done, handle, ok, refused, reply } from './response';
import { serverTexts } from './serverTexts';

const DEAD = {
  en: 'This link has expired or has already been used.',
  ar: 'انتهت صلاحية هذا الرابط أو سبق استخدامه.',
};
const CHECK = { en: 'Check the highlighted fields.', ar: 'تحقق من الحقول المحددة.' };
const TOO_MANY = {
  en: 'Too many attempts. Wait a while and try again.',
  ar: 'تم تجاوز عدد المحاولات المسموح به. انتظر قليلًا ثم حاول مجددًا.',
};
const AFTER_TWO_MINUTES = { headers: { 'Retry-After': '120' } };
const WRONG_PASSWORD = { errors: { password: serverTexts.wrongPassword } };

const LONG_NAMES = { fname: maya.fname, lname: maya.lname };

/** GET account */
export const account = {
  ...commonResponses('account'),
  filled: ok('account', ownAccount),
  arabic: ok('account', {
    ...ownAccount,
    fname: khalid.fname,
    lname: khalid.lname,
    email: khalid.email,
    language: 'ar',
  }),
  longNames: ok('account', {
    ...ownAccount,
    ...LONG_NAMES,
    email: maya.email,
    phone: null,
  }),
  /** Stored when one character was enough. */
  shortName: ok('account', { ...ownAccount, fname: 'Bo' }),
  changingEmail: ok('account', { ...ownAccount, newEmail: 'noor.haddad@example.org' }),
};

/** PUT account; the response is the account with what was sent. */
export const updateAccount = {
  ...commonResponses('updateAccount'),
  done: handle('updateAccount', async ({ request }) =>
    reply('updateAccount', await changedBy(request, ownAccount)),
  ),
  /** Another tab has changed the names. */
  longNames: handle('updateAccount', async ({ request }) =>
    reply('updateAccount', await changedBy(request, { ...ownAccount, ...LONG_NAMES })),
  ),
  wrongPassword: refused('updateAccount', 422, CHECK, WRONG_PASSWORD),
  phoneTaken: refused('updateAccount', 409, serverTexts.phoneTaken, {
    code: 'taken',
    errors: { phone: serverTexts.phoneTaken },
  }),
};

async function changedBy(request: Request, before: Account): Promise<Account> {
  const { data: sent } = ENDPOINTS.updateAccount.body.safeParse(await request.json());
  const { password: _, phone, ...rest } = sent ?? {};
  const changed = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  );
  return { ...before, ...changed, phone: phone ?? before.phone };
}

async function withNewEmail(request: Request, before: Account): Promise<Account> {
  const { data: sent } = ENDPOINTS.requestEmailChange.body.safeParse(await request.json());
  return { ...before, newEmail: sent?.email ?? null };
}

/** An account that keeps what is sent. */
export function storedAccount(): HttpHandler[] {
  let stored: Account = ownAccount;
  return [
    handle('account', () => reply('account', stored)),
    handle('updateAccount', async ({ request }) => {
      stored = await changedBy(request, stored);
      return reply('updateAccount', stored);
    }),
    handle('requestEmailChange', async ({ request }) => {
      stored = await withNewEmail(request, stored);
      return reply('requestEmailChange', stored);
    }),
  ];
}

/** POST account/email */
export const requestEmailChange = {
  ...commonResponses('requestEmailChange'),
  sent: handle('requestEmailChange', async ({ request }) =>
    reply('requestEmailChange', await withNewEmail(request, ownAccount)),
  ),
  wrongPassword: refused('requestEmailChange', 422, CHECK, WRONG_PASSWORD),
  rateLimited: refused('requestEmailChange', 429, TOO_MANY, AFTER_TWO_MINUTES),
};

/** POST email-change/link: whether a mailed link still works */
export const emailChangeLink = {
  ...commonResponses('emailChangeLink'),
  usable: ok('emailChangeLink', { isUsable: true }),
  dead: ok('emailChangeLink', { isUsable: false }),
  /** A server of before this call. */
  unknownCall: refused('emailChangeLink', 404, { en: 'Not found.', ar: 'غير موجود.' }),
};

function linkResponses(name: 'confirmEmailChange' | 'undoEmailChange', email: string) {
  return {
    ...commonResponses(name),
    done: ok(name, { email }),
    dead: refused(name, 404, DEAD),
    taken: refused(name, 409, serverTexts.accountEmailTaken, { code: 'taken' }),
  };
}

/** POST email-change/confirm */
export const confirmEmailChange = linkResponses('confirmEmailChange', 'noor@al-haddad.example');
/** POST email-change/undo */
export const undoEmailChange = linkResponses('undoEmailChange', 'noor@old-town.example');

/** PUT account/password */
export const changePassword = {
  ...commonResponses('changePassword'),
  done: done('changePassword', serverTexts.passwordChanged),
  wrongPassword: refused('changePassword', 422, CHECK, WRONG_PASSWORD),
  rateLimited: refused('changePassword', 429, TOO_MANY, AFTER_TWO_MINUTES),
};

/** GET account/sessions */
export const sessionList = {
  ...commonResponses('sessions'),
  filled: ok('sessions', { sessions: [...accountSessions] }),
  onlyThis: ok('sessions', { sessions: [accountSessions[0]] }),
  /** Sessions that can be ended. */
  stateful: (): HttpHandler[] => {
    let sessions: AccountSession[] = [...accountSessions];
    return [
      handle('sessions', () => reply('sessions', { sessions })),
      handle('endSession', ({ params }) => {
        sessions = sessions.filter(({ _id }) => _id !== params['id']);
        return HttpResponse.json({ message: serverTexts.sessionEnded.en });
      }),
      handle('endOtherSessions', () => {
        sessions = sessions.filter(({ isCurrent }) => isCurrent);
        return HttpResponse.json({ message: serverTexts.sessionsEnded.en });
      }),
    ];
  },
};

/** DELETE account/sessions/{id} */
export const endSession = {
  ...commonResponses('endSession'),
  done: done('endSession', serverTexts.sessionEnded),
  gone: refused('endSession', 404, {
    en: 'This session has already ended.',
    ar: 'انتهت هذه الجلسة بالفعل.',
  }),
};

/** DELETE account/sessions */
export const endOtherSessions = {
  ...commonResponses('endOtherSessions'),
  /** The session was ended on another device. */
  signedOut: refused('endOtherSessions', 401, {
    en: 'Your session has ended. Log in again.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا.',
  }),
  done: done('endOtherSessions', serverTexts.sessionsEnded),
};

/** GET account/data */
export const accountData = {
  ...commonResponses('accountData'),
  filled: ok('accountData', ownData),
};
