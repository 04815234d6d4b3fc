import type { LocalizedTexts } from '../../theme/locale';

/** Texts of a TimeField; times are passed as formatted. */
export interface TimeFieldTexts {
  /** The input is not a time. */
  notTime: string;
  /** The time is before `min`. */
  tooEarly: (min: string) => string;
  /** The time is after `max`. */
  tooLate: (max: string) => string;
}

export const TIME_FIELD_TEXTS: LocalizedTexts<TimeFieldTexts> = {
  en: {
    notTime: 'Enter a time, such as 14:30.',
    tooEarly: (min) => `Enter ${min} or later.`,
    tooLate: (max) => `Enter ${max} or earlier.`,
  },
  ar: {
    notTime: 'أدخل وقتًا مثل 14:30.',
    tooEarly: (min) => `أدخل ${min} أو بعد ذلك.`,
    tooLate: (max) => `أدخل ${max} أو قبل ذلك.`,
  },
};
