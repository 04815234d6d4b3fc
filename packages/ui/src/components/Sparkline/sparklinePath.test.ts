import { describe, expect, it } from 'vitest';
import { sparklinePath } from './sparklinePath';

describe('sparklinePath', () => {
  it.each([
    ['from the least to the most', [0, 5, 10], 'M0 24L50 12L100 0'],
    ['values that do not change in the middle', [3, 3], 'M0 12L100 12'],
    ['one value as a point', [7], 'M0 12'],
    ['a gap where a value is missing', [0, 1, Number.NaN, 1, 0], 'M0 24L25 0M75 0L100 24'],
    ['nothing without values', [], ''],
    ['nothing of values that are no numbers', [Number.NaN, Infinity], ''],
  ])('draws %s', (_, values, path) => {
    expect(sparklinePath(values)).toBe(path);
  });
});
