import { describe, expect, it } from 'vitest';
import { dateLocale } from './dateLocale';

describe('dateLocale', () => {
  it.each([
    ['en', 'en-GB-u-ca-gregory-nu-latn'],
    ['ar', 'ar-JO-u-ca-gregory-nu-latn'],
    ['ar-u-ca-islamic-umalqura', 'ar-JO-u-ca-islamic-umalqura-nu-latn'],
    ['ar-u-nu-arab', 'ar-JO-u-ca-gregory-nu-arab'],
    ['ar-EG', 'ar-EG'],
    ['en_US', 'en-US'],
    ['fa', 'fa'],
  ])('shows dates of %s as %s', (locale, tag) => {
    expect(dateLocale(locale)).toBe(tag);
  });
});
