import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, numberLocale } from '../../theme/formatNumber';
import { parseNumber } from './parseNumber';

describe('parseNumber', () => {
  it.each(['en', 'ar', 'ar-EG', 'fa', 'de', 'fr', 'he', 'de-CH', 'hi'])(
    'parses every unambiguous notation in %s',
    (locale) => {
      for (const text of [
        '1.234,5',
        '1,234.5',
        '١٬٢٣٤٫٥',
        '۱٬۲۳۴٫۵',
        '१,२३४.५',
        '１２３４．５'.replace('．', '.'),
        '1 234,5',
        '1\u202f234,5',
        "1'234.5",
        '1’234.5',
        '1234.5',
        '1234,5',
        ' +1234.50 ',
        '\u200e1,234.5\u200e',
        '€ 1.234,5',
      ]) {
        expect([text, parseNumber(locale, text)]).toEqual([text, 1234.5]);
      }
    },
  );

  it.each([
    ['en', '1,234', 1234],
    ['de', '1,234', 1.234],
    ['en', '1.234', 1.234],
    ['de', '1.234', 1234],
    ['ar-EG', '1,234', 1234],
    ['ar-KW', '1,234', 1234],
    ['ar-SA', '-1,234', -1234],
    ['fa', '1,234', 1234],
    ['fa', '1.234', 1.234],
    ['ar-KW', '1.234', 1.234],
    ['ar-KW', '١٬٢٣٤', 1234],
    ['ar-KW', '١٫٢٣٤', 1.234],
    ['ar-EG', '١،٢٣٤', 1234],
    ['ps', '1,234', 1234],
    ['fr', '1,234', 1.234],
    ['fr', '1.23', 1.23],
    ['en', '0,125', 0.125],
    ['de', '0.125', 0.125],
    ['en', '1,5', 1.5],
    ['de', '1.5', 1.5],
    ['ar-EG', '١،٥', 1.5],
    ['ar-EG', '١٬٢٣٤', 1234],
    ['en', '12,34,567', 1_234_567],
    ['en', '1,234,567', 1_234_567],
    ['de', '1.234.567', 1_234_567],
    ['en', '5.', 5],
    ['en', '.5', 0.5],
    ['en', '-5', -5],
    ['fa', '‎−۵', -5],
    ['ar-EG', '؜-٥', -5],
    ['en', '-0', 0],
    ['en', '0007', 7],
  ])('parses a single kind of separator as in %s: %s', (locale, text, number) => {
    expect(parseNumber(locale, text)).toBe(number);
  });

  it.each([
    ['fr', '1.234'],
    ['sv', '-12.345'],
    ['ru', '1.234'],
    ['de-CH', '1,234'],
    ['xh', '1,234'],
    ['en', '0,123,456'],
  ])('returns undefined in %s for %j, which is ambiguous', (locale, text) => {
    expect(parseNumber(locale, text)).toBeUndefined();
  });

  it.each([
    '',
    ' ',
    '-',
    '.',
    ',',
    '--5',
    '5-',
    '+-5',
    '1e9999',
    '1e5',
    'NaN',
    'Infinity',
    '0x10',
    '1.2.3',
    '1,2,3',
    '12 34',
    '1,234.567,8',
    '1 234.567,8',
    '1٫2٫3',
    'five',
    '½',
    '9'.repeat(17),
    '9'.repeat(400),
  ])('returns undefined for %j', (text) => {
    expect(parseNumber('en', text)).toBeUndefined();
  });

  const LOCALES =
    'am ar ar-AE ar-EG ar-KW ar-MA ar-SA bg bn ckb cs da de de-AT de-CH en en-IN en-ZA es es-MX eu fa fi fr fr-CH he hi hr hu it-CH ja ka ks mn my ne nl no pa-Arab pl ps pt pt-PT ru sd sl sv ta th-u-nu-thai tr uk ur ur-IN uz-Arab vi xh zh'.split(
      ' ',
    );
  const locales = fc.constantFrom(...LOCALES);
  const values = fc
    .tuple(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), fc.integer({ min: 0, max: 4 }))
    .map(([digits, decimals]) => Number(`${digits}e-${decimals}`) + 0);

  it('parses the output of formatNumber', () => {
    fc.assert(
      fc.property(locales, values, fc.boolean(), (locale, value, useGrouping) => {
        const text = formatNumber(locale, value, { maximumFractionDigits: 4, useGrouping });
        expect(parseNumber(locale, text)).toBe(value);
      }),
    );
  });

  it('never reads thousands with a comma or point as decimals, unless the locale has this decimal separator', () => {
    fc.assert(
      fc.property(
        locales,
        fc.integer({ min: 1000, max: 999_999 }),
        fc.constantFrom(',', '.'),
        (locale, value, separator) => {
          const text = `${Math.floor(value / 1000)}${separator}${String(value % 1000).padStart(3, '0')}`;
          const parts = new Intl.NumberFormat(numberLocale(locale)).formatToParts(1.5);
          const decimal = parts.find(({ type }) => type === 'decimal')?.value.replace('٫', '.');
          const allowed = separator === decimal ? [value / 1000] : [value, undefined];
          expect(allowed).toContain(parseNumber(locale, text));
        },
      ),
    );
  });
});
