import { defineTexts } from '#core/i18n';

/** Texts of the button in the bar, which loads before the panel. */
export const notesBarTexts = defineTexts({
  title: { en: 'Notes', ar: 'الملاحظات' },
  open: {
    en: 'Notes, %{smart_count} open |||| Notes, %{smart_count} open',
    ar: 'الملاحظات، لا توجد مفتوحة |||| الملاحظات، واحدة مفتوحة |||| الملاحظات، اثنتان مفتوحتان |||| الملاحظات، %{smart_count} مفتوحة |||| الملاحظات، %{smart_count} مفتوحة |||| الملاحظات، %{smart_count} مفتوحة',
  },
  failed: { en: 'Couldn’t load the notes', ar: 'تعذّر تحميل الملاحظات' },
});
