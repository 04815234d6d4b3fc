import { describe, expect, it } from 'vitest';
import { calendarOf } from './calendars';

describe('calendarOf', () => {
  it.each([
    ['ar-SA', undefined, 'gregory'],
    ['ar-SA-u-ca-islamic-umalqura-nu-arab', undefined, 'islamic-umalqura'],
    ['fa-u-ca-persian', undefined, 'persian'],
    ['fa-u-ca-persian', 'gregory', 'gregory'],
    ['he', 'hebrew', 'hebrew'],
    ['ar', 'islamic', 'gregory'],
    ['ja-u-ca-japanese', undefined, 'gregory'],
    ['en', 'mayan', 'gregory'],
    ['not a tag', undefined, 'gregory'],
  ])('%s with %s shows %s', (locale, given, calendar) => {
    expect(calendarOf(locale, given)).toBe(calendar);
  });
});
