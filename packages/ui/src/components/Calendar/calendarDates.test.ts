import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateOf, readCalendarDate, writeCalendarDate } from './calendarDates';
import { CALENDARS } from './calendars';

/** Days in several calendars. The Hijri ones are of the Umm al-Qura table, the Hebrew ones count from Tishri. */
const DAYS = [
  ['2026-03-05', 'islamic-umalqura', '1447-09-16'],
  ['2026-02-18', 'islamic-umalqura', '1447-09-01'],
  ['1882-11-12', 'islamic-umalqura', '1300-01-01'],
  ['2026-03-21', 'persian', '1405-01-01'],
  ['2025-03-20', 'persian', '1403-12-30'],
  ['2025-09-23', 'hebrew', '5786-01-01'],
  ['2024-03-11', 'hebrew', '5784-07-01'],
  ['2026-03-05', 'buddhist', '2569-03-05'],
  ['2026-03-05', 'roc', '0115-03-05'],
  ['2025-09-11', 'ethiopic', '2018-01-01'],
] as const;

describe.each(['Pacific/Auckland', 'America/Adak'])('dates of calendars in %s', (timeZone) => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(DAYS)('%s is in %s %s', (iso, calendar, text) => {
    vi.stubEnv('TZ', timeZone);
    expect(writeCalendarDate(iso, calendar)).toBe(text);
    expect(readCalendarDate(text, calendar, 'en-GB')).toBe(iso);
  });

  it.each(CALENDARS)('find their day again: %s', (calendar) => {
    vi.stubEnv('TZ', timeZone);
    const lost: string[] = [];
    // Includes years outside of the Umm al-Qura table, which covers 1882 to 2173.
    for (let day = Date.UTC(1860, 0, 1); day < Date.UTC(2200, 0, 1); day += 13 * 86_400_000) {
      const iso = new Date(day).toISOString().slice(0, 10);
      if (readCalendarDate(writeCalendarDate(iso, calendar), calendar, 'ar') !== iso)
        lost.push(iso);
    }
    expect(lost).toEqual([]);
  });
});

it('converts both ends of every month of the Umm al-Qura table, with 29 or 30 days', () => {
  const DAY = 86_400_000;
  const lengths = new Set<number>();
  const lost: string[] = [];
  const textOf = (day: number) => {
    const iso = new Date(day).toISOString().slice(0, 10);
    const text = writeCalendarDate(iso, 'islamic-umalqura');
    if (readCalendarDate(text, 'islamic-umalqura', 'ar') !== iso || text === iso) lost.push(iso);
    return text;
  };
  let first = Date.UTC(1882, 10, 12);
  while (first < Date.UTC(2173, 10, 7)) {
    const days = textOf(first + 29 * DAY).endsWith('-01') ? 29 : 30;
    if (!textOf(first + days * DAY).endsWith('-01')) lost.push(new Date(first).toISOString());
    lengths.add(Number(textOf(first + (days - 1) * DAY).slice(-2)));
    first += days * DAY;
  }
  expect(lost).toEqual([]);
  expect([...lengths].toSorted((a, b) => a - b)).toEqual([29, 30]);
});

describe('readCalendarDate', () => {
  it.each([
    ['1447/9/16', 'islamic-umalqura', '2026-03-05'],
    ['16.9.1447', 'islamic-umalqura', '2026-03-05'],
    ['١٤٤٧-٠٩-١٦', 'islamic-umalqura', '2026-03-05'],
    ['۱۴۰۴/۱۲/۱۴', 'persian', '2026-03-05'],
    ['1447-09-30', 'islamic-umalqura', '2026-03-19'],
    ['1447-08-30', 'islamic-umalqura', undefined],
    ['1447-13-01', 'islamic-umalqura', undefined],
    ['1404-12-30', 'persian', undefined],
    ['5786-13-01', 'hebrew', undefined],
    ['5784-13-01', 'hebrew', '2024-09-04'],
    ['2026-03-05', 'islamic-umalqura', undefined],
    ['2026-03-05', 'persian', undefined],
    ['2026-03-05', 'hebrew', undefined],
    ['47-09-16', 'islamic-umalqura', undefined],
    ['soon', 'persian', undefined],
    ['', 'persian', undefined],
  ] as const)('%j in %s means %j', (text, calendar, iso) => {
    expect(readCalendarDate(text, calendar, 'ar')).toBe(iso);
  });
});

describe('writeCalendarDate', () => {
  it('returns a text unchanged if it is not a date', () => {
    for (const text of ['', '2026-02-30', '1447-9', 'soon'])
      expect(writeCalendarDate(text, 'persian')).toBe(text);
  });
});

describe('dateOf', () => {
  it('returns undefined instead of throwing for a text that is not a date', () => {
    for (const text of [undefined, '', '2026-02-30', '1.3.2026', 'soon'])
      expect(dateOf(text)).toBeUndefined();
  });
});
