import { defineTexts } from '#core/i18n';

/** A date follows each of them. */
export const expectedDateTexts = defineTexts({
  'expected.on': { en: 'Expected on', ar: 'متوقعة في' },
  'expected.was': { en: 'Was expected on', ar: 'كانت متوقعة في' },
});
