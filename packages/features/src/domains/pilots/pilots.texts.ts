import { defineTexts } from '#core/i18n';

/** Quoted from the specification where it gives a text. */
export const pilotTexts = defineTexts({
  'viewer.preparing': {
    en: 'We are preparing your project, Please wait',
    ar: 'نحن نجهّز مشروعك، يُرجى الانتظار',
  },
  'viewer.logIn': { en: 'Log in', ar: 'تسجيل الدخول' },
  'viewer.contact': { en: 'Contact us', ar: 'تواصل معنا' },
  'viewer.opensNewTab': { en: 'opens in a new tab', ar: 'يُفتح في نافذة جديدة' },
  'viewer.missing': { en: 'There is no tour at this address', ar: 'لا توجد جولة في هذا العنوان' },
  'viewer.missingMore': {
    en: 'The link may be incomplete, or the tour has been taken down.',
    ar: 'قد يكون الرابط غير مكتمل، أو أن الجولة قد أُزيلت.',
  },
});
