import { defineTexts } from '#core/i18n';

export const unsavedChangesTexts = defineTexts({
  question: { en: 'Leave without saving?', ar: 'المغادرة دون حفظ؟' },
  more: { en: 'Your unsaved changes will be lost.', ar: 'ستُفقد التغييرات غير المحفوظة.' },
  leave: { en: 'Leave', ar: 'مغادرة' },
  stay: { en: 'Stay', ar: 'البقاء' },
});
