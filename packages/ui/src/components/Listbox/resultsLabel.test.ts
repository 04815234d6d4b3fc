import { expect, it } from 'vitest';
import { resultsLabel } from './resultsLabel';

it.each([
  ['en', 0, 'No results'],
  ['en', 1, '1 result'],
  ['en', 12, '12 results'],
  ['ar', 0, 'لا نتائج'],
  ['ar', 1, 'نتيجة واحدة'],
  ['ar', 2, 'نتيجتان'],
  ['ar', 5, '5 نتائج'],
  ['ar', 12, '12 نتيجة'],
  ['ar', 100, '100 نتيجة'],
  ['ar-EG', 5, '٥ نتائج'],
  ['fa', 12, '12 results'],
] as const)('counts in %s: %i', (locale, count, label) => {
  expect(resultsLabel(locale, count)).toBe(label);
});
