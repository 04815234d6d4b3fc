import { numberLocale } from '../../theme/formatNumber';
import { latinDigits } from '../../text/latinDigits';

/** Digit grouping: one to three digits, groups of two (India) or three, and a last group of three. */
const GROUPED = /^[1-9]\d{0,2}(?:[ .,]\d{2,3})*[ .,]\d{3}$/;

/**
 * Parses a number in common notations: digits of any script, either decimal separator, groups separated by
 * comma, point, space or apostrophe. Of two different separators the last one is the decimal separator. A
 * single one is the decimal separator if it cannot be a group separator: `1,5` is one and a half everywhere.
 * Otherwise the locale decides: `1,234` is a thousand in `en` and `ar-EG`, and less than two in `de`.
 *
 * @returns `undefined` for anything else, for `1.234` in a locale that groups by spaces (`fr`), and for numbers
 * beyond `Number.MAX_SAFE_INTEGER`, which would lose precision
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
  const at = decimalIndex(locale, amount);
  if (at === undefined) return undefined;
  const fraction = amount.slice(at + 1);
  const digits = digitsOf(amount.slice(0, at));
  if (digits === undefined || !/^\d*$/.test(fraction) || digits + fraction === '') return undefined;
  const value = Number(`${sign}${digits || '0'}.${fraction || '0'}`);
  // Adding 0 converts -0 to 0.
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value + 0 : undefined;
}

/** Returns the index of the decimal separator, or the length if there is none; `undefined` if that is ambiguous. */
function decimalIndex(locale: string, amount: string): number | undefined {
  if (amount.includes('٫')) return amount.lastIndexOf('٫');
  const marks = amount.match(/[.,]/g) ?? [];
  const [first, last] = [marks[0], marks.at(-1)];
  if (first === undefined || last === undefined) return amount.length;
  if (first === last && marks.length > 1) return amount.length;
  if (first === last && GROUPED.test(amount)) {
    const parts = new Intl.NumberFormat([numberLocale(locale), 'en']).formatToParts(12_345.6);
    const isPart = (sought: 'decimal' | 'group') =>
      parts.some(({ type, value }) => type === sought && (ASCII_SIGNS[value] ?? value) === first);
    if (isPart('group')) return amount.length;
    if (!isPart('decimal')) return undefined;
  }
  return amount.lastIndexOf(last);
}

/** Keyboards with Latin digits have these instead of the Arabic separators. */
const ASCII_SIGNS: Readonly<Record<string, string>> = { '٬': ',', '٫': '.' };

/** Returns the digits without group separators; `undefined` if these differ or are misplaced. */
function digitsOf(integer: string): string | undefined {
  if (/^\d*$/.test(integer)) return integer;
  const marks = new Set(integer.match(/[ .,]/g));
  return marks.size === 1 && GROUPED.test(integer) ? integer.replaceAll(/[ .,]/g, '') : undefined;
}
