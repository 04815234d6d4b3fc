import { expect, it } from 'vitest';
import { minutesSince, secondsUntil } from './countdown';

it.each([
  [30_000, 30],
  [29_001, 30],
  [1, 1],
  [0, 0],
  [-5000, 0],
])('secondsUntil a time %i ms ahead is %i', (ahead, seconds) => {
  expect(secondsUntil(1_000_000 + ahead, 1_000_000, 30_000)).toBe(seconds);
});

it('secondsUntil never exceeds the given wait, even if the clock was changed', () => {
  expect(secondsUntil(1_000_000 + 330_000, 1_000_000, 30_000)).toBe(30);
});

it.each([
  [0, 0],
  [59_999, 0],
  [60_000, 1],
  [185_000, 3],
  [-300_000, 0],
])('minutesSince a time %i ms ago is %i', (ago, minutes) => {
  expect(minutesSince(1_000_000 - ago, 1_000_000)).toBe(minutes);
});
