import { describe, expect, it } from 'vitest';
import { median, percentile, ratioOfMedians } from './statistics.ts';

describe('median', () => {
  it('returns the middle value, or the mean of the two in the middle', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([40, 10, 20, 30])).toBe(25);
  });
});

describe('percentile', () => {
  it('returns the value of the nearest rank', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, 0.98)).toBe(98);
    expect(percentile(values, 0)).toBe(1);
    expect(percentile([8, 24, 16], 0.98)).toBe(24);
  });
});

describe('ratioOfMedians', () => {
  const before = [100, 104, 96, 101, 99];

  it('contains the ratio in its interval, which does not reach 1 when samples do not overlap', () => {
    const ratio = ratioOfMedians(
      before.map((value) => value / 2),
      before,
    );
    expect(ratio?.ratio).toBe(0.5);
    expect(ratio?.low).toBeGreaterThan(0.45);
    expect(ratio?.low).toBeLessThan(0.5);
    expect(ratio?.high).toBeGreaterThan(0.5);
    expect(ratio?.high).toBeLessThan(0.55);
  });

  it('has an interval around 1 when both samples are equal', () => {
    const ratio = ratioOfMedians(before, before);
    expect(ratio?.ratio).toBe(1);
    expect(ratio?.low).toBeLessThan(1);
    expect(ratio?.high).toBeGreaterThan(1);
  });

  it('returns the same interval for the same samples', () => {
    expect(ratioOfMedians(before, [90, 110, 130])).toEqual(ratioOfMedians(before, [90, 110, 130]));
  });

  it('is undefined when there is nothing to divide by', () => {
    expect(ratioOfMedians(before, [])).toBeUndefined();
    expect(ratioOfMedians(before, [0, 50])).toBeUndefined();
  });
});
