import { defineTexts } from '#core/i18n';

/** Ways in through the mail and the phone. */
export const messageTexts = defineTexts({
  'forgot.title': { en: 'Forgot password?', ar: 'نسيت كلمة المرور؟' },
  'forgot.lead': {
    en: 'Enter your email and we’ll send you a link to choose a new password.',
    ar: 'أدخل بريدك الإلكتروني لنرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
  },
  'forgot.didYouMean': { en: 'Did you mean %{email}?', ar: 'هل المقصود %{email}؟' },
  'mail.send': { en: 'Send link', ar: 'إرسال الرابط' },
  'mail.sending': { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },

  'check.title': { en: 'Check your email', ar: 'تفقّد بريدك الإلكتروني' },
  'check.lead': {
    en: 'We sent a link to the address below. It should arrive within %{minutes} minutes.',
    ar: 'أرسلنا رابطًا إلى العنوان أدناه. من المتوقع أن يصل خلال %{minutes} دقائق.',
  },
  'check.spam': {
    en: 'Don’t see it? Check your spam folder.',
    ar: 'لم تصل الرسالة؟ تفقّد مجلد الرسائل غير المرغوب فيها.',
  },
  'check.justNow': { en: 'Sent just now', ar: 'تم الإرسال الآن' },
  'check.sentAgo': {
    en: 'Sent %{smart_count} minute ago |||| Sent %{smart_count} minutes ago',
    ar: 'تم الإرسال قبل أقل من دقيقة |||| تم الإرسال قبل دقيقة |||| تم الإرسال قبل دقيقتين |||| تم الإرسال قبل %{smart_count} دقائق |||| تم الإرسال قبل %{smart_count} دقيقة |||| تم الإرسال قبل %{smart_count} دقيقة',
  },
  'check.resend': { en: 'Resend link', ar: 'إعادة إرسال الرابط' },
  'check.resent': { en: 'Sent again at %{time}', ar: 'تمت إعادة الإرسال الساعة %{time}' },
  'check.otherAddress': { en: 'Wrong address?', ar: 'العنوان غير صحيح؟' },
  'resend.wait': {
    en: 'You can resend in',
    ar: 'يمكن إعادة الإرسال بعد',
  },

  'verify.title': { en: 'Verify your email', ar: 'أكّد بريدك الإلكتروني' },
  'verify.lead': {
    en: 'Before you log in for the first time, verify that this address is yours:',
    ar: 'قبل تسجيل الدخول لأول مرة، أكّد أن هذا العنوان لك:',
  },
  'verify.back': { en: 'Back to login', ar: 'العودة إلى تسجيل الدخول' },

  'phone.title': { en: 'Log in with your phone number', ar: 'تسجيل الدخول برقم الهاتف' },
  'phone.lead': {
    en: 'We’ll text you a six-digit code.',
    ar: 'سنرسل إليك رسالة نصية فيها رمز من ستة أرقام.',
  },
  'phone.number': { en: 'Phone number', ar: 'رقم الهاتف' },
  'phone.send': { en: 'Send code', ar: 'إرسال الرمز' },
  'phone.byEmail': { en: 'Log in with your email', ar: 'تسجيل الدخول بالبريد الإلكتروني' },

  'code.title': { en: 'Enter the code', ar: 'أدخل الرمز' },
  'code.sentTo': { en: 'We sent it to', ar: 'أرسلناه إلى' },
  'code.otherNumber': { en: 'Change number', ar: 'تغيير الرقم' },
  'code.label': { en: 'Six-digit code', ar: 'رمز من ستة أرقام' },
  'code.enter': { en: 'Log in', ar: 'تسجيل الدخول' },
  'code.checking': { en: 'Checking…', ar: 'جارٍ التحقق…' },
  'code.verified': { en: 'Verified', ar: 'تم التحقق' },
  'code.resend': { en: 'Resend code', ar: 'إعادة إرسال الرمز' },

  'new.title': { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  'new.join': { en: 'Accept the invitation', ar: 'قبول الدعوة' },
  'new.leaving': { en: 'Opening the login…', ar: 'جارٍ فتح صفحة الدخول…' },
  'new.for': { en: 'Account:', ar: 'الحساب:' },
  'new.password': { en: 'New password', ar: 'كلمة المرور الجديدة' },
  'new.confirm': { en: 'Confirm password', ar: 'تأكيد كلمة المرور' },
  'new.show': { en: 'Show passwords', ar: 'إظهار كلمتي المرور' },
  'new.hint': { en: 'Your password needs:', ar: 'يجب أن تتضمن كلمة المرور:' },
  'new.hint.min': { en: 'at least 8 characters', ar: '8 أحرف على الأقل' },
  'new.hint.lower': { en: 'one lowercase letter', ar: 'حرفًا لاتينيًا صغيرًا' },
  'new.hint.upper': { en: 'one uppercase letter', ar: 'حرفًا لاتينيًا كبيرًا' },
  'new.hint.digit': { en: 'one number', ar: 'رقمًا واحدًا' },
  'new.met': { en: 'met', ar: 'مستوفى' },
  'new.notMet': { en: 'not met yet', ar: 'غير مستوفى بعد' },
  'new.submit': { en: 'Save password', ar: 'حفظ كلمة المرور' },
  'new.sending': { en: 'Saving…', ar: 'جارٍ الحفظ…' },
  'new.done': {
    en: 'Your password has been changed',
    ar: 'تم تغيير كلمة المرور',
  },
  'new.continue': { en: 'Continue', ar: 'متابعة' },
  'new.entering': { en: 'Logging in…', ar: 'جارٍ تسجيل الدخول…' },
  'new.toLogin': { en: 'Go to login page', ar: 'فتح صفحة تسجيل الدخول' },

  'link.loading': { en: 'Checking the link…', ar: 'جارٍ التحقق من الرابط…' },
  'link.dead': { en: 'This link no longer works', ar: 'لم يعد هذا الرابط صالحًا' },
  'link.deadText': {
    en: 'Each link works once and for a limited time. Request a new one.',
    ar: 'يعمل كل رابط مرة واحدة ولمدة محدودة. يمكنك طلب رابط جديد.',
  },
  'link.failed': { en: 'Couldn’t open this link', ar: 'تعذّر فتح هذا الرابط' },
  'link.newMail': { en: 'Send a new link', ar: 'إرسال رابط جديد' },
  'link.newCode': { en: 'Send a new code', ar: 'إرسال رمز جديد' },
  'link.toLogin': { en: 'Log in', ar: 'تسجيل الدخول' },
});
