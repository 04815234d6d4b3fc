import type { LocalizedTexts } from '../../theme/locale';

/** Texts of a TimeField; times arrive as the field writes them. */
export interface TimeFieldTexts {
  /** Says that the text is no time. */
  notTime: string;
  /** Says that the time is before `min`. */
  tooEarly: (min: string) => string;
  /** Says that the time is after `max`. */
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
