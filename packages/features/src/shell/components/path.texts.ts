import { defineTexts } from '#core/i18n';

export const pathTexts = defineTexts({
  'path.back': { en: 'Back', ar: 'رجوع' },
  'path.label': { en: 'You are here', ar: 'موقعك' },
});
