import { readDate, readYearFirst, type DateNumbers } from './readDate';

/**
 * Range of plausible Gregorian years. It excludes the current years of the Hijri, Persian, Hebrew and Thai
 * calendars.
 */
const FIRST_YEAR = 1600;
const LAST_YEAR = 2399;

/** Number of days of a month, with leap years. */
function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function exists({ year, month, day }: DateNumbers): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
}

/** Formats a date as `YYYY-MM-DD`, in any calendar. */
export function writeDate({ year, month, day }: DateNumbers): string {
  return [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
}

/**
 * Parses a text as a date with the year first, with any separators, in Latin or Arabic digits. Returns
 * `YYYY-MM-DD`, or `undefined` if it is no date.
 */
export function isoDate(text: string): string | undefined {
  const date = readYearFirst(text);
  return date !== undefined && date.year > 999 && exists(date) ? writeDate(date) : undefined;
}

/**
 * Returns the Gregorian date of a typed text if it is unambiguous, as `YYYY-MM-DD`: see `readDate` for the
 * forms. `undefined` for a date that does not exist, is ambiguous, or has a year of another calendar.
 *
 * @param locale - A BCP 47 tag, which determines the order of day and month.
 */
export function gregorianDate(text: string, locale: string): string | undefined {
  const dates = readDate(text, locale).filter(
    (date) => exists(date) && isGregorian(writeDate(date)),
  );
  const written = new Set(dates.map(writeDate));
  const [date] = written;
  return written.size === 1 ? date : undefined;
}

/** Returns whether the year of a date is Gregorian rather than of another calendar. */
export function isGregorian(date: string): boolean {
  const year = Number(date.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
