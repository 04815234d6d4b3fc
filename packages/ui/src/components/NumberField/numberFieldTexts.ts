import type { LocalizedTexts } from '../../theme/locale';

/** Texts of a NumberField; numbers arrive as the field writes them. */
export interface NumberFieldTexts {
  /** Names the button for more, together with the label of the field. */
  increase: string;
  /** Names the button for less, together with the label of the field. */
  decrease: string;
  /** Says that the text is no number. */
  notNumber: string;
  /** Says that the number is below `min`. */
  tooLow: (min: string) => string;
  /** Says that the number is above `max`. */
  tooHigh: (max: string) => string;
}

export const NUMBER_FIELD_TEXTS: LocalizedTexts<NumberFieldTexts> = {
  en: {
    increase: 'Increase',
    decrease: 'Decrease',
    notNumber: 'Enter a number in digits.',
    tooLow: (min) => `Enter ${min} or more.`,
    tooHigh: (max) => `Enter ${max} or less.`,
  },
  ar: {
    increase: 'زيادة',
    decrease: 'إنقاص',
    notNumber: 'أدخل رقمًا.',
    tooLow: (min) => `أدخل ${min} أو أكثر.`,
    tooHigh: (max) => `أدخل ${max} أو أقل.`,
  },
};
