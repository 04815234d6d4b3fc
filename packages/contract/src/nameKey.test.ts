import { expect, it } from 'vitest';
import { nameKey } from './nameKey.ts';

it.each([
  ['NOOR', 'noor'],
  ['Noor Al Hamra', 'noor al hamra'],
  // Composed and decomposed.
  ['Andr\u00e9', 'andre\u0301'],
  // Full-width letters of an Asian keyboard.
  ['ｎｏｏｒ', 'noor'],
  ['نور', 'نور'],
])('%s and %s are one name', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

it.each([
  ['noor', 'noora'],
  ['andre', 'andré'],
  ['أحمد', 'احمد'],
])('%s and %s are two names', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));
