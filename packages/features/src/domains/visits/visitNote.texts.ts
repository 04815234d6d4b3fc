import { defineTexts } from '#core/i18n';

export const visitNoteTexts = defineTexts({
  'note.none': { en: 'No visits yet', ar: 'لا زيارات بعد' },
  'note.total': {
    en: '%{smart_count} visit |||| %{smart_count} visits',
    ar: 'لا زيارات |||| زيارة واحدة |||| زيارتان |||| %{smart_count} زيارات |||| %{smart_count} زيارة |||| %{smart_count} زيارة',
  },
  'note.last': { en: '%{visits}, last %{ago}', ar: '%{visits}، آخرها %{ago}' },
  'note.trend': {
    en: 'Last 30 days: %{smart_count} visit |||| Last 30 days: %{smart_count} visits',
    ar: 'آخر 30 يومًا: لا زيارات |||| آخر 30 يومًا: زيارة واحدة |||| آخر 30 يومًا: زيارتان |||| آخر 30 يومًا: %{smart_count} زيارات |||| آخر 30 يومًا: %{smart_count} زيارة |||| آخر 30 يومًا: %{smart_count} زيارة',
  },
});
