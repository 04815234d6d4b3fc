import type { Word } from '../../text/words';

/** Of what Pager and Pagination have in common. */
export const PAGE_WORDS = {
  navigation: { en: 'Pages', ar: 'الصفحات' },
  previous: { en: 'Previous', ar: 'السابق' },
  next: { en: 'Next', ar: 'التالي' },
  page: { en: 'Page', ar: 'صفحة' },
} as const satisfies Record<string, Word>;
