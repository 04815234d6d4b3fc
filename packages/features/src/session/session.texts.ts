import { defineTexts } from '../i18n';

/** Quoted from the specification where it gives a text, typos included. */
export const sessionTexts = defineTexts({
  'logout.thanks': {
    en: 'Thanks you for using %{brand}',
    ar: 'شكرًا لاستخدامك %{brand}',
  },
  'logout.soon': { en: 'See you soon', ar: 'نراك قريبًا' },
  'logout.title': { en: 'Logged out', ar: 'تم تسجيل الخروج' },
  'logout.login': { en: 'Log in again', ar: 'تسجيل الدخول مجددًا' },
});
