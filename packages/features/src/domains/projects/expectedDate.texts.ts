import { defineTexts } from '#core/i18n';

/** A date follows each of them. */
export const expectedDateTexts = defineTexts({
  'expected.by': { en: 'Expected by', ar: 'متوقعة بحلول' },
  'expected.was': { en: 'Was expected by', ar: 'كانت متوقعة بحلول' },
});
