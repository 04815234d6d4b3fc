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
    en: 'Their links will stop working. They move to the trash, where they can be restored.',
    ar: 'ستتوقف روابطها عن العمل. ستُنقل إلى سلة المهملات، ويمكن استعادتها منها.',
  },
  done: {
    en: '%{smart_count} pilot project was moved to the trash. |||| %{smart_count} pilot projects were moved to the trash.',
    ar: 'لم يُنقل أي مشروع. |||| نُقل مشروع تجريبي واحد إلى سلة المهملات. |||| نُقل مشروعان تجريبيان إلى سلة المهملات. |||| نُقلت %{smart_count} مشاريع تجريبية إلى سلة المهملات. |||| نُقل %{smart_count} مشروعًا تجريبيًا إلى سلة المهملات. |||| نُقل %{smart_count} مشروع تجريبي إلى سلة المهملات.',
  },
  failed: {
    en: '%{smart_count} pilot project was not deleted: |||| %{smart_count} pilot projects were not deleted:',
    ar: 'حُذفت جميع المشاريع. |||| لم يُحذف مشروع تجريبي واحد: |||| لم يُحذف مشروعان تجريبيان: |||| لم تُحذف %{smart_count} مشاريع تجريبية: |||| لم يُحذف %{smart_count} مشروعًا تجريبيًا: |||| لم يُحذف %{smart_count} مشروع تجريبي:',
  },
  'csv.name': { en: 'Name', ar: 'الاسم' },
  'csv.link': { en: 'Link', ar: 'الرابط' },
  'csv.visits': { en: 'Visits', ar: 'الزيارات' },
});
