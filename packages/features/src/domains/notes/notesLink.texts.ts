import { defineTexts } from '#core/i18n';

/** Texts of links to all notes of a project, on pages that have no room for more. */
export const notesLinkTexts = defineTexts({
  open: {
    en: '%{smart_count} open note |||| %{smart_count} open notes',
    ar: 'لا ملاحظات مفتوحة |||| ملاحظة مفتوحة واحدة |||| ملاحظتان مفتوحتان |||| %{smart_count} ملاحظات مفتوحة |||| %{smart_count} ملاحظة مفتوحة |||| %{smart_count} ملاحظة مفتوحة',
  },
});
