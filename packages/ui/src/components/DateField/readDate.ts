import { latinDigits } from '../../text/latinDigits';
import { dateOrder } from './dateOrder';

/** The numbers of a date in any calendar. */
export interface DateNumbers {
  year: number;
  month: number;
  day: number;
}

/** Directional marks, which `Intl` and mail programs insert between the numbers of a date. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const YEAR_FIRST =
  /^(?<year>\d{3,4})[^\p{L}\p{N}]{1,3}(?<month>\d{1,2})[^\p{L}\p{N}]{1,3}(?<day>\d{1,2})\.?$/u;
const COMPACT = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/;
const YEAR_LAST =
  /^(?<first>\d{1,2})(?<one>[^\p{L}\p{N}]{1,3})(?<second>\d{1,2})(?<two>[^\p{L}\p{N}]{1,3})(?<year>\d{3,4})$/u;

/** Latin digits, without directional marks and surrounding spaces. */
function plainText(text: string): string {
  return latinDigits(text).replaceAll(MARKS, '').trim();
}

/** Parses a date that starts with its year, with any separators or, with eight digits, without. */
export function readYearFirst(text: string): DateNumbers | undefined {
  const plain = plainText(text);
  const match = COMPACT.exec(plain) ?? YEAR_FIRST.exec(plain);
  if (match === null) return undefined;
  const { year, month, day } = match.groups ?? {};
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/**
 * Returns the possible dates of a text, in digits of any script: year first with any separators; day first
 * with dots; otherwise in the order of the locale, or in both orders if that is unknown. Years of two digits
 * are rejected. The caller checks that the dates exist.
 *
 * @param locale - A BCP 47 tag.
 */
export function readDate(text: string, locale: string): readonly DateNumbers[] {
  const yearFirst = readYearFirst(text);
  if (yearFirst !== undefined) return [yearFirst];
  const groups = YEAR_LAST.exec(plainText(text))?.groups;
  if (groups === undefined) return [];
  const [first, second, year] = [groups['first'], groups['second'], groups['year']].map(Number);
  if (first === undefined || second === undefined || year === undefined) return [];
  const dayFirst = { year, month: second, day: first };
  const monthFirst = { year, month: first, day: second };
  const hasDots = [groups['one'], groups['two']].every((separator) => separator?.includes('.'));
  const order = hasDots ? 'day' : dateOrder(locale);
  if (order === 'day') return [dayFirst];
  if (order === 'month') return [monthFirst];
  return order === 'unknown' ? [dayFirst, monthFirst] : [];
}
