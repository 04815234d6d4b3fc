import { describe, expect, it } from 'vitest';
import { pageNumbers } from './pageNumbers';

const shown = (page: number, count: number, siblings = 1) =>
  pageNumbers(page, count, siblings)
    .map((one) => (one === 'gap' ? '…' : one))
    .join(' ');

describe('pageNumbers', () => {
  it.each([
    [1, 1, '1'],
    [2, 5, '1 2 3 4 5'],
    [1, 10, '1 2 3 4 5 … 10'],
    [4, 10, '1 2 3 4 5 … 10'],
    [5, 10, '1 … 4 5 6 … 10'],
    [7, 10, '1 … 6 7 8 9 10'],
    [10, 10, '1 … 6 7 8 9 10'],
    [500, 10_000, '1 … 499 500 501 … 10000'],
  ])('shows page %i of %i as %s', (page, count, numbers) => {
    expect(shown(page, count)).toBe(numbers);
  });

  it('shows as many numbers and gaps on every page', () => {
    const lengths = Array.from({ length: 20 }, (_, at) => pageNumbers(at + 1, 20, 2).length);
    expect(new Set(lengths)).toEqual(new Set([9]));
  });

  it('shows nothing without pages', () => {
    expect(shown(1, 0)).toBe('');
  });
});
