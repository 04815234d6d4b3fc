import { describe, expect, it } from 'vitest';
import { nextOption, type ListboxKeys } from './nextOption';

const ITEMS = ['disabled', 'a', 'b', 'disabled', 'c'];
const isDisabled = (item: string) => item === 'disabled';

function press(key: string, active: number, keys: ListboxKeys) {
  return nextOption(key, active, ITEMS, isDisabled, keys);
}

describe('nextOption', () => {
  it.each([
    ['ArrowDown', -1, 1],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 4, 1],
    ['ArrowUp', -1, 4],
    ['ArrowUp', 4, 2],
    ['ArrowUp', 1, 4],
  ])('skips disabled options and wraps at the ends by %s from %i', (key, active, next) => {
    expect(press(key, active, { edges: 'wrap' })).toBe(next);
  });

  it('stays at the ends', () => {
    expect(press('ArrowDown', 4, { edges: 'stop' })).toBe(4);
    expect(press('ArrowUp', 1, { edges: 'stop' })).toBe(1);
  });

  it('moves to the text field from the first option', () => {
    expect(press('ArrowUp', 1, { edges: 'text' })).toBe(-1);
    expect(press('ArrowUp', -1, { edges: 'text' })).toBe(4);
    expect(press('ArrowDown', 4, { edges: 'text' })).toBe(1);
  });

  it('moves by pages up to the ends', () => {
    const keys: ListboxKeys = { edges: 'wrap', page: 2 };
    expect(press('PageDown', 1, keys)).toBe(4);
    expect(press('PageDown', 2, keys)).toBe(4);
    expect(press('PageUp', 4, keys)).toBe(1);
  });

  it('leaves Home, End and the page keys to the text field', () => {
    for (const key of ['Home', 'End', 'PageUp', 'PageDown', 'ArrowLeft', 'a']) {
      expect(press(key, 2, { edges: 'wrap' })).toBeUndefined();
    }
    const keys: ListboxKeys = { edges: 'wrap', hasHomeAndEnd: true };
    expect([press('Home', 2, keys), press('End', 2, keys)]).toEqual([1, 4]);
  });

  it('returns undefined without options', () => {
    for (const key of ['ArrowUp', 'ArrowDown', 'Home', 'End', 'PageDown']) {
      const keys: ListboxKeys = { edges: 'wrap', page: 10, hasHomeAndEnd: true };
      expect(nextOption(key, -1, [], undefined, keys)).toBeUndefined();
    }
  });
});
