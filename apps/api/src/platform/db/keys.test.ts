import { expect, it } from 'vitest';
import { emailKey } from './keys.ts';

it.each([
  ['Noor@Example.com', 'noor@example.com'],
  ['\u200f noor@example.com\u202c', 'noor@example.com'],
  ['sara@مثال.امارات', 'sara@xn--mgbh0fb.xn--mgbaam7a8h'],
  ['sara@xn--mgbh0fb.XN--MGBAAM7A8H', 'sara@xn--mgbh0fb.xn--mgbaam7a8h'],
  // A term of a search.
  ['noor@', 'noor@'],
  ['NOOR', 'noor'],
  ['noor@exa mple', 'noor@exa mple'],
])('the key of %s is %s', (email, key) => expect(emailKey(email)).toBe(key));
