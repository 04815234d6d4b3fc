import { CODE_PATTERN } from '@jawla/contract/limits';
import { afterEach, expect, it, vi } from 'vitest';
import { randomPasscode } from './randomPasscode';

afterEach(() => {
  vi.restoreAllMocks();
});

function draw(...numbers: number[]) {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array[0] = numbers.shift() ?? 0;
    return array;
  });
}

it('has six digits', () => {
  for (let round = 0; round < 50; round += 1) expect(randomPasscode()).toMatch(CODE_PATTERN);
});

it('keeps leading zeros', () => {
  draw(42);
  expect(randomPasscode()).toBe('000042');
});

it('draws again instead of favouring the first codes', () => {
  draw(2 ** 32 - 1, 7);
  expect(randomPasscode()).toBe('000007');
});
