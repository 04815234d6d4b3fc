import { defineTexts } from '#core/i18n';

/** Texts of sharing a project with people who have an account. */
export const projectShareTexts = defineTexts({
  'people.lead': {
    en: 'People with access see the project when they log in.',
    ar: 'يظهر المشروع لمن لديهم حق الوصول عند تسجيل الدخول.',
  },
  'people.link': { en: 'Copy link for people with access', ar: 'نسخ الرابط لمن لديهم حق الوصول' },
  'people.copied': { en: 'Link copied', ar: 'تم نسخ الرابط' },
  'people.address': { en: 'Link for people with access', ar: 'الرابط لمن لديهم حق الوصول' },
  'people.copyRefused': {
    en: 'Your browser blocked copying. Select the link and copy it yourself.',
    ar: 'منع المتصفح النسخ. حدّد الرابط وانسخه يدويًا.',
  },
  'mail.sending': { en: 'Sending a guest link…', ar: 'جارٍ إرسال رابط زائر…' },
  'mail.sent': {
    en: 'Guest link sent. It works until the end of %{day}.',
    ar: 'تم إرسال رابط زائر يعمل حتى نهاية يوم %{day}.',
  },
  'mail.retry': { en: 'Try again', ar: 'إعادة المحاولة' },
});
