import { expect, it } from 'vitest';
import { normalizeEmail } from './emails.ts';

it.each([
  ['\u200fnoor@example.com\u200f', 'noor@example.com'],
  ['\u202anoor@example.com\u202c', 'noor@example.com'],
  ['\ufeff noor@example.com\u00a0\n', 'noor@example.com'],
  ['noor@exam\u00adple.com', 'noor@example.com'],
  // Not an address: to be refused.
  ['noor haddad@example.com', 'noor haddad@example.com'],
  ['Noor@Example.com', 'Noor@Example.com'],
])('of %j remains %j', (typed, email) => expect(normalizeEmail(typed)).toBe(email));
