import { numberLocale } from '../../theme/formatNumber';
import { latinDigits } from '../../text/latinDigits';

/** Digit grouping: one to three digits, groups of two (India) or three, and a last group of three. */
const GROUPED = /^\d{1,3}(?:[ .,]\d{2,3})*[ .,]\d{3}$/;

/**
 * Parses a number in common notations: digits of any script, either decimal separator, groups separated by
 * comma, point, space or apostrophe. Of two different separators the last one is the decimal separator. A
 * single one is interpreted by the locale, and as the decimal separator if it cannot be a group separator:
 * `1,5` is one and a half everywhere.
 *
 * @returns `undefined` for anything else, and for numbers beyond `Number.MAX_SAFE_INTEGER`, which would lose
 * precision
 */
export function parseNumber(locale: string, text: string): number | undefined {
  const plain = latinDigits(text)
    // Removes direction marks and currency signs.
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
  // Adding 0 converts -0 to 0.
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value + 0 : undefined;
}

/** Returns the decimal separator; `undefined` if there is none. */
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

/** Returns the digits without group separators; `undefined` if these differ or are misplaced. */
function digitsOf(integer: string): string | undefined {
  if (/^\d*$/.test(integer)) return integer;
  const marks = new Set(integer.match(/[ .,]/g));
  return marks.size === 1 && GROUPED.test(integer) ? integer.replaceAll(/[ .,]/g, '') : undefined;
}
