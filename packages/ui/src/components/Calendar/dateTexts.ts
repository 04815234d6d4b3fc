/** Default texts of the date and time components. */
const TEXTS = {
  en: {
    gregorian: (date: string) => `Gregorian: ${date}`,
    noSuchDate: 'There is no such date. Write year, month and day, as in 1447-09-15.',
    from: 'From',
    to: 'To',
    upsideDown: 'The first day is after the last. Change one of them.',
    presets: 'Ranges',
    noSuchTime: 'There is no such time. Write hours and minutes, as in 09:30.',
    earliest: (time: string) => `The earliest time is ${time}.`,
    latest: (time: string) => `The latest time is ${time}.`,
  },
  ar: {
    gregorian: (date: string) => `الميلادي: ${date}`,
    noSuchDate: 'لا يوجد تاريخ كهذا. اكتب السنة والشهر واليوم، مثل 1447-09-15.',
    from: 'من',
    to: 'إلى',
    upsideDown: 'اليوم الأول بعد اليوم الأخير. غيّر أحدهما.',
    presets: 'فترات',
    noSuchTime: 'لا يوجد وقت كهذا. اكتب الساعات والدقائق، مثل 09:30.',
    earliest: (time: string) => `أبكر وقت هو ${time}.`,
    latest: (time: string) => `آخر وقت هو ${time}.`,
  },
} as const;

/** Texts of the date and time components. */
export type DateTexts = (typeof TEXTS)['en' | 'ar'];

/**
 * Returns the default texts for a locale: Arabic for its regions, English for every other language.
 *
 * @param locale - A BCP 47 tag.
 */
export function dateTexts(locale: string): DateTexts {
  return /^ar(-|$)/i.test(locale) ? TEXTS.ar : TEXTS.en;
}
