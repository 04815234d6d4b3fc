import { defineTexts } from '#core/i18n';

export const sessionTexts = defineTexts({
  'logout.thanks': {
    en: 'Thank you for using %{brand}',
    ar: 'شكرًا لاستخدامك «%{brand}»',
  },
  'logout.soon': { en: 'See you soon', ar: 'نراك قريبًا' },
  'logout.title': { en: 'Logged out', ar: 'تم تسجيل الخروج' },
  'logout.login': { en: 'Log in again', ar: 'تسجيل الدخول مجددًا' },

  'link.ignored': {
    en: 'The link in the email sets the password of the account it was sent to. You’re logged in: to use it, log out first and open it again.',
    ar: 'يحدّد الرابط في الرسالة كلمة مرور الحساب الذي أُرسل إليه. تم تسجيل الدخول: لاستخدامه سجّل الخروج أولًا ثم افتحه مجددًا.',
  },

  'ends.soon': { en: 'Your session ends at %{time}.', ar: 'تنتهي جلستك الساعة %{time}.' },
  'ends.stay': { en: 'Stay logged in', ar: 'تمديد الجلسة' },

  'reauth.title': { en: 'Stay logged in', ar: 'تمديد الجلسة' },
  'reauth.lead': {
    en: 'Enter your password to stay logged in. Nothing on this page changes.',
    ar: 'أدخل كلمة المرور لتمديد الجلسة. لن يتغيّر شيء في هذه الصفحة.',
  },
  'reauth.endedTitle': { en: 'Your session has ended', ar: 'انتهت جلستك' },
  'reauth.endedLead': {
    en: 'Log in again to continue. Nothing on this page is lost.',
    ar: 'سجّل الدخول مجددًا للمتابعة. لن يُفقد شيء من هذه الصفحة.',
  },
  'reauth.sso': { en: 'Continue with %{name}', ar: 'المتابعة باستخدام %{name}' },
  'reauth.ssoLead': {
    en: 'Log in in another tab. Then this page goes on, with nothing lost.',
    ar: 'سجّل الدخول في علامة تبويب أخرى، ثم تابع في هذه الصفحة دون أن تفقد شيئًا.',
  },
  'reauth.as': { en: 'Account:', ar: 'الحساب:' },
  'reauth.password': { en: 'Password', ar: 'كلمة المرور' },
  'reauth.required': { en: 'Password is required', ar: 'كلمة المرور مطلوبة' },
  'reauth.submit': { en: 'Log in', ar: 'تسجيل الدخول' },
  'reauth.sending': { en: 'Logging in…', ar: 'جارٍ تسجيل الدخول…' },
  'reauth.cancel': { en: 'Cancel', ar: 'إلغاء' },
  'reauth.leave': { en: 'Leave this page', ar: 'مغادرة هذه الصفحة' },

  'qr.open': { en: 'Login QR code', ar: 'رمز QR لتسجيل الدخول' },
  'qr.lead': {
    en: 'Scan it with a phone to open the login page with your email filled in.',
    ar: 'عند مسحه بكاميرا الهاتف تُفتح صفحة تسجيل الدخول وفيها بريدك الإلكتروني.',
  },
  'qr.for': {
    en: 'QR code that opens the login page for %{email}',
    ar: 'رمز QR يفتح صفحة تسجيل الدخول للحساب %{email}',
  },
  'qr.download': { en: 'Download QR code', ar: 'تنزيل رمز QR' },
  'qr.making': { en: 'Preparing the image…', ar: 'جارٍ تجهيز الصورة…' },
  'qr.failed': {
    en: 'Couldn’t create the image. Try another browser.',
    ar: 'تعذّر إنشاء الصورة. جرّب متصفحًا آخر.',
  },

  'tab.language': {
    en: 'The language was changed in another tab. This page will update once you finish what you’re doing here.',
    ar: 'تم تغيير اللغة في علامة تبويب أخرى. ستُحدَّث هذه الصفحة بعد إتمام ما تعمل عليه هنا.',
  },
  'tab.logged-out': {
    en: 'You logged out in another tab. This page will update once you finish what you’re doing here.',
    ar: 'تم تسجيل الخروج في علامة تبويب أخرى. ستُحدَّث هذه الصفحة بعد إتمام ما تعمل عليه هنا.',
  },
  'tab.logged-in': {
    en: 'You logged in from another tab. This page will update once you finish what you’re doing here.',
    ar: 'تم تسجيل الدخول في علامة تبويب أخرى. ستُحدَّث هذه الصفحة بعد إتمام ما تعمل عليه هنا.',
  },
  'tab.pass-reset': {
    en: 'Your password was changed in another tab. This page will update once you finish what you’re doing here.',
    ar: 'تم تغيير كلمة المرور في علامة تبويب أخرى. ستُحدَّث هذه الصفحة بعد إتمام ما تعمل عليه هنا.',
  },
});
