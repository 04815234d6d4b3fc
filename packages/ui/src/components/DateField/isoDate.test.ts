import { afterEach, describe, expect, it, vi } from 'vitest';
import { gregorianDate, isoDate } from './isoDate';

describe('isoDate', () => {
  it.each([
    ['2026-03-05', '2026-03-05'],
    ['2026/3/5', '2026-03-05'],
    ['20260305', '2026-03-05'],
    [' ٢٠٢٦-٠٣-٠٥ ', '2026-03-05'],
    ['۲۰۲۶-۰۳-۰۵', '2026-03-05'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-00-10', undefined],
    ['05-03-2026', undefined],
    ['1.3.2026', undefined],
    ['2026115', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%j means %j', (text, date) => {
    expect(isoDate(text)).toBe(date);
  });
});

/** A text, and its meaning in locales with different orders. */
const TYPED = [
  { text: '2026-03-01', any: '2026-03-01' },
  { text: '2026.3.1', any: '2026-03-01' },
  { text: '2026. 3. 1.', any: '2026-03-01' },
  { text: '20260301', any: '2026-03-01' },
  { text: '1.3.2026', any: '2026-03-01' },
  { text: '1. 3. 2026', any: '2026-03-01' },
  { text: '١.٣.٢٠٢٦', any: '2026-03-01' },
  { text: '۱.۳.۲۰۲۶', any: '2026-03-01' },
  { text: '१.३.२०२६', any: '2026-03-01' },
  { text: '1/3/2026', gb: '2026-03-01', us: '2026-01-03', fa: undefined, en: undefined },
  { text: '1-3-2026', gb: '2026-03-01', us: '2026-01-03', fa: undefined, en: undefined },
  { text: '١‏/٣‏/٢٠٢٦', gb: '2026-03-01', us: '2026-01-03', fa: undefined, en: undefined },
  { text: '25/12/2026', gb: '2026-12-25', us: undefined, fa: undefined, en: '2026-12-25' },
  { text: '12/25/2026', gb: undefined, us: '2026-12-25', fa: undefined, en: '2026-12-25' },
  { text: '3/3/2026', gb: '2026-03-03', us: '2026-03-03', fa: undefined, en: '2026-03-03' },
  { text: '29.2.2028', any: '2028-02-29' },
  { text: '29.2.2026', any: undefined },
  { text: '31.2.2026', any: undefined },
  { text: '2026-02-30', any: undefined },
  { text: '1.3.26', any: undefined },
  { text: '26-03-01', any: undefined },
  { text: '1.3', any: undefined },
  { text: '99999', any: undefined },
  { text: '999999', any: undefined },
  { text: '1447-09-15', any: undefined },
  { text: '15.9.1447', any: undefined },
  { text: '1404/12/10', any: undefined },
  { text: '5786-06-12', any: undefined },
  { text: '2569-03-01', any: undefined },
  { text: '0000-00-00', any: undefined },
  { text: '1 March 2026', any: undefined },
  { text: '', any: undefined },
];

describe.each(['Pacific/Auckland', 'America/Adak', 'UTC'])('gregorianDate in %s', (timeZone) => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(TYPED)('reads $text', ({ text, any, gb = any, us = any, fa = any, en = any }) => {
    vi.stubEnv('TZ', timeZone);
    for (const locale of ['en-GB', 'ar', 'ar-SA-u-ca-islamic-umalqura', 'ur', 'he'])
      expect([locale, gregorianDate(text, locale)]).toEqual([locale, gb]);
    expect(gregorianDate(text, 'en-US')).toBe(us);
    expect(gregorianDate(text, 'fa-IR')).toBe(fa);
    for (const locale of ['en', 'not a tag']) expect(gregorianDate(text, locale)).toBe(en);
  });
});
