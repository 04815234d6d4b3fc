import { latinDigits } from '../../text/latinDigits';
import { numberLocale } from '../../theme/formatNumber';

export type HourCycle = 12 | 24;

const HOUR = 60;
const DAY = 24 * HOUR;

/** Cache: creating `Intl` formats is slow. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATS = 100;

/** @returns minutes since midnight of `HH:mm`, or `undefined` for anything else */
export function fromIsoTime(text: string | undefined): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::00)?$/.exec(text ?? '') ?? [];
  return hours === undefined ? undefined : Number(hours) * HOUR + Number(minutes);
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}

/** @param minutes since midnight */
export function toIsoTime(minutes: number): string {
  return `${pad(Math.floor(minutes / HOUR))}:${pad(minutes % HOUR)}`;
}

/**
 * Formats a time in the locale without direction marks, because the field runs from left to right.
 *
 * @param minutes since midnight
 */
export function formatTime(locale: string, minutes: number, cycle: HourCycle | undefined): string {
  const date = new Date(minutes * 60_000);
  return formatFor(locale, cycle)
    .format(date)
    .replaceAll(/[\u200e\u200f\u061c]/g, '')
    .replaceAll(/\s/g, ' ');
}

/**
 * Parses a time in common notations: digits of any script, `9`, `9:05`, `9.05`, `0905`, `9h05`, with am or pm
 * in English, Arabic or the words of the locale, before or after the digits.
 *
 * @returns minutes since midnight, or `undefined` for anything else, such as 25:00 or 14:30 pm
 */
export function parseTime(locale: string, text: string): number | undefined {
  const plain = fold(latinDigits(text));
  const period = periods(locale).find(({ word }) => plain.includes(word));
  const digits = period ? plain.replace(period.word, '') : plain;
  const [, first, second] =
    /^(\d{1,2})(?:[:.٫,h](\d{1,2}))?$/.exec(digits) ?? /^(\d{1,2})(\d{2})$/.exec(digits) ?? [];
  if (first === undefined) return undefined;
  const [hours, minutes] = [Number(first), Number(second ?? 0)];
  if (minutes >= HOUR) return undefined;
  if (!period) return hours < 24 ? hours * HOUR + minutes : undefined;
  if (hours < 1 || hours > 12) return undefined;
  return ((hours % 12) + (period.isAfternoon ? 12 : 0)) * HOUR + minutes;
}

/** Removes spaces, full stops at the ends of abbreviations, and marks. */
function fold(text: string): string {
  return text
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .replaceAll(/(?<=\p{L})\./gu, '')
    .toLowerCase();
}

/** The longest first, because they may contain the short ones. */
function periods(locale: string): readonly { word: string; isAfternoon: boolean }[] {
  const words = (isAfternoon: boolean) =>
    formatFor(locale, 12)
      .formatToParts(new Date(isAfternoon ? (DAY - HOUR) * 60_000 : HOUR * 60_000))
      .filter(({ type }) => type === 'dayPeriod')
      .map(({ value }) => ({ word: fold(value), isAfternoon }));
  return [
    ...words(false),
    ...words(true),
    { word: 'am', isAfternoon: false },
    { word: 'pm', isAfternoon: true },
    { word: 'صباحًا', isAfternoon: false },
    { word: 'مساءً', isAfternoon: true },
    { word: 'ص', isAfternoon: false },
    { word: 'م', isAfternoon: true },
  ]
    .filter(({ word }) => word !== '')
    .sort((a, b) => b.word.length - a.word.length);
}

function formatFor(locale: string, cycle: HourCycle | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${cycle ?? ''}`;
  let format = formats.get(key);
  if (format === undefined) {
    if (formats.size >= MAX_FORMATS) formats.clear();
    // With English as the second choice: the default of `Intl` would be the language of the device.
    format = new Intl.DateTimeFormat([numberLocale(locale), 'en'], {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      ...(cycle === 12 && { hourCycle: 'h12' }),
      ...(cycle === 24 && { hourCycle: 'h23' }),
    });
    formats.set(key, format);
  }
  return format;
}
