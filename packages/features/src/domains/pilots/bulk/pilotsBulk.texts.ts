import { defineTexts } from '#core/i18n';

/** Texts of actions on several pilots. */
export const pilotsBulkTexts = defineTexts({
  label: { en: 'Selected pilot projects', ar: 'المشاريع التجريبية المحدَّدة' },
  question: {
    en: 'Delete %{smart_count} pilot project? |||| Delete %{smart_count} pilot projects?',
    ar: 'لا توجد مشاريع للحذف |||| حذف مشروع تجريبي واحد؟ |||| حذف مشروعين تجريبيين؟ |||| حذف %{smart_count} مشاريع تجريبية؟ |||| حذف %{smart_count} مشروعًا تجريبيًا؟ |||| حذف %{smart_count} مشروع تجريبي؟',
  },
  yes: { en: 'Delete pilot projects', ar: 'حذف المشاريع التجريبية' },
  final: {
    en: 'Their links will stop working. This action can’t be undone.',
    ar: 'ستتوقف روابطها عن العمل. لا يمكن التراجع عن هذا الإجراء.',
  },
  done: {
    en: '%{smart_count} pilot project was deleted. |||| %{smart_count} pilot projects were deleted.',
    ar: 'لم يُحذف أي مشروع. |||| حُذف مشروع تجريبي واحد. |||| حُذف مشروعان تجريبيان. |||| حُذفت %{smart_count} مشاريع تجريبية. |||| حُذف %{smart_count} مشروعًا تجريبيًا. |||| حُذف %{smart_count} مشروع تجريبي.',
  },
  failed: {
    en: '%{smart_count} pilot project was not deleted: |||| %{smart_count} pilot projects were not deleted:',
    ar: 'حُذفت جميع المشاريع. |||| لم يُحذف مشروع تجريبي واحد: |||| لم يُحذف مشروعان تجريبيان: |||| لم تُحذف %{smart_count} مشاريع تجريبية: |||| لم يُحذف %{smart_count} مشروعًا تجريبيًا: |||| لم يُحذف %{smart_count} مشروع تجريبي:',
  },
  'csv.name': { en: 'Name', ar: 'الاسم' },
  'csv.link': { en: 'Link', ar: 'الرابط' },
  'csv.visits': { en: 'Visits', ar: 'الزيارات' },
});
