import { defineTexts } from '#core/i18n';

/** Texts of the list in which clients can be selected. */
export const selectTexts = defineTexts({
  select: { en: 'Select', ar: 'تحديد' },
  selectFailed: { en: 'Couldn’t load. Try again.', ar: 'تعذّر التحميل. حاول مجددًا.' },
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  selectNamed: { en: 'Select %{name}', ar: 'تحديد %{name}' },
  selectShown: { en: 'Select all shown', ar: 'تحديد كل المعروض' },
  count: {
    en: '%{smart_count} selected |||| %{smart_count} selected',
    ar: 'لا شيء محدَّد |||| عنصر واحد محدَّد |||| عنصران محدَّدان |||| %{smart_count} عناصر محدَّدة |||| %{smart_count} عنصرًا محدَّدًا |||| %{smart_count} عنصر محدَّد',
  },
});
