import { expect, it } from 'vitest';
import { suggestEmail, webmailFor } from './mailAddresses';

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

it('returns the webmail provider of an email address', () => {
  expect(webmailFor('noor@gmail.com')?.name).toBe('Gmail');
  expect(webmailFor('noor@Hotmail.com')?.name).toBe('Outlook');
  expect(webmailFor('noor@example.com')).toBeUndefined();
  expect(webmailFor('noor@constructor')).toBeUndefined();
});
