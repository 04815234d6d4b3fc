import { describe, expect, it } from 'vitest';
import { stepNumber } from './stepNumber';

describe('stepNumber', () => {
  it.each([
    [5, 1, { step: 1 }, 6],
    [5, -1, { step: 1 }, 4],
    [5, 10, { step: 1 }, 15],
    [0.1, 2, { step: 0.1 }, 0.3],
    [0.7, 1, { step: 0.1 }, 0.8],
    [0, 1, { step: 1e-7 }, 1e-7],
    [5.4, 1, { step: 1 }, 6],
    [5.4, -1, { step: 1 }, 5],
    [2, 1, { min: 1, step: 5 }, 6],
    [9, 1, { min: 0, max: 10, step: 3 }, 9],
    [9, 1, { min: 0, max: 10, step: 1 }, 10],
    [10, 1, { max: 10, step: 1 }, 10],
    [0, -1, { min: 0, step: 1 }, 0],
    [5000, -1, { max: 100, step: 1 }, 100],
    [-5000, 1, { min: 0, step: 1 }, 0],
    [null, 1, { step: 1 }, 0],
    [null, 1, { min: 3, max: 9, step: 1 }, 3],
    [null, -1, { min: 3, max: 9, step: 1 }, 9],
    [null, -1, { min: 3, step: 1 }, 3],
    [5, 1, { step: 0 }, 6],
    [5, 1, { step: -2 }, 6],
    [5, 1, { step: Number.NaN }, 6],
    [Number.MAX_SAFE_INTEGER, 1, { step: 1 }, Number.MAX_SAFE_INTEGER],
  ] as const)('steps from %s by %s steps of %o to %s', (value, steps, range, next) => {
    expect(stepNumber(value, steps, range)).toBe(next);
  });
});
