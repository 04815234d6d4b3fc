import { defineTexts } from '#core/i18n';

/** Shared by every screen on which an image is uploaded. */
export const imageTexts = defineTexts({
  hint: { en: 'jpg, png or webp, under 5 MB', ar: 'jpg أو png أو webp، أقل من 5 ميغابايت' },
  wrongType: {
    en: 'Only jpg, jpeg, png and webp images are allowed',
    ar: 'يُسمح فقط بصور jpg وjpeg وpng وwebp',
  },
  tooLarge: {
    en: 'The image must be smaller than 5 MB',
    ar: 'يجب أن يقل حجم الصورة عن 5 ميغابايت',
  },
});
