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

/** Returns the announcement of the number of options when a list changes. */
export function resultsLabel(locale: string, count: number): string {
  return countText(locale, TEXTS, count);
}
