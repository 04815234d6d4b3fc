import { countText, type CountTexts } from '../../text/countText';
import { textsFor, type LocalizedTexts } from '../../theme/locale';
import { resultsLabel } from '../Combobox/resultsLabel';

/** What CommandMenu says by itself. In English and Arabic by default. */
export interface CommandMenuTexts {
  /** Name and placeholder of the search field. */
  search: string;
  /** Name of the cross. */
  close: string;
  /** Heading of the recent commands. */
  recent: string;
  /** Shown when nothing fits. */
  empty: string;
  /** Shown while results are looked up. */
  loading: string;
  /** Shown when results could not be looked up. */
  failed: string;
  /** Shown below the list when further commands fit. */
  more: (count: number) => string;
  /** Announced when the number of results changes. */
  count: (count: number) => string;
}

const MORE: CountTexts = {
  en: { other: '# more: type further letters' },
  ar: {
    one: 'نتيجة أخرى: اكتب مزيدًا من الأحرف',
    two: 'نتيجتان أخريان: اكتب مزيدًا من الأحرف',
    few: '# نتائج أخرى: اكتب مزيدًا من الأحرف',
    other: '# نتيجة أخرى: اكتب مزيدًا من الأحرف',
  },
};

const PLAIN: LocalizedTexts<Omit<CommandMenuTexts, 'more' | 'count'>> = {
  en: {
    search: 'Search commands',
    close: 'Close',
    recent: 'Recent',
    empty: 'No results',
    loading: 'Searching',
    failed: 'The search failed. Type again to retry.',
  },
  ar: {
    search: 'البحث في الأوامر',
    close: 'إغلاق',
    recent: 'الأخيرة',
    empty: 'لا نتائج',
    loading: 'جارٍ البحث',
    failed: 'تعذّر البحث. اكتب مجددًا للمحاولة.',
  },
};

/** Returns the texts of the language. */
export function commandMenuTexts(locale: string): CommandMenuTexts {
  return {
    ...textsFor(locale, PLAIN),
    more: (count) => countText(locale, MORE, count),
    count: (count) => resultsLabel(locale, count),
  };
}
