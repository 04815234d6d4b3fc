import { defineTexts } from '#core/i18n';

/** Ways in through the mail and the phone. Quoted from the specification where it gives a text, typos included. */
export const messageTexts = defineTexts({
  'forgot.title': { en: 'Forgot password?', ar: 'نسيت كلمة المرور؟' },
  'forgot.lead': {
    en: 'We mail you a link to choose a new one.',
    ar: 'نرسل إليك بالبريد رابطًا لاختيار كلمة مرور جديدة.',
  },
  'forgot.didYouMean': { en: 'Did you mean', ar: 'هل تقصد' },
  'mail.send': { en: 'Send verification link', ar: 'إرسال رابط التحقق' },
  'mail.sending': { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  cancel: { en: 'Cancel', ar: 'الغاء' },

  'check.title': { en: 'Check your e-mail', ar: 'تفقّد بريدك الإلكتروني' },
  'check.lead': {
    en: 'We sent a link to the address below. It arrives within %{minutes} minutes.',
    ar: 'أرسلنا رابطًا إلى العنوان أدناه، ويصل خلال %{minutes} دقائق.',
  },
  'check.spam': {
    en: 'Nothing there? Look in the spam folder as well.',
    ar: 'لم يصل شيء؟ ابحث أيضًا في مجلد الرسائل غير المرغوب فيها.',
  },
  'check.justNow': { en: 'Sent just now', ar: 'أُرسل الآن' },
  'check.sentAgo': {
    en: 'Sent %{smart_count} minute ago |||| Sent %{smart_count} minutes ago',
    ar: 'أُرسل قبل أقل من دقيقة |||| أُرسل قبل دقيقة |||| أُرسل قبل دقيقتين |||| أُرسل قبل %{smart_count} دقائق |||| أُرسل قبل %{smart_count} دقيقة |||| أُرسل قبل %{smart_count} دقيقة',
  },
  'check.resend': { en: 'Resend', ar: 'إعادة الإرسال' },
  'check.resent': { en: 'Sent again at %{time}', ar: 'أُعيد الإرسال في %{time}' },
  'check.open': { en: 'Open %{mail}', ar: 'فتح %{mail}' },
  'check.otherAddress': { en: 'Wrong address?', ar: 'العنوان غير صحيح؟' },
  'opens.outside': { en: 'opens in a new tab', ar: 'يُفتح في نافذة جديدة' },
  'resend.wait': {
    en: 'Possible again in',
    ar: 'متاح مجددًا بعد',
  },

  'verify.title': { en: 'Verify your e-mail', ar: 'تحقق من بريدك الإلكتروني' },
  'verify.lead': {
    en: 'Before the first login we make sure that this address is yours:',
    ar: 'قبل أول تسجيل دخول نتأكد من أن هذا العنوان لك:',
  },
  'verify.back': { en: 'Back to login', ar: 'العودة إلى تسجيل الدخول' },

  'phone.title': { en: 'Log in with your phone', ar: 'الدخول برقم الهاتف' },
  'phone.lead': {
    en: 'We text you a code of six digits.',
    ar: 'نرسل إليك رمزًا من ستة أرقام في رسالة نصية.',
  },
  'phone.number': { en: 'Phone number', ar: 'رقم الهاتف' },
  'phone.country': { en: 'Country', ar: 'الدولة' },
  'phone.searchCountry': { en: 'Search countries', ar: 'ابحث عن دولة' },
  'phone.noCountry': { en: 'No such country', ar: 'لا توجد دولة بهذا الاسم' },
  'phone.send': { en: 'Send Code', ar: 'إرسال الرمز' },
  'phone.byEmail': { en: 'Log in with your e-mail', ar: 'الدخول بالبريد الإلكتروني' },

  'code.title': { en: 'Enter the code', ar: 'أدخل الرمز' },
  'code.sentTo': { en: 'We sent it to', ar: 'أرسلناه إلى' },
  'code.otherNumber': { en: 'Change number', ar: 'تغيير الرقم' },
  'code.label': { en: 'Code of six digits', ar: 'رمز من ستة أرقام' },
  'code.enter': { en: 'Enter', ar: 'دخول' },
  'code.checking': { en: 'Checking…', ar: 'جارٍ التحقق…' },
  'code.verified': { en: 'Verified', ar: 'تم التحقق' },
  'code.resend': { en: 'Resend message', ar: 'إعادة إرسال الرسالة' },

  'new.title': { en: 'Choose a new password', ar: 'اختر كلمة مرور جديدة' },
  'new.for': { en: 'For', ar: 'للحساب' },
  'new.password': { en: 'New password', ar: 'كلمة المرور الجديدة' },
  'new.confirm': { en: 'Confirm the password', ar: 'تأكيد كلمة المرور' },
  'new.show': { en: 'Show passwords', ar: 'إظهار كلمتي المرور' },
  'new.hint': { en: 'The password needs:', ar: 'يجب أن تتضمن كلمة المرور:' },
  'new.hint.min': { en: 'at least 8 characters', ar: '8 أحرف على الأقل' },
  'new.hint.lower': { en: 'one lower case letter', ar: 'حرفًا لاتينيًا صغيرًا' },
  'new.hint.upper': { en: 'one capital letter', ar: 'حرفًا لاتينيًا كبيرًا' },
  'new.hint.digit': { en: 'one number', ar: 'رقمًا واحدًا' },
  'new.met': { en: 'met', ar: 'متحقق' },
  'new.notMet': { en: 'not met yet', ar: 'غير متحقق بعد' },
  'new.submit': { en: 'Save password', ar: 'حفظ كلمة المرور' },
  'new.sending': { en: 'Saving…', ar: 'جارٍ الحفظ…' },
  'new.done': {
    en: 'Your password has been changed successfully',
    ar: 'تم تغيير كلمة المرور بنجاح',
  },
  'new.toLogin': { en: 'Go to login page', ar: 'الذهاب إلى صفحة تسجيل الدخول' },

  'link.loading': { en: 'Looking the link up…', ar: 'جارٍ التحقق من الرابط…' },
  'link.dead': { en: 'This link does not work any more', ar: 'لم يعد هذا الرابط صالحًا' },
  'link.deadText': {
    en: 'A link works once and for a limited time. You can ask for a new one.',
    ar: 'يصلح الرابط مرة واحدة ولمدة محدودة. يمكنك طلب رابط جديد.',
  },
  'link.failed': { en: 'We could not open this link', ar: 'تعذّر فتح هذا الرابط' },
  'link.newMail': { en: 'Send a new link', ar: 'إرسال رابط جديد' },
  'link.newCode': { en: 'Send a new code', ar: 'إرسال رمز جديد' },
  'link.toLogin': { en: 'Log in', ar: 'تسجيل الدخول' },
});
