import { defineTexts } from '#core/i18n';

/** Quoted from the specification where it gives a text, typos included. */
export const sessionTexts = defineTexts({
  'logout.thanks': {
    en: 'Thanks you for using %{brand}',
    ar: 'شكرًا لاستخدامك %{brand}',
  },
  'logout.soon': { en: 'See you soon', ar: 'نراك قريبًا' },
  'logout.title': { en: 'Logged out', ar: 'تم تسجيل الخروج' },
  'logout.login': { en: 'Log in again', ar: 'تسجيل الدخول مجددًا' },

  'ends.soon': { en: 'Your session ends at %{time}.', ar: 'تنتهي جلستك في الساعة %{time}.' },
  'ends.stay': { en: 'Stay logged in', ar: 'تمديد الجلسة' },

  'reauth.title': { en: 'Stay logged in', ar: 'تمديد الجلسة' },
  'reauth.lead': {
    en: 'Enter your password. This page stays as it is.',
    ar: 'أدخل كلمة المرور، وستبقى هذه الصفحة كما هي.',
  },
  'reauth.endedTitle': { en: 'Your session has ended', ar: 'انتهت جلستك' },
  'reauth.endedLead': {
    en: 'Log in again, and nothing on this page is lost.',
    ar: 'سجّل الدخول مجددًا ولن تفقد شيئًا مما في هذه الصفحة.',
  },
  'reauth.as': { en: 'You are logged in as', ar: 'أنت مسجّل الدخول باسم' },
  'reauth.password': { en: 'Password', ar: 'كلمة المرور' },
  'reauth.showPassword': { en: 'Show password', ar: 'إظهار كلمة المرور' },
  'reauth.required': { en: 'Password is required', ar: 'كلمة المرور مطلوبة' },
  'reauth.submit': { en: 'Log in', ar: 'تسجيل الدخول' },
  'reauth.sending': { en: 'Logging in…', ar: 'جارٍ تسجيل الدخول…' },
  'reauth.cancel': { en: 'Cancel', ar: 'الغاء' },
  'reauth.leave': { en: 'Leave this page', ar: 'مغادرة هذه الصفحة' },

  'qr.open': { en: 'QR login code', ar: 'رمز QR للدخول' },
  'qr.lead': {
    en: 'Point a phone’s camera at it, and the login opens with your e-mail filled in.',
    ar: 'وجّه كاميرا الهاتف إليه لتُفتح صفحة الدخول وبريدك مكتوب فيها.',
  },
  'qr.for': {
    en: 'QR code that opens the login of %{email}',
    ar: 'رمز QR يفتح صفحة دخول %{email}',
  },
  'qr.download': { en: 'Download', ar: 'تنزيل' },
  'qr.making': { en: 'Making the picture…', ar: 'جارٍ إعداد الصورة…' },
  'qr.failed': {
    en: 'Your browser could not make the picture.',
    ar: 'تعذّر على متصفحك إعداد الصورة.',
  },
  'qr.close': { en: 'Close', ar: 'إغلاق' },

  'tab.language': {
    en: 'The language was changed in another tab. This page follows when your work here is done.',
    ar: 'تغيّرت اللغة في نافذة أخرى. ستتبعها هذه الصفحة حين ينتهي عملك هنا.',
  },
  'tab.logged-out': {
    en: 'You logged out in another tab. This page follows when your work here is done.',
    ar: 'سجّلت الخروج في نافذة أخرى. ستتبعها هذه الصفحة حين ينتهي عملك هنا.',
  },
  'tab.logged-in': {
    en: 'You logged in in another tab. This page follows when your work here is done.',
    ar: 'سجّلت الدخول في نافذة أخرى. ستتبعها هذه الصفحة حين ينتهي عملك هنا.',
  },
  'tab.pass-reset': {
    en: 'Your password was changed in another tab. This page follows when your work here is done.',
    ar: 'تغيّرت كلمة المرور في نافذة أخرى. ستتبعها هذه الصفحة حين ينتهي عملك هنا.',
  },
});
