import { expect, it } from 'vitest';
import { suggestEmail } from './mailAddresses';

it.each([
  ['noor@gmial.com', 'noor@gmail.com'],
  ['noor@gmail.co', 'noor@gmail.com'],
  ['noor@gmaill.com', 'noor@gmail.com'],
  ['noor@hotmial.com', 'noor@hotmail.com'],
  ['noor@GMIAL.com', 'noor@gmail.com'],
  ['noor@yaho.com', 'noor@yahoo.com'],
])('suggests for %s the address %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each(['noor@gmail.com', 'noor@example.com', 'noor@mail.com', 'noor@', '@gmial.com', 'noor', ''])(
  'suggests nothing for %s',
  (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  },
);
