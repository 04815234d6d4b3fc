import {
  CalendarDate,
  createCalendar,
  GregorianCalendar,
  parseDate,
  toCalendar,
  type DateValue,
} from '@internationalized/date';
import { isGregorian, isoDate, writeDate } from '../DateField/isoDate';
import { readDate } from '../DateField/readDate';
import type { CalendarName } from './calendars';

const GREGORIAN = new GregorianCalendar();

/** Returns the date of a `YYYY-MM-DD`; `undefined` if that is no date. */
export function dateOf(iso: string | undefined): CalendarDate | undefined {
  return iso !== undefined && isoDate(iso) === iso ? parseDate(iso) : undefined;
}

/** Returns the Gregorian `YYYY-MM-DD` of a date in any calendar. */
export function isoOf(date: DateValue): string {
  const { year, month, day } = toCalendar(date, GREGORIAN);
  return writeDate({ year, month, day });
}

/**
 * Returns a Gregorian `YYYY-MM-DD` in another calendar, in the same form: `1447-09-15`. A day that the
 * calendar cannot number, such as one before its first year or outside of its tables, is returned unchanged.
 */
export function writeCalendarDate(iso: string, calendar: CalendarName): string {
  const date = dateOf(iso);
  if (date === undefined) return iso;
  const { year, month, day } = toCalendar(date, createCalendar(calendar));
  const found = findDate({ year, month, day }, calendar);
  return found === iso ? writeDate({ year, month, day }) : iso;
}

/**
 * Returns the Gregorian `YYYY-MM-DD` of a text with a date of another calendar, in the forms of `readDate`;
 * `undefined` if there is no such day, or its year belongs to another calendar.
 *
 * @param locale - A BCP 47 tag, which determines the order of day and month.
 */
export function readCalendarDate(
  text: string,
  calendar: CalendarName,
  locale: string,
): string | undefined {
  const days = readDate(text, locale).flatMap((date) => {
    const iso = findDate(date, calendar);
    return iso === undefined ? [] : [iso];
  });
  const [day] = new Set(days);
  if (new Set(days).size === 1) return day;
  // Days that `writeCalendarDate` returns unchanged.
  const iso = isoDate(text);
  return iso !== undefined && isGregorian(iso) && writeCalendarDate(iso, calendar) === iso
    ? iso
    : undefined;
}

/** Returns the Gregorian day of a date that exists in its calendar: converting back must give the same date. */
function findDate(
  { year, month, day }: { year: number; month: number; day: number },
  calendar: CalendarName,
): string | undefined {
  const system = createCalendar(calendar);
  // The library normalizes numbers out of range to another date.
  const date = new CalendarDate(system, year, month, day);
  const gregorian = toCalendar(date, GREGORIAN);
  const back = toCalendar(gregorian, system);
  const isSame =
    [date, back].every((one) => one.year === year && one.month === month && one.day === day) &&
    date.era === back.era;
  const iso = isoOf(date);
  return isSame && gregorian.era === 'AD' && isGregorian(iso) ? iso : undefined;
}
