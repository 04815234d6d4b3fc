import { expect, it } from 'vitest';
import { initialsOf } from './initialsOf';

it.each([
  ['Sara Haddad', 'SH'],
  ['sara', 'S'],
  ['  Omar   bin  Khalil ', 'OK'],
  ['سارة حداد', 'س'],
  ['', ''],
])('shortens "%s" to "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
