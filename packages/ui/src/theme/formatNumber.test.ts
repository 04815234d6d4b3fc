import { describe, expect, it } from 'vitest';
import { formatNumber, formatPercent, numberLocale } from './formatNumber';

describe('formatNumber', () => {
  it.each([
    ['en', '1,234.5'],
    ['de', '1.234,5'],
    ['ar', '1,234.5'],
    ['ar-u-ca-islamic-umalqura', '1,234.5'],
    ['ar-u-nu-arab', '١٬٢٣٤٫٥'],
    ['ar-EG', '١٬٢٣٤٫٥'],
    ['ar-SA-u-nu-arab', '١٬٢٣٤٫٥'],
    ['ar-EG-u-nu-latn', '1,234.5'],
    ['fa', '۱٬۲۳۴٫۵'],
    ['fa-u-nu-latn', '1,234.5'],
    ['ur', '1,234.5'],
    ['he', '1,234.5'],
    ['hi-u-nu-deva', '१,२३४.५'],
    ['xx', '1,234.5'],
    ['not a tag!', '1,234.5'],
  ])('writes the digits and separators of %s', (locale, text) => {
    expect(formatNumber(locale, 1234.5)).toBe(text);
  });
});

describe('numberLocale', () => {
  // The default of `Intl` for `ar` depends on the version of CLDR.
  it.each([
    ['ar', 'ar-u-nu-latn'],
    ['ar-u-ca-gregory', 'ar-u-ca-gregory-nu-latn'],
    ['ar-u-nu-arab', 'ar-u-nu-arab'],
    ['ar-EG', 'ar-EG'],
    ['fa', 'fa'],
  ])('reads %s as %s', (locale, tag) => {
    expect(numberLocale(locale)).toBe(tag);
  });
});

describe('formatPercent', () => {
  it.each([
    ['en', '50%'],
    ['ar', '50%'],
    ['he', '50%'],
    ['fa', '۵۰٪'],
    ['de', '50\u00a0%'],
  ])('writes the sign of %s without left-to-right marks', (locale, text) => {
    expect(formatPercent(locale, 0.5)).toBe(text);
  });

  it('preserves the mark that puts the sign after Arabic digits', () => {
    expect(formatPercent('ar-EG', 0.5)).toBe('٥٠٪\u061c');
  });
});
