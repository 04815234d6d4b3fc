import { defineTexts } from '#core/i18n';

/** The page after the provider of single sign-on. */
export const ssoTexts = defineTexts({
  'sso.title': { en: 'Logging in…', ar: 'جارٍ تسجيل الدخول…' },
  'sso.failed': { en: 'Couldn’t log you in', ar: 'تعذّر تسجيل الدخول' },
  'sso.unknown': { en: 'There’s no account for you here yet', ar: 'لا يوجد حساب لك هنا بعد' },
  'sso.unknownText': {
    en: 'Ask the person who sends you your tours for an invitation, or contact us.',
    ar: 'اطلب دعوة ممن يرسل إليك جولاتك، أو تواصل معنا.',
  },
  'sso.cancelled': { en: 'You weren’t logged in', ar: 'لم يتم تسجيل دخولك' },
  'sso.cancelledText': {
    en: 'You cancelled, or %{name} didn’t let you in.',
    ar: 'ألغيت العملية، أو لم يسمح لك %{name} بالدخول.',
  },
  'sso.away': { en: '%{name} can’t be reached right now', ar: 'يتعذّر الوصول إلى %{name} الآن' },
  'sso.awayText': {
    en: 'Please try again shortly, or log in another way.',
    ar: 'يُرجى المحاولة بعد قليل، أو تسجيل الدخول بطريقة أخرى.',
  },
  'sso.awayOnlyText': { en: 'Please try again shortly.', ar: 'يُرجى المحاولة بعد قليل.' },
  'sso.expired': { en: 'This login is no longer valid', ar: 'لم تعد عملية الدخول هذه صالحة' },
  'sso.expiredText': {
    en: 'It took too long, was used already, or began in another browser.',
    ar: 'استغرقت وقتًا طويلًا، أو سبق استخدامها، أو بدأت في متصفح آخر.',
  },
  'sso.suspended': { en: 'Your account is suspended', ar: 'حسابك موقوف' },
  'sso.suspendedText': {
    en: 'Ask an admin to let you in again.',
    ar: 'اطلب من أحد المسؤولين إعادة تفعيله.',
  },
  'sso.taken': {
    en: 'This account belongs to someone else here',
    ar: 'هذا الحساب مرتبط بشخص آخر هنا',
  },
  'sso.takenText': {
    en: 'Log in with it, or choose another account at %{name}.',
    ar: 'سجّل الدخول به، أو اختر حسابًا آخر لدى %{name}.',
  },
  'sso.deadLink': { en: 'This invitation no longer works', ar: 'لم تعد هذه الدعوة صالحة' },
  'sso.deadLinkText': {
    en: 'It has expired or has already been used. Ask for a new one.',
    ar: 'انتهت صلاحيتها أو سبق استخدامها. اطلب دعوة جديدة.',
  },
  'sso.retry': { en: 'Try again', ar: 'إعادة المحاولة' },
  'sso.contact': { en: 'Contact us', ar: 'تواصل معنا' },
  'sso.otherWay': { en: 'Log in another way', ar: 'تسجيل الدخول بطريقة أخرى' },
  'sso.provider': { en: 'the service', ar: 'مزوّد الدخول' },
});
