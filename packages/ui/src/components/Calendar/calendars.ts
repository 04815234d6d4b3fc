/**
 * Calendars of the fields, by their Unicode name. The Japanese calendar is excluded: its years start again
 * with each era, so a numeric date is ambiguous.
 *
 * @see https://cldr.unicode.org/development/development-process/design-proposals/islamic-calendar-types
 */
export const CALENDARS = [
  'gregory',
  'islamic-umalqura',
  'islamic-civil',
  'islamic-tbla',
  'persian',
  'hebrew',
  'buddhist',
  'coptic',
  'ethiopic',
  'ethioaa',
  'indian',
  'roc',
] as const;
export type CalendarName = (typeof CALENDARS)[number];

/**
 * Returns the calendar to show: the given one, that of the locale's `-u-ca-` extension, or Gregorian, also
 * for an unknown name. The usual calendar of a region is ignored: a date must not change with the language of
 * a page.
 *
 * @param locale - A BCP 47 tag.
 */
export function calendarOf(locale: string, given: string | undefined): CalendarName {
  const name = given ?? calendarExtension(locale);
  return CALENDARS.find((calendar) => calendar === name) ?? 'gregory';
}

function calendarExtension(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).calendar;
  } catch {
    return undefined;
  }
}
