import { describe, expect, it } from 'vitest';
import { dateLocale } from './dateLocale';

describe('dateLocale', () => {
  it.each([
    ['en', 'en-GB-u-ca-gregory-nu-latn'],
    ['ar', 'ar-EG-u-ca-gregory-nu-latn'],
    ['ar-u-ca-islamic-umalqura', 'ar-EG-u-ca-islamic-umalqura-nu-latn'],
    ['ar-u-nu-arab', 'ar-EG-u-ca-gregory-nu-arab'],
    ['ar-EG', 'ar-EG'],
    ['en_US', 'en-US'],
    ['fa', 'fa'],
  ])('shows dates of %s as %s', (locale, tag) => {
    expect(dateLocale(locale)).toBe(tag);
  });

  it('names months as dates outside of calendars do', () => {
    const monthsIn = (locale: string) =>
      Array.from({ length: 12 }, (_, month) =>
        new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(
          Date.UTC(2026, month),
        ),
      );
    expect(monthsIn(dateLocale('ar'))).toEqual(monthsIn('ar-u-nu-latn'));
    expect(monthsIn(dateLocale('en'))).toEqual(monthsIn('en'));
  });
});
