import { defineTexts } from '#core/i18n';

/** Heads of columns that only the CSV has; the others are texts of notes. */
export const reportTexts = defineTexts({
  room: { en: 'Room', ar: 'الغرفة' },
  created: { en: 'Created', ar: 'تاريخ الإنشاء' },
  done: { en: 'Done', ar: 'تاريخ الإنجاز' },
  comments: { en: 'Comments', ar: 'التعليقات' },
  link: { en: 'Link', ar: 'الرابط' },
});
