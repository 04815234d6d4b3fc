import { describe, expect, it } from 'vitest';
import { isPastDay } from './days';

describe('isPastDay', () => {
  const lateInTheEvening = new Date(2026, 8, 5, 23, 59);
  it.each([
    ['2026-09-04', true],
    ['2026-09-05', false],
    ['2026-09-06', false],
    ['2025-12-31', true],
  ])('of %s on 5 September 2026 is %s', (day, expected) => {
    expect(isPastDay(day, lateInTheEvening)).toBe(expected);
  });
});
