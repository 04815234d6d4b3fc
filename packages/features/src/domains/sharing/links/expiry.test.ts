import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localDay } from '#core/i18n';
import { dayIn, dayOfMoment, daysUntil, endOfDay } from './expiry';

const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone;
});

describe.each(['UTC', 'Asia/Amman', 'Pacific/Auckland', 'America/Los_Angeles'])('in %s', (name) => {
  beforeEach(() => {
    process.env['TZ'] = name;
  });

  it.each(['2026-03-29', '2026-10-25', '2028-02-29', '2026-12-31'])(
    'ends at the last millisecond of %s',
    (day) => {
      const end = new Date(endOfDay(day));
      expect(localDay(end)).toBe(day);
      expect(localDay(new Date(end.getTime() + 1))).not.toBe(day);
      expect(dayOfMoment(endOfDay(day))).toBe(day);
    },
  );

  it('counts calendar days, whether clocks change or not', () => {
    const lateInTheEvening = new Date(2026, 2, 1, 23, 30);
    for (const days of [0, 1, 7, 30, 90, 365]) {
      const day = dayIn(days, lateInTheEvening);
      expect(daysUntil(endOfDay(day), lateInTheEvening)).toBe(days);
    }
  });
});

it('has a negative number of days after the end', () => {
  expect(daysUntil(endOfDay('2026-01-01'), new Date(2026, 0, 3))).toBe(-2);
});
