import { defineTexts } from '#core/i18n';

/** Quoted from the specification where it gives a text, typos included. */
export const authTexts = defineTexts({
  'login.title': { en: 'Log in', ar: 'تسجيل الدخول' },
  'login.lead': {
    en: 'Walk through your buildings, wherever you are.',
    ar: 'تجوّل في مبانيك أينما كنت',
  },
  'login.email': { en: 'E-mail', ar: 'البريد الإلكتروني' },
  'login.password': { en: 'Password', ar: 'كلمة المرور' },
  'login.showPassword': { en: 'Show password', ar: 'إظهار كلمة المرور' },
  'login.capsLock': { en: 'Caps Lock is on', ar: 'مفتاح الأحرف الكبيرة مفعّل' },
  'login.arabicKeyboard': {
    en: 'Your keyboard is set to Arabic',
    ar: 'لوحة المفاتيح على اللغة العربية',
  },
  'login.remember': { en: 'Remember me', ar: 'تذكّرني' },
  'login.rememberHint': {
    en: 'Keeps your e-mail on this device',
    ar: 'يحفظ بريدك الإلكتروني على هذا الجهاز',
  },
  'login.forgot': { en: 'Forgot password?', ar: 'نسيت كلمة المرور؟' },
  'login.byPhone': { en: 'Log in with your phone', ar: 'الدخول برقم الهاتف' },
  'login.submit': { en: 'Log in', ar: 'تسجيل الدخول' },
  'login.sending': { en: 'Logging in…', ar: 'جارٍ تسجيل الدخول…' },
  'login.expired': {
    en: 'Your session has ended. Log in again to go on where you were.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا لتكمل من حيث توقفت.',
  },
  'login.cookiesBlocked': {
    en: 'Your browser blocks cookies, and without them a login cannot last. Allow cookies for this site and try again.',
    ar: 'متصفحك يحظر ملفات تعريف الارتباط، ولا يدوم تسجيل الدخول من دونها. اسمح بها لهذا الموقع ثم حاول مجددًا.',
  },
  'login.signingInAs': { en: 'Signing in as', ar: 'تسجيل الدخول باسم' },
  'login.notYou': { en: 'Not you?', ar: 'لست أنت؟' },

  'email.invalid': { en: 'Invalid E-mail', ar: 'بريد إلكتروني غير صحيح' },
  'email.required': { en: 'E-mail is required', ar: 'البريد الإلكتروني مطلوب' },
  'email.pattern': { en: 'Enter a valid e-mail', ar: 'أدخل بريدًا إلكترونيًا صحيحًا' },
  'password.required': { en: 'Password is required', ar: 'كلمة المرور مطلوبة' },
  'password.min': {
    en: 'Password must be at least 8 characters',
    ar: 'يجب ألا تقل كلمة المرور عن 8 أحرف',
  },
  'password.max': {
    en: 'Password must be 16 characters only',
    ar: 'يجب ألا تزيد كلمة المرور على 16 حرفًا',
  },
  'password.pattern': { en: 'Enter a valid password', ar: 'أدخل كلمة مرور صحيحة' },
  'password.weak': { en: 'Weak password', ar: 'كلمة المرور ضعيفة' },
  'password.match': { en: 'Password must match', ar: 'يجب أن تتطابق كلمتا المرور' },
  'phone.required': { en: 'phone no is requied', ar: 'رقم الهاتف مطلوب' },
  'phone.invalid': {
    en: 'This does not look like a phone number',
    ar: 'لا يبدو هذا رقم هاتف صحيحًا',
  },
});

export type AuthTextKey = keyof typeof authTexts;
