import { defineTexts } from '#core/i18n';

/** The frame of every page. Quoted from the specification where it gives a text. */
export const shellTexts = defineTexts({
  skip: { en: 'Skip to the content', ar: 'تخطَّ إلى المحتوى' },
  'header.home': { en: '%{brand}, home', ar: '%{brand}، الصفحة الرئيسية' },
  'header.logOut': { en: 'Log out', ar: 'تسجيل الخروج' },
  'header.toggle': { en: 'العربية', ar: 'English' },
  'logOut.question': {
    en: 'Are you sure you want to log out?',
    ar: 'هل أنت متأكد من رغبتك في تسجيل الخروج؟',
  },
  yes: { en: 'Yes', ar: 'نعم' },
  cancel: { en: 'Cancel', ar: 'الغاء' },
  ok: { en: 'ok', ar: 'حسنا' },
  'footer.about': { en: 'About', ar: 'من نحن' },
  'footer.privacy': { en: 'Privacy Terms', ar: 'شروط الخصوصية' },
  'footer.contact': { en: 'Contact Us', ar: 'تواصل معنا' },
  'footer.outside': { en: 'opens in a new tab', ar: 'يُفتح في نافذة جديدة' },
  'footer.links': { en: 'About %{brand}', ar: 'عن %{brand}' },
  'footer.copyright': {
    en: 'Copyrights@2024 %{brand}, All rights reserved .',
    ar: 'حقوق النشر@2024 %{brand}، جميع الحقوق محفوظة .',
  },
  'footer.help': { en: 'Do You Need Help?', ar: 'هل تحتاج إلى مساعدة؟' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  'offline.bar': {
    en: 'No connection since %{time}. What you see may be out of date.',
    ar: 'لا يوجد اتصال منذ %{time}. قد لا يكون ما تراه محدّثًا.',
  },
  'offline.back': { en: 'Back online', ar: 'عاد الاتصال' },
  'user.failed.title': { en: 'We could not load your account', ar: 'تعذّر تحميل حسابك' },
  'crash.title': { en: 'This page stopped working', ar: 'توقفت هذه الصفحة عن العمل' },
  'crash.text': {
    en: 'Nothing you saved is lost. Reload the page, or go back to the start.',
    ar: 'لم يُفقد شيء مما حفظته. أعد تحميل الصفحة أو عُد إلى البداية.',
  },
  'crash.reload': { en: 'Reload', ar: 'إعادة التحميل' },
  'crash.home': { en: 'Go to home page', ar: 'العودة إلى الصفحة الرئيسية' },
  'crash.copy': { en: 'Copy details', ar: 'نسخ التفاصيل' },
  'crash.copied': { en: 'Copied', ar: 'تم النسخ' },
  'crash.details': { en: 'Details of the fault', ar: 'تفاصيل العطل' },
  'outdated.title': {
    en: 'A new version of %{brand} is here',
    ar: 'تتوفر نسخة جديدة من %{brand}',
  },
  'unloaded.title': { en: 'This page could not be loaded', ar: 'تعذّر تحميل هذه الصفحة' },
  'outdated.text': {
    en: 'Reload the page, and it opens in the new version.',
    ar: 'أعد تحميل الصفحة لتُفتح في النسخة الجديدة.',
  },
});
