import { houseBrand } from '@jawla/ui/theme';
import { expect, it } from 'vitest';
import { cssString, pageRule } from './pageRule';

it('escapes what could end a string, or a rule', () => {
  expect(cssString('a"b\\c\n} وادي')).toBe(String.raw`"a\22 b\5c c\a } وادي"`);
});

it.each([
  ['en', 'left', 'right'],
  ['ar', 'right', 'left'],
] as const)('in %s, has the name on the %s and the number on the %s', (locale, name, number) => {
  const rule = pageRule({ name: 'Wadi', locale, brand: houseBrand });
  expect(rule).toMatch(new RegExp(`@bottom-${name} {\\s*content: "\u2068Wadi\u2069"`));
  expect(rule).toMatch(new RegExp(`@bottom-${number} {\\s*content: counter\\(page\\)`));
});
