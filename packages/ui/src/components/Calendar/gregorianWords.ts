/** Regions of the languages that come without one, as in the calendar sheet. */
const REGIONS: Readonly<Record<string, string>> = { en: 'en-GB', ar: 'ar-JO' };

/**
 * Returns a day in the words of the Gregorian calendar: "5 March 2026". A locale without region has Latin digits.
 *
 * @param iso - The day as `YYYY-MM-DD`.
 * @param locale - A BCP 47 tag.
 */
export function gregorianWords(iso: string, locale: string): string {
  const options = {
    calendar: 'gregory',
    dateStyle: 'long',
    timeZone: 'UTC',
    ...(!locale.includes('-') && { numberingSystem: 'latn' }),
  } as const;
  const day = Date.parse(`${iso}T00:00:00Z`);
  try {
    return new Intl.DateTimeFormat(REGIONS[locale] ?? locale, options).format(day);
  } catch {
    return iso;
  }
}
