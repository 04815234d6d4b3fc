import { HttpResponse } from 'msw';
import {
  admin,
  expectedProjects,
  khalid,
  login,
  loginUser,
  manyProjects,
  maya,
  noor,
  staff,
  summariesOf,
  unverified,
} from '../fixtures';
import { handle, commonResponses, done, ok, refused, slowly } from './response';
import { serverTexts } from './serverTexts';

/** POST auth/email-login */
export const emailLogin = {
  ...commonResponses('emailLogin'),
  client: ok('emailLogin', login('t-noor', noor)),
  admin: ok('emailLogin', login('t-admin', admin)),
  /** Some servers respond like this for an account without a phone number. */
  nullPhone: handle('emailLogin', () =>
    HttpResponse.json({ token: 't-noor', user: { ...loginUser(noor), phone: null } }),
  ),
  staff: ok('emailLogin', login('t-staff', staff)),
  suspended: refused('emailLogin', 403, {
    en: 'Your account is suspended. Ask an admin to let you in again.',
    ar: 'حسابك موقوف. اطلب من أحد المسؤولين إعادة تفعيله.',
  }),
  unverified: ok('emailLogin', login('t-new', unverified)),
  slow: slowly('emailLogin', login('t-noor', noor)),
  wrong: refused('emailLogin', 401, {
    en: 'Wrong email or password.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  }),
  rateLimited: refused(
    'emailLogin',
    429,
    {
      en: 'Too many attempts. Wait 2 minutes and try again.',
      ar: 'تم تجاوز عدد المحاولات المسموح به. انتظر دقيقتين ثم حاول مجددًا.',
    },
    { headers: { 'Retry-After': '120' } },
  ),
  longMessage: refused('emailLogin', 401, {
    en: 'Wrong email or password. If you have had this account for a long time and have changed neither, somebody in your organisation may have closed it; the person who invited you can tell you more, and can open it again.',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة. إن كان لديك هذا الحساب منذ زمن ولم تغيّر أيًّا منهما، فربما أغلقه أحد في مؤسستك؛ ويمكن لمن دعاك أن يخبرك بالمزيد وأن يعيد فتحه.',
  }),
};

/** GET user/{token} */
export const currentUser = {
  ...commonResponses('currentUser'),
  client: ok('currentUser', noor),
  arabicClient: ok('currentUser', khalid),
  longNames: ok('currentUser', maya),
  admin: ok('currentUser', admin),
  adminWithUploads: ok('currentUser', { ...admin, waitingFootage: 3 }),
  adminWithoutUploads: ok('currentUser', { ...admin, waitingFootage: 0 }),
  staff: ok('currentUser', staff),
  /** An admin to whom clients gave access. */
  adminWithAccess: ok('currentUser', { ...admin, projectsData: noor.projectsData }),
  slow: slowly('currentUser', noor),
  expired: refused('currentUser', 401, {
    en: 'Your session has ended. Log in again.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا.',
  }),
  withManyProjects: ok('currentUser', { ...noor, projectsData: summariesOf(manyProjects(500)) }),
  /** The tour of one project is expected, that of the other is overdue. */
  withExpectedTours: ok('currentUser', {
    ...noor,
    projectsData: summariesOf(Object.values(expectedProjects)),
  }),
  withoutProjects: ok('currentUser', { ...noor, projectsData: [] }),
};

/** POST auth/logout */
export const logout = {
  ...commonResponses('logout'),
  done: done('logout', serverTexts.loggedOut),
};
