import { defineTexts } from '#core/i18n';

export const tourPictureTexts = defineTexts({
  none: { en: 'No picture in this tour', ar: 'لا توجد صورة في هذه الجولة' },
  change: {
    en: 'Drag another picture here, or choose one',
    ar: 'اسحب صورة أخرى إلى هنا، أو اخترها',
  },
  uploading: { en: 'Uploading picture…', ar: 'جارٍ رفع الصورة…' },
  failed: { en: 'Couldn’t upload the picture.', ar: 'تعذّر رفع الصورة.' },
  restore: { en: 'Use the tour’s own picture', ar: 'استخدام صورة الجولة نفسها' },
  restoring: { en: 'Restoring…', ar: 'جارٍ الاستعادة…' },
});
