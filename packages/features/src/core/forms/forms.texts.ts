import { defineTexts } from '#core/i18n';

/** Errors that several forms have in common: their texts spread these, so that a brand rewords them once. */
export const formTexts = defineTexts({
  'rule.hidden': {
    en: 'This text has characters that can’t be seen. Type it instead of pasting it.',
    ar: 'يحتوي النص على رموز غير مرئية. اكتبه بدلًا من لصقه.',
  },
});
