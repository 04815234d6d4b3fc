import { defineTexts } from '#core/i18n';

export const unsavedChangesTexts = defineTexts({
  question: { en: 'Leave without saving?', ar: 'المغادرة دون حفظ؟' },
  more: { en: 'Your unsaved changes will be lost.', ar: 'ستُفقد التغييرات غير المحفوظة.' },
  'uploads.question': { en: 'Interrupt the uploads?', ar: 'إيقاف عمليات الرفع؟' },
  uploads: {
    en: 'The page has to reload, which interrupts the running uploads. Unsaved changes will be lost.',
    ar: 'يلزم إعادة تحميل الصفحة، وسيوقف ذلك عمليات الرفع الجارية. ستُفقد التغييرات غير المحفوظة.',
  },
  leave: { en: 'Leave', ar: 'مغادرة' },
  stay: { en: 'Stay', ar: 'البقاء' },
});
