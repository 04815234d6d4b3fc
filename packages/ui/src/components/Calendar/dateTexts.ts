import { textsFor } from '../../theme/locale';

/** Default texts of the date components. */
const TEXTS = {
  en: {
    gregorian: (date: string) => `Gregorian: ${date}`,
    noSuchDate: (example: string) =>
      `There is no such date. Write year, month and day, as in ${example}.`,
  },
  ar: {
    gregorian: (date: string) => `الميلادي: ${date}`,
    noSuchDate: (example: string) => `لا يوجد تاريخ كهذا. اكتب السنة والشهر واليوم، مثل ${example}.`,
  },
  de: {
    gregorian: (date: string) => `Gregorianisch: ${date}`,
    noSuchDate: (example: string) =>
      `Dieses Datum gibt es nicht. Schreiben Sie Jahr, Monat und Tag, etwa ${example}.`,
  },
  fa: {
    gregorian: (date: string) => `میلادی: ${date}`,
    noSuchDate: (example: string) =>
      `چنین تاریخی وجود ندارد. سال، ماه و روز را بنویسید، مانند ${example}.`,
  },
  he: {
    gregorian: (date: string) => `גרגוריאני: ${date}`,
    noSuchDate: (example: string) => `אין תאריך כזה. יש לכתוב שנה, חודש ויום, כגון ${example}.`,
  },
  ur: {
    gregorian: (date: string) => `عیسوی: ${date}`,
    noSuchDate: (example: string) =>
      `ایسی کوئی تاریخ نہیں۔ سال، مہینہ اور دن لکھیں، جیسے ${example}۔`,
  },
} as const;

/** Texts of the date components. */
export type DateTexts = (typeof TEXTS)['en' | 'ar'];

/**
 * Returns the default texts for a locale, English for a language that the package does not speak.
 *
 * @param locale - A BCP 47 tag.
 */
export function dateTexts(locale: string): DateTexts {
  return textsFor<DateTexts>(locale, TEXTS);
}
