import { describe, expect, it } from 'vitest';
import { formatDay, isPastDay } from './days';

describe('formatDay', () => {
  it.each([
    ['2026-06-21', '21 Jun 2026', '21 يونيو 2026'],
    ['2026-09-05', '5 Sep 2026', '5 سبتمبر 2026'],
    ['2027-01-01', '1 Jan 2027', '1 يناير 2027'],
  ])('writes %s as people read it', (day, en, ar) => {
    expect(formatDay(day, 'en')).toBe(en);
    expect(formatDay(day, 'ar')).toBe(ar);
  });

  it('returns what is not a day unchanged', () => {
    expect(formatDay('soon', 'en')).toBe('soon');
  });
});

describe('isPastDay', () => {
  const lateInTheEvening = new Date(2026, 8, 5, 23, 59);
  it.each([
    ['2026-09-04', true],
    ['2026-09-05', false],
    ['2026-09-06', false],
    ['2025-12-31', true],
  ])('of %s on 5 September 2026: %s', (day, expected) => {
    expect(isPastDay(day, lateInTheEvening)).toBe(expected);
  });
});
