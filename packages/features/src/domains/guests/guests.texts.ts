import { defineTexts } from '#core/i18n';

/** The page of a guest link. Guests have no account, so nothing is said about accounts. */
export const guestTexts = defineTexts({
  opening: { en: 'Opening the tour…', ar: 'جارٍ فتح الجولة…' },
  'locked.title': { en: 'This tour is protected', ar: 'هذه الجولة محمية' },
  'locked.lead': {
    en: 'Enter the passcode that you were given.',
    ar: 'أدخل رمز الدخول الذي حصلت عليه.',
  },
  'locked.label': { en: 'Six-digit passcode', ar: 'رمز الدخول من ستة أرقام' },
  'locked.open': { en: 'Open tour', ar: 'فتح الجولة' },
  'locked.checking': { en: 'Checking…', ar: 'جارٍ التحقق…' },
  'locked.wrong': {
    en: 'That isn’t the passcode. Check it and try again.',
    ar: 'رمز الدخول غير صحيح. تحقق منه ثم حاول مجددًا.',
  },
  tooMany: {
    en: 'Too many attempts. Try again in %{smart_count} minute. |||| Too many attempts. Try again in %{smart_count} minutes.',
    ar: 'تم تجاوز عدد المحاولات المسموح به. حاول مجددًا الآن. |||| تم تجاوز عدد المحاولات المسموح به. حاول مجددًا بعد دقيقة. |||| تم تجاوز عدد المحاولات المسموح به. حاول مجددًا بعد دقيقتين. |||| تم تجاوز عدد المحاولات المسموح به. حاول مجددًا بعد %{smart_count} دقائق. |||| تم تجاوز عدد المحاولات المسموح به. حاول مجددًا بعد %{smart_count} دقيقة. |||| تم تجاوز عدد المحاولات المسموح به. حاول مجددًا بعد %{smart_count} دقيقة.',
  },
  'ended.title': { en: 'This link has ended', ar: 'انتهت صلاحية هذا الرابط' },
  'ended.more': { en: 'Ask the sender for a new link.', ar: 'اطلب من المرسل رابطًا جديدًا.' },
  'ended.unsent': { en: 'This was not sent:', ar: 'لم يتم إرسال هذا النص:' },
  'ended.copy': { en: 'Copy your text', ar: 'نسخ النص' },
  'prepared.more': {
    en: 'The tour is being prepared. Come back later.',
    ar: 'الجولة قيد التجهيز. حاول لاحقًا.',
  },
});
