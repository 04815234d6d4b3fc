import { countText, type CountTexts } from '../../text/countText';

const TEXTS: CountTexts = {
  en: { zero: 'No results', one: '# result', other: '# results' },
  ar: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    many: '# نتيجة',
    other: '# نتيجة',
  },
};

/** Returns how many options a list has, as a screen reader says it when the list changes. */
export function resultsLabel(locale: string, count: number): string {
  return countText(locale, TEXTS, count);
}
