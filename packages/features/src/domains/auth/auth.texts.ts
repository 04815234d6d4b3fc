import { defineTexts } from '#core/i18n';

/** Quoted from the specification where it gives a text, typos included. */
export const authTexts = defineTexts({
  'login.title': { en: 'Log in', ar: 'تسجيل الدخول' },
  'login.lead': {
    en: 'Walk through your buildings, wherever you are.',
    ar: 'تجوّل في مبانيك أينما كنت.',
  },
  'login.email': { en: 'Email', ar: 'البريد الإلكتروني' },
  'login.password': { en: 'Password', ar: 'كلمة المرور' },
  'login.showPassword': { en: 'Show password', ar: 'إظهار كلمة المرور' },
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

  'email.invalid': { en: 'Invalid email', ar: 'البريد الإلكتروني غير صحيح' },
  'email.required': { en: 'Email is required', ar: 'البريد الإلكتروني مطلوب' },
  'email.pattern': {
    en: 'Enter a valid email, such as name@example.com',
    ar: 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
  },
  'password.required': { en: 'Password is required', ar: 'كلمة المرور مطلوبة' },
  'password.min': {
    en: 'Password must be at least 8 characters',
    ar: 'يجب ألا تقل كلمة المرور عن 8 أحرف',
  },
  'password.max': {
    en: 'Password must be 16 characters or fewer',
    ar: 'يجب ألا تزيد كلمة المرور على 16 حرفًا',
  },
  'password.pattern': { en: 'Enter a valid password', ar: 'أدخل كلمة مرور صحيحة' },
  'password.weak': {
    en: 'Weak password. Use a lowercase letter, an uppercase letter and a number.',
    ar: 'كلمة المرور ضعيفة. استخدم حرفًا لاتينيًا صغيرًا وحرفًا كبيرًا ورقمًا.',
  },
  'password.match': { en: 'Passwords must match', ar: 'يجب أن تتطابق كلمتا المرور' },
  'phone.required': { en: 'Phone number is required', ar: 'رقم الهاتف مطلوب' },
  'phone.invalid': {
    en: 'Enter a valid phone number',
    ar: 'أدخل رقم هاتف صحيحًا',
  },
});

export type AuthTextKey = keyof typeof authTexts;
