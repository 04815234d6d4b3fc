import { defineTexts } from '#core/i18n';

/** The frame of every page. */
export const frameTexts = defineTexts({
  'header.home': { en: '%{brand}, home', ar: '%{brand}، الصفحة الرئيسية' },
  'nav.label': { en: 'Main', ar: 'التنقل الرئيسي' },
  'nav.clients': { en: 'Clients', ar: 'العملاء' },
  'nav.pilots': { en: 'Pilot projects', ar: 'المشاريع التجريبية' },
  'nav.pilotsShort': { en: 'Pilots', ar: 'التجريبية' },
  'nav.pilotsTab': { en: 'Pilot projects', ar: 'التجريبية' },
  'nav.visits': { en: 'Visits', ar: 'الزيارات' },
  'nav.footage': { en: 'Inbox', ar: 'الوارد' },
  // After the name of the inbox: without a noun, no plurals.
  'nav.waiting': { en: 'waiting: %{count}', ar: 'بالانتظار: %{count}' },
  'nav.uploads': { en: 'Upload files', ar: 'رفع الملفات' },
  'nav.projects': { en: 'Projects', ar: 'المشاريع' },
  'header.logOut': { en: 'Log out', ar: 'تسجيل الخروج' },
  'footer.about': { en: 'About', ar: 'من نحن' },
  'footer.privacy': { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
  'footer.contact': { en: 'Contact us', ar: 'تواصل معنا' },
  'footer.copyright': {
    en: '© 2024–%{year} %{brand}. All rights reserved.',
    ar: '© 2024–%{year} %{brand}. جميع الحقوق محفوظة.',
  },
  'footer.help': { en: 'Need help?', ar: 'هل تحتاج إلى مساعدة؟' },
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  'offline.bar': {
    en: 'You’ve been offline since %{time}. What you see may be out of date.',
    ar: 'انقطع الاتصال منذ الساعة %{time}. قد لا تكون المعلومات المعروضة محدّثة.',
  },
  'offline.back': { en: 'Back online', ar: 'عاد الاتصال' },
  'user.failed.title': { en: 'Couldn’t load your account', ar: 'تعذّر تحميل حسابك' },
  'crash.title': { en: 'This page stopped working', ar: 'توقفت هذه الصفحة عن العمل' },
  'crash.text': {
    en: 'Everything you saved is safe. Reload the page or go to the home page.',
    ar: 'لم يُفقد شيء مما سبق حفظه. أعد تحميل الصفحة أو انتقل إلى الصفحة الرئيسية.',
  },
  'crash.reload': { en: 'Reload', ar: 'إعادة التحميل' },
  'crash.home': { en: 'Go to home page', ar: 'العودة إلى الصفحة الرئيسية' },
  'crash.copy': { en: 'Copy details', ar: 'نسخ التفاصيل' },
  'crash.copied': { en: 'Copied', ar: 'تم النسخ' },
  'crash.details': { en: 'Error details', ar: 'تفاصيل الخطأ' },
  'outdated.title': {
    en: 'A new version of %{brand} is available',
    ar: 'يتوفر إصدار جديد من «%{brand}»',
  },
  'unloaded.title': { en: 'This page could not be loaded', ar: 'تعذّر تحميل هذه الصفحة' },
  'outdated.text': {
    en: 'Reload the page to use it.',
    ar: 'أعد تحميل الصفحة لاستخدامه.',
  },
});
