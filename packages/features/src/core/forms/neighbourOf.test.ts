import { describe, expect, it } from 'vitest';
import { neighbourOf } from './neighbourOf';

describe('the neighbour of a removed item', () => {
  it.each([
    ['first', 'a', 'b'],
    ['middle', 'b', 'c'],
    ['last', 'c', 'b'],
  ])('of the %s item is the next or else the previous item', (_, removed, expected) => {
    expect(neighbourOf(['a', 'b', 'c'], removed)).toBe(expected);
  });

  it('does not exist if it was the only one', () => {
    expect(neighbourOf(['a'], 'a')).toBeUndefined();
  });
});
