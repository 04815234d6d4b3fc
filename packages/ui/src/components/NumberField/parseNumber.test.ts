import { describe, expect, it } from 'vitest';
import { formatNumber } from '../../theme/formatNumber';
import { parseNumber } from './parseNumber';

describe('parseNumber', () => {
  it.each(['en', 'ar', 'ar-EG', 'fa', 'de', 'fr', 'he', 'de-CH', 'hi'])(
    'reads every notation that leaves no doubt in %s',
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
    ['fr', '1.234', 1.234],
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
  ])('reads a single kind of separator as %s has it: %s', (locale, text, number) => {
    expect(parseNumber(locale, text)).toBe(number);
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
  ])('does not read %j', (text) => {
    expect(parseNumber('en', text)).toBeUndefined();
  });

  it('parses the output of formatNumber', () => {
    const locales = ['en', 'ar', 'ar-EG', 'fa', 'ckb', 'ps', 'ur', 'he', 'de', 'de-CH', 'fr', 'hi'];
    for (const locale of [
      ...locales,
      'es',
      'pt-PT',
      'pl',
      'sv',
      'my',
      'ne',
      'bn',
      'th-u-nu-thai',
    ]) {
      for (const value of [0, 7, -7, 1234, -1234.5, 12_345_678.25, 0.125]) {
        const text = formatNumber(locale, value);
        expect([locale, text, parseNumber(locale, text)]).toEqual([locale, text, value]);
      }
    }
  });
});
