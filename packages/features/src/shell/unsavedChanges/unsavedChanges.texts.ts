import { defineTexts } from '#core/i18n';

export const unsavedChangesTexts = defineTexts({
  question: { en: 'Leave without saving?', ar: 'هل تريد المغادرة دون حفظ؟' },
  more: { en: 'Your changes will be lost.', ar: 'ستفقد التغييرات التي أجريتها.' },
  leave: { en: 'Leave', ar: 'مغادرة' },
  stay: { en: 'Stay', ar: 'البقاء' },
});
