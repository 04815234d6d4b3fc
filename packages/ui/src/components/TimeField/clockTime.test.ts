import { describe, expect, it } from 'vitest';
import { formatTime, fromIsoTime, parseTime, toIsoTime } from './clockTime';

const read = (locale: string, text: string) => {
  const minutes = parseTime(locale, text);
  return minutes === undefined ? undefined : toIsoTime(minutes);
};

describe('a typed time', () => {
  it.each([
    ['en', '9', '09:00'],
    ['en', '9:5', '09:05'],
    ['en', '9:05', '09:05'],
    ['en', '9.05 pm', '21:05'],
    ['en', '9:05 P.M.', '21:05'],
    ['en', '12 am', '00:00'],
    ['en', '12pm', '12:00'],
    ['en', '0905', '09:05'],
    ['en', '905', '09:05'],
    ['en', '14h30', '14:30'],
    ['en', ' 14 : 30 ', '14:30'],
    ['en', '00:00', '00:00'],
    ['en', '23:59', '23:59'],
    ['ar', '٩:٠٥', '09:05'],
    ['ar', '9:05 م', '21:05'],
    ['ar', '٩٫٠٥ ص', '09:05'],
    ['ar', 'مساءً 9:05', '21:05'],
    ['fa', '۹:۰۵ ب.ظ.', '21:05'],
    ['ur', '9:05 PM', '21:05'],
    ['de', '14.30', '14:30'],
    ['en', '\u20669:05\u2069', '09:05'],
  ])('%s: %s is %s', (locale, text, time) => {
    expect(read(locale, text)).toBe(time);
  });

  it.each([
    '',
    '24:00',
    '25',
    '9:60',
    '13 pm',
    '0 am',
    '9:05:30',
    'noon',
    '-9:00',
    '1e3',
    '9:',
    ':5',
  ])('is invalid: %s', (text) => {
    expect(parseTime('en', text)).toBeUndefined();
  });

  it.each(['en', 'en-GB', 'ar', 'ar-EG', 'fa', 'ur', 'he', 'de', 'ja', 'ko', 'xx-invalid-'])(
    'is parsed if formatTime has written it in %s, in either hour cycle',
    (locale) => {
      for (const cycle of [undefined, 12, 24] as const) {
        for (let minutes = 0; minutes < 24 * 60; minutes += 7) {
          const text = formatTime(locale, minutes, cycle);
          expect([text, parseTime(locale, text)]).toEqual([text, minutes]);
        }
      }
    },
  );
});

describe('a time in ISO format', () => {
  it.each(['00:00', '09:05', '23:59'])('%s is parsed and formatted', (text) => {
    expect(toIsoTime(fromIsoTime(text) ?? -1)).toBe(text);
  });

  it.each(['', '9:05', '24:00', '09:60', 'x', '09:05:30'])('%s is invalid', (text) => {
    expect(fromIsoTime(text)).toBeUndefined();
  });
});
