import { dateLocale } from '../../theme/dateLocale';

/**
 * Formats a day of the Gregorian calendar: "5 March 2026".
 *
 * @param iso - The day as `YYYY-MM-DD`; any other text is returned unchanged.
 * @param locale - A BCP 47 tag.
 */
export function gregorianWords(iso: string, locale: string): string {
  const day = Date.parse(`${iso}T00:00:00Z`);
  if (Number.isNaN(day)) return iso;
  return new Intl.DateTimeFormat(dateLocale(locale), {
    calendar: 'gregory',
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(day);
}
