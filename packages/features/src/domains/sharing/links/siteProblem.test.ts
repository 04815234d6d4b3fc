import { expect, it } from 'vitest';
import { siteProblem } from './siteProblem';

it.each([
  ['https://example.com', undefined],
  ['http://localhost:5173', undefined],
  ['https://موقع.مثال', undefined],
  ['example.com', 'scheme'],
  ['ftp://example.com', 'scheme'],
  ['https://*.example.com', 'wildcard'],
  ['*', 'wildcard'],
  ['https://example.com/page', 'path'],
  ['https://example.com?a=1', 'path'],
  ['https://', 'other'],
  ['https://user@example.com', 'other'],
])('%s: %s', (text, problem) => {
  expect(siteProblem(text)).toBe(problem);
});
