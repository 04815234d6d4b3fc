import { numberLocale } from '../../theme/formatNumber';
import { latinDigits } from '../../text/latinDigits';

/** Of digits: one to three, groups of two (India) or three, and three at the end. */
const GROUPED = /^\d{1,3}(?:[ .,]\d{2,3})*[ .,]\d{3}$/;

/**
 * Reads a number as people write it: digits of any script, either separator, groups by comma, point, space or
 * apostrophe. Of two different separators the last one is the decimal sign. A single one is read as the locale has
 * it, and as a decimal sign where it cannot stand for a group: `1,5` is one and a half everywhere.
 *
 * @returns `undefined` for anything else, and for numbers beyond `Number.MAX_SAFE_INTEGER`, which would change.
 */
export function parseNumber(locale: string, text: string): number | undefined {
  const plain = latinDigits(text)
    // Direction marks and signs of currency are no part of the number.
    .replaceAll(/[\p{Cf}\p{Sc}]/gu, '')
    .replaceAll(/[−‐‑–﹣－]/g, '-')
    .replaceAll('،', ',')
    .replaceAll(/[\s٬'’]/g, ' ')
    .trim();
  const [, sign = '', amount = ''] = /^([+-]?) ?([\d .,٫]+)$/.exec(plain) ?? [];
  const decimal = decimalSign(locale, amount);
  const at = decimal === undefined ? amount.length : amount.lastIndexOf(decimal);
  const integer = amount.slice(0, at);
  const fraction = amount.slice(at + 1);
  const digits = digitsOf(integer);
  if (digits === undefined || !/^\d*$/.test(fraction) || digits + fraction === '') return undefined;
  const value = Number(`${sign}${digits || '0'}.${fraction || '0'}`);
  // The sum turns -0 into 0.
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value + 0 : undefined;
}

/** The separator that stands before the fraction; `undefined` if there is none. */
function decimalSign(locale: string, amount: string): string | undefined {
  if (amount.includes('٫')) return '٫';
  const marks = amount.match(/[.,]/g) ?? [];
  const [first, last] = [marks[0], marks.at(-1)];
  if (first !== last) return last;
  if (first === undefined || marks.length > 1) return undefined;
  const parts = new Intl.NumberFormat([numberLocale(locale), 'en']).formatToParts(12_345.6);
  const isGroup = parts.some(({ type, value }) => type === 'group' && value === first);
  return isGroup && GROUPED.test(amount) ? undefined : first;
}

/** Digits without the marks of groups; `undefined` if the marks differ or stand in the wrong places. */
function digitsOf(integer: string): string | undefined {
  if (/^\d*$/.test(integer)) return integer;
  const marks = new Set(integer.match(/[ .,]/g));
  return marks.size === 1 && GROUPED.test(integer) ? integer.replaceAll(/[ .,]/g, '') : undefined;
}
