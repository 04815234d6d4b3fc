import { countText, type CountTexts } from '../../text/countText';
import { textsFor, type LocalizedTexts } from '../../theme/locale';
import { resultsLabel } from '../Listbox/resultsLabel';

/** Default texts of CommandMenu, in English and Arabic. */
export interface CommandMenuTexts {
  /** Accessible name and placeholder of the search field. */
  search: string;
  /** Accessible name of the close button. */
  close: string;
  /** Heading of the recent commands. */
  recent: string;
  /** Shown if nothing matches. */
  empty: string;
  /** Shown while remote results are loading. */
  loading: string;
  /** Shown if remote results could not be loaded. */
  failed: string;
  /** Shown below the list if there are further matches. */
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
