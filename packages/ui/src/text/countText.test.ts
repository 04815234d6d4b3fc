// cspell:ignore résultat résultats
import { describe, expect, it } from 'vitest';
import { countText, type CountTexts } from './countText';

const RESULTS: CountTexts = {
  en: { zero: 'No results', one: '# result', other: '# results' },
  ar: { zero: 'لا نتائج', two: 'نتيجتان', few: '# نتائج', other: '# نتيجة' },
  fr: { one: '# résultat', other: '# résultats' },
};

describe('a text with a number', () => {
  it.each([
    ['en', 0, 'No results'],
    ['en', 1, '1 result'],
    ['ar', 2, 'نتيجتان'],
    ['ar-EG', 3, '٣ نتائج'],
    ['fr', 0, '0 résultat'],
    ['fr-CA', 2, '2 résultats'],
  ])('in %s with %i has the plural form of its language', (locale, count, text) => {
    expect(countText(locale, RESULTS, count)).toBe(text);
  });

  it('in a language without texts is English, with English digits', () => {
    expect(countText('fa', RESULTS, 2)).toBe('2 results');
  });
});
