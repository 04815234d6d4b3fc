import { defineTexts } from '#core/i18n';

/** Words of `@jawla/ui` by which stories find what it renders. */
export const uiTexts = defineTexts({
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  cancelUpload: { en: 'Cancel upload', ar: 'إلغاء الرفع' },
  clear: { en: 'Clear search', ar: 'مسح البحث' },
  close: { en: 'Close', ar: 'إغلاق' },
  hide: { en: 'Continue in background', ar: 'المتابعة في الخلفية' },
  messages: { en: 'Messages', ar: 'الرسائل' },
  next: { en: 'Next', ar: 'التالي' },
  page: { en: 'Page', ar: 'صفحة' },
  pages: { en: 'Pages', ar: 'الصفحات' },
  previous: { en: 'Previous', ar: 'السابق' },
  showPassword: { en: 'Show password', ar: 'إظهار كلمة المرور' },
  upload: { en: 'Upload', ar: 'رفع' },
});
