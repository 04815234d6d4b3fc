import { defineTexts } from '#core/i18n';

/** Texts of the button, which loads before the sheet. */
export const shareTexts = defineTexts({
  share: { en: 'Share', ar: 'مشاركة' },
  opening: { en: 'Opening…', ar: 'جارٍ الفتح…' },
  failed: {
    en: 'Couldn’t open sharing. Try again.',
    ar: 'تعذّر فتح المشاركة. حاول مجددًا.',
  },
});
