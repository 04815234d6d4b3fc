import { PASSWORD_PATTERN } from '@jawla/contract/limits';
import { expect, it } from 'vitest';
import { meetsHint, PASSWORD_HINTS } from './passwordHints';

it.each([
  ['', []],
  ['a', ['lower']],
  ['abcdefgh', ['min', 'lower']],
  ['Abc1', ['lower', 'upper', 'digit']],
  ['Abcdefg1', ['min', 'lower', 'upper', 'digit']],
  ['١٢٣٤٥٦٧٨', ['min']],
])('%s meets %j', (password, met) => {
  expect(PASSWORD_HINTS.filter((hint) => meetsHint(password, hint))).toEqual(met);
});

it.each(['abcdefgh1', 'ABCDEFGH1', 'Abcdefgh', 'Abcdefg1', 'Aa1', '١Aabcdefg'])(
  'the hints for %s agree with the validation schema',
  (password) => {
    const { length } = PASSWORD_HINTS.filter((hint) => hint !== 'min' && meetsHint(password, hint));
    expect(length === 3).toBe(PASSWORD_PATTERN.test(password));
  },
);
