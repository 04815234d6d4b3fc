import { latinDigits } from '../../text/latinDigits';

/** How many days a month has; February knows leap years. */
function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The date that a text means, as `YYYY-MM-DD`: year first, with any separators, in Latin or Arabic
 * digits. `undefined` when it is no date.
 */
export function isoDate(text: string): string | undefined {
  const match = /^\s*(\d{4})\D?(\d{1,2})\D?(\d{1,2})\s*$/.exec(latinDigits(text));
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return undefined;
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
