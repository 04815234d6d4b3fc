import { defineTexts } from '#core/i18n';

/** The activity on the pages of clients and projects, before it is opened. */
export const activitySectionTexts = defineTexts({
  title: { en: 'Activity', ar: 'النشاط' },
  show: { en: 'Show activity', ar: 'عرض النشاط' },
  hide: { en: 'Hide activity', ar: 'إخفاء النشاط' },
  all: { en: 'All activity', ar: 'كل النشاط' },
  opening: { en: 'Loading activity…', ar: 'جارٍ تحميل النشاط…' },
  failed: {
    en: 'Couldn’t load the activity. Try again',
    ar: 'تعذّر تحميل النشاط. حاول مجددًا',
  },
});
