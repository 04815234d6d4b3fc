import { defineTexts } from '#core/i18n';

/** What all lists say. */
export const listTexts = defineTexts({
  back: { en: 'Back', ar: 'رجوع' },
  more: { en: 'More actions', ar: 'إجراءات أخرى' },
  filters: { en: 'Filters', ar: 'عوامل التصفية' },
});
