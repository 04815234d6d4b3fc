import { defineTexts } from '#core/i18n';

/** Errors of fields: `rules.texts.ts`. */
export const loginTexts = defineTexts({
  'login.title': { en: 'Log in', ar: 'تسجيل الدخول' },
  'login.lead': {
    en: 'Walk through your buildings, wherever you are.',
    ar: 'تجوّل في مبانيك أينما كنت.',
  },
  'login.email': { en: 'Email', ar: 'البريد الإلكتروني' },
  'login.password': { en: 'Password', ar: 'كلمة المرور' },
  'login.capsLock': { en: 'Caps Lock is on', ar: 'مفتاح Caps Lock مفعّل' },
  'login.arabicKeyboard': {
    en: 'Your keyboard is set to Arabic',
    ar: 'لوحة المفاتيح على اللغة العربية',
  },
  'login.remember': { en: 'Remember me', ar: 'تذكّرني' },
  'login.rememberHint': {
    en: 'Saves your email on this device',
    ar: 'يحفظ بريدك الإلكتروني على هذا الجهاز',
  },
  'login.forgot': { en: 'Forgot password?', ar: 'نسيت كلمة المرور؟' },
  'login.or': { en: 'or', ar: 'أو' },
  'login.byPhone': { en: 'Log in with your phone number', ar: 'تسجيل الدخول برقم الهاتف' },
  'login.sso': { en: 'Continue with %{name}', ar: 'المتابعة باستخدام %{name}' },
  'login.submit': { en: 'Log in', ar: 'تسجيل الدخول' },
  'login.sending': { en: 'Logging in…', ar: 'جارٍ تسجيل الدخول…' },
  'login.expired': {
    en: 'Your session has ended. Log in again to continue where you left off.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا للمتابعة من حيث توقفت.',
  },
  'login.cookiesBlocked': {
    en: 'Your browser blocks cookies, so we can’t keep you logged in. Allow cookies for this site and try again.',
    ar: 'يحظر متصفحك ملفات تعريف الارتباط، لذا لا يمكن إبقاء جلستك مفتوحة. اسمح بها لهذا الموقع ثم حاول مجددًا.',
  },
  'login.signingInAs': { en: 'Logging in as', ar: 'تسجيل الدخول باسم' },
  'login.notYou': { en: 'Not you?', ar: 'لست أنت؟' },
});
