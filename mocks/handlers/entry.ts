import { HttpResponse } from 'msw';
import { admin, login, maya, noor, unverified } from '../fixtures';
import { handle, commonResponses, done, ok, refusal, refused } from './response';
import { serverTexts } from './serverTexts';

const DEAD_LINK = {
  en: 'This link has expired or has already been used.',
  ar: 'انتهت صلاحية هذا الرابط أو سبق استخدامه.',
};
const NO_SESSION = {
  en: 'Your session has ended. Log in again.',
  ar: 'انتهت جلستك. سجّل الدخول مجددًا.',
};
const TOO_MANY = {
  en: 'Too many attempts. Wait 2 minutes and try again.',
  ar: 'تم تجاوز عدد المحاولات المسموح به. انتظر دقيقتين ثم حاول مجددًا.',
};
const AFTER_TWO_MINUTES = { headers: { 'Retry-After': '120' } };

function account({ _id, email, phone, verified, isAdmin, userName }: typeof noor) {
  return { _id, email, verified, isAdmin, userName, ...(phone === undefined ? {} : { phone }) };
}

/** GET user/{id}: the address of a link's account */
export const linkEmail = {
  ...commonResponses('linkEmail'),
  found: ok('linkEmail', { email: unverified.email }),
  longAddress: ok('linkEmail', { email: maya.email }),
  dead: refused('linkEmail', 404, DEAD_LINK),
  /** The path is shared with the person of an id, whom only those who are logged in may read. */
  noLink: refused('linkEmail', 401, NO_SESSION),
};

/** GET user/verify/{id}: the account of a link */
export const verifyState = {
  ...commonResponses('verifyState'),
  verified: ok('verifyState', account(noor)),
  unverified: ok('verifyState', account(unverified)),
  withoutPhone: ok('verifyState', account(maya)),
  dead: refused('verifyState', 404, DEAD_LINK),
};

/** POST auth/phone-login */
export const phoneLogin = {
  ...commonResponses('phoneLogin'),
  sent: ok('phoneLogin', { verifyLink: 'v1' }),
  sentAgain: ok('phoneLogin', { verifyLink: 'v2' }),
  unknown: refused('phoneLogin', 404, {
    en: 'No account uses this phone number.',
    ar: 'لا يوجد حساب بهذا الرقم.',
  }),
  rateLimited: refused('phoneLogin', 429, TOO_MANY, AFTER_TWO_MINUTES),
};

const WRONG_CODE = {
  en: 'The code is wrong or has expired.',
  ar: 'الرمز غير صحيح أو انتهت صلاحيته.',
};

/** POST auth/phone-login/verify */
export const phoneLoginVerify = {
  ...commonResponses('phoneLoginVerify'),
  client: ok('phoneLoginVerify', login('t-noor', noor)),
  admin: ok('phoneLoginVerify', login('t-admin', admin)),
  unverified: ok('phoneLoginVerify', login('t-new', unverified)),
  wrong: refused('phoneLoginVerify', 401, WRONG_CODE),
  /** Accepts one code and refuses all others. */
  onlyFor: (code: string) =>
    handle('phoneLoginVerify', async ({ request }) => {
      const body: unknown = await request.json();
      const sent = typeof body === 'object' && body !== null && 'otpVal' in body && body.otpVal;
      return sent === code
        ? HttpResponse.json(login('t-noor', noor))
        : refusal(request, 401, WRONG_CODE);
    }),
  rateLimited: refused('phoneLoginVerify', 429, TOO_MANY, AFTER_TWO_MINUTES),
};

const MAIL_NOT_SENT = {
  en: 'Couldn’t send the email. Please try again in a moment.',
  ar: 'تعذّر إرسال الرسالة. يُرجى المحاولة بعد قليل.',
};
const NO_SUCH_ADDRESS = {
  en: 'No account uses this email.',
  ar: 'لا يوجد حساب بهذا البريد الإلكتروني.',
};

/** POST send-mail/send-reset-password */
export const sendResetPassword = {
  ...commonResponses('sendResetPassword'),
  sent: ok('sendResetPassword', { verifyLink: 'v3' }),
  unknown: refused('sendResetPassword', 404, NO_SUCH_ADDRESS),
  notSent: refused('sendResetPassword', 500, MAIL_NOT_SENT),
  rateLimited: refused('sendResetPassword', 429, TOO_MANY, AFTER_TWO_MINUTES),
};

/** POST send-mail/send-verify-email */
export const sendVerifyEmail = {
  ...commonResponses('sendVerifyEmail'),
  sent: ok('sendVerifyEmail', { verifyLink: 'v4' }),
  unknown: refused('sendVerifyEmail', 404, NO_SUCH_ADDRESS),
  notSent: refused('sendVerifyEmail', 500, MAIL_NOT_SENT),
};

const NO_FIRST_ADMIN = {
  en: 'This link doesn’t work anymore. As long as there is no account, a new one is shown when the server is restarted.',
  ar: 'لم يعد هذا الرابط صالحًا. ما دام لا يوجد أي حساب، يظهر رابط جديد عند إعادة تشغيل الخادم.',
};

/** POST first-admin/link: whether the link of a new server is valid */
export const firstAdminLink = {
  ...commonResponses('firstAdminLink'),
  there: ok('firstAdminLink', { exists: true }),
  dead: refused('firstAdminLink', 404, NO_FIRST_ADMIN),
  rateLimited: refused('firstAdminLink', 429, TOO_MANY, AFTER_TWO_MINUTES),
};

/** POST first-admin */
export const firstAdmin = {
  ...commonResponses('firstAdmin'),
  done: ok('firstAdmin', login('t-admin', admin)),
  dead: refused('firstAdmin', 404, NO_FIRST_ADMIN),
  invalid: refused(
    'firstAdmin',
    422,
    { en: 'Check the highlighted fields.', ar: 'تحقق من الحقول المحددة.' },
    { errors: { email: serverTexts.emailInvalid } },
  ),
};

/** PUT user/update-password/{link} */
export const updatePassword = {
  ...commonResponses('updatePassword'),
  done: done('updatePassword', serverTexts.passwordChanged),
  deadLink: refused('updatePassword', 404, DEAD_LINK),
};
