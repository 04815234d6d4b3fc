import type { LocalizedTexts } from '../../theme/locale';

/** Texts of a NumberField; numbers are passed as formatted. */
export interface NumberFieldTexts {
  /** Accessible name of the increment button, together with the label of the field. */
  increase: string;
  /** Accessible name of the decrement button, together with the label of the field. */
  decrease: string;
  /** The input is not a number, or ambiguous. The example shows the separators of the locale: `1,234.5`. */
  notNumber: (example: string) => string;
  /** The number is below `min`. */
  tooLow: (min: string) => string;
  /** The number is above `max`. */
  tooHigh: (max: string) => string;
}

export const NUMBER_FIELD_TEXTS: LocalizedTexts<NumberFieldTexts> = {
  en: {
    increase: 'Increase',
    decrease: 'Decrease',
    notNumber: (example) => `Enter a number in digits, such as ${example}.`,
    tooLow: (min) => `Enter ${min} or more.`,
    tooHigh: (max) => `Enter ${max} or less.`,
  },
  ar: {
    increase: 'زيادة',
    decrease: 'إنقاص',
    notNumber: (example) => `أدخل رقمًا، مثل ${example}.`,
    tooLow: (min) => `أدخل ${min} أو أكثر.`,
    tooHigh: (max) => `أدخل ${max} أو أقل.`,
  },
};
