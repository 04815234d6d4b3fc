import { isDay } from '../limits.ts';

export interface ReadDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Whether it would also be a day if the month stood first. */
  readonly isAmbiguous: boolean;
}

const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const DOTS = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const DAY_FIRST = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4})$/;
const DIGITS_ONLY = /^(\d{4})(\d{2})(\d{2})$/;
/** Zeros of the Arabic-Indic digits, and of those in Persian and Urdu. */
const ZEROS = [0x660, 0x6f0] as const;

/**
 * Reads a date as people name folders: 2026-03-12, 12.03.2026, 12-03-2026 or 12/03/2026 (the day first), 20260312, with
 * the digits of either script.
 *
 * @returns `undefined` if it is no date.
 */
export function readDay(text: string): ReadDay | undefined {
  const plain = toLatinDigits(text).trim();
  const [, year, month, date] = YEAR_FIRST.exec(plain) ?? DIGITS_ONLY.exec(plain) ?? [];
  if (year !== undefined) return readParts(year, month, date);
  const [, dotDate, dotMonth, dotYear] = DOTS.exec(plain) ?? [];
  if (dotYear !== undefined) return readParts(dotYear, dotMonth, dotDate);
  const [, first, , second, lastYear] = DAY_FIRST.exec(plain) ?? [];
  if (lastYear === undefined) return undefined;
  const read = readParts(lastYear, second, first);
  const isAmbiguous = first !== second && readParts(lastYear, first, second) !== undefined;
  return read && { ...read, isAmbiguous };
}

function readParts(year = '', month = '', date = ''): ReadDay | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? { day, isAmbiguous: false } : undefined;
}

function toLatinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code >= ZEROS[1] ? ZEROS[1] : ZEROS[0];
    return String(code - zero);
  });
}
