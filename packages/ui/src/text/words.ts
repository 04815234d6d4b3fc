import { useLocale } from '../theme/DirectionProvider';
import { textsFor } from '../theme/locale';

/** A text of the package itself, in each language that it speaks; other languages get the English one. */
export type Word = Readonly<Record<'en' | 'ar' | 'de' | 'fa' | 'he' | 'ur', string>>;

/** Returns a text of the package in the language of the page, unless the caller gave its own. */
export function useWord(word: Word, given?: string): string {
  const locale = useLocale();
  return given ?? textsFor<string>(locale, word);
}

export const CLOSE: Word = {
  en: 'Close',
  ar: 'إغلاق',
  de: 'Schließen',
  fa: 'بستن',
  he: 'סגירה',
  ur: 'بند کریں',
};

/** Of what Pager and Pagination have in common. */
export const PAGE_WORDS = {
  navigation: {
    en: 'Pages',
    ar: 'الصفحات',
    de: 'Seiten',
    fa: 'صفحه‌ها',
    he: 'עמודים',
    ur: 'صفحات',
  },
  previous: {
    en: 'Previous',
    ar: 'السابق',
    de: 'Zurück',
    fa: 'قبلی',
    he: 'הקודם',
    ur: 'پچھلا',
  },
  next: {
    en: 'Next',
    ar: 'التالي',
    de: 'Weiter',
    fa: 'بعدی',
    he: 'הבא',
    ur: 'اگلا',
  },
  page: {
    en: 'Page',
    ar: 'صفحة',
    de: 'Seite',
    fa: 'صفحهٔ',
    he: 'עמוד',
    ur: 'صفحہ',
  },
} as const satisfies Record<string, Word>;
