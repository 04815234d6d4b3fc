import { defineTexts } from '#core/i18n';

export const pilotTexts = defineTexts({
  'viewer.preparing': {
    en: 'Preparing your project…',
    ar: 'جارٍ تجهيز مشروعك…',
  },
  'viewer.logIn': { en: 'Log in', ar: 'تسجيل الدخول' },
  'viewer.contact': { en: 'Contact us', ar: 'تواصل معنا' },
  'viewer.missing': { en: 'No tour at this address', ar: 'لا توجد جولة على هذا العنوان' },
  'viewer.missingMore': {
    en: 'The link may be incomplete, or the tour may have been removed.',
    ar: 'قد يكون الرابط غير مكتمل، أو ربما تمت إزالة الجولة.',
  },
});
