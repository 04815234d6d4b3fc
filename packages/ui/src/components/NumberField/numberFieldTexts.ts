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
  de: {
    increase: 'Erhöhen',
    decrease: 'Verringern',
    notNumber: (example) => `Geben Sie eine Zahl ein, etwa ${example}.`,
    tooLow: (min) => `Geben Sie ${min} oder mehr ein.`,
    tooHigh: (max) => `Geben Sie ${max} oder weniger ein.`,
  },
  fa: {
    increase: 'افزایش',
    decrease: 'کاهش',
    notNumber: (example) => `یک عدد وارد کنید، مانند ${example}.`,
    tooLow: (min) => `${min} یا بیشتر وارد کنید.`,
    tooHigh: (max) => `${max} یا کمتر وارد کنید.`,
  },
  he: {
    increase: 'הגדלה',
    decrease: 'הקטנה',
    notNumber: (example) => `יש להזין מספר, כגון ${example}.`,
    tooLow: (min) => `יש להזין ${min} או יותר.`,
    tooHigh: (max) => `יש להזין ${max} או פחות.`,
  },
  ur: {
    increase: 'بڑھائیں',
    decrease: 'گھٹائیں',
    notNumber: (example) => `کوئی عدد درج کریں، جیسے ${example}۔`,
    tooLow: (min) => `${min} یا اس سے زیادہ درج کریں۔`,
    tooHigh: (max) => `${max} یا اس سے کم درج کریں۔`,
  },
};
