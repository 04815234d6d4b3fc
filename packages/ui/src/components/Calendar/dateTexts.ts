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
} as const;

/** Texts of the date components. */
export type DateTexts = (typeof TEXTS)['en' | 'ar'];

/**
 * Returns the default texts for a locale: Arabic for Arabic tags, English for all others.
 *
 * @param locale - A BCP 47 tag.
 */
export function dateTexts(locale: string): DateTexts {
  return textsFor<DateTexts>(locale, TEXTS);
}
