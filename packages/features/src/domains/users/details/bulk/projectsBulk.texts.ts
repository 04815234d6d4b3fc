import { defineTexts } from '#core/i18n';

/** Texts of actions on several projects of a client. */
export const projectsBulkTexts = defineTexts({
  label: { en: 'Selected projects', ar: 'المشاريع المحدَّدة' },
  question: {
    en: 'Delete %{smart_count} project? |||| Delete %{smart_count} projects?',
    ar: 'لا توجد مشاريع للحذف |||| حذف مشروع واحد؟ |||| حذف مشروعين؟ |||| حذف %{smart_count} مشاريع؟ |||| حذف %{smart_count} مشروعًا؟ |||| حذف %{smart_count} مشروع؟',
  },
  yes: { en: 'Delete projects', ar: 'حذف المشاريع' },
  tours: {
    en: 'All their tours go with them.',
    ar: 'ستُنقل معها جميع جولاتها.',
  },
  shared: {
    en: '%{smart_count} of them belongs to another client: only this client’s access will be removed. |||| %{smart_count} of them belong to other clients: only this client’s access will be removed.',
    ar: 'جميعها لهذا العميل. |||| واحد منها لعميل آخر: سيُسحب حق وصول هذا العميل إليه فقط. |||| اثنان منها لعملاء آخرين: سيُسحب حق وصول هذا العميل إليهما فقط. |||| %{smart_count} منها لعملاء آخرين: سيُسحب حق وصول هذا العميل إليها فقط. |||| %{smart_count} منها لعملاء آخرين: سيُسحب حق وصول هذا العميل إليها فقط. |||| %{smart_count} منها لعملاء آخرين: سيُسحب حق وصول هذا العميل إليها فقط.',
  },
  final: {
    en: 'Projects of this client move to the trash, where they can be restored.',
    ar: 'تُنقل مشاريع هذا العميل إلى سلة المهملات، ويمكن استعادتها منها.',
  },
  done: {
    en: '%{smart_count} project was removed. |||| %{smart_count} projects were removed.',
    ar: 'لم يُزَل أي مشروع. |||| أُزيل مشروع واحد. |||| أُزيل مشروعان. |||| أُزيلت %{smart_count} مشاريع. |||| أُزيل %{smart_count} مشروعًا. |||| أُزيل %{smart_count} مشروع.',
  },
  failed: {
    en: '%{smart_count} project was not removed: |||| %{smart_count} projects were not removed:',
    ar: 'أُزيلت جميع المشاريع. |||| لم يُزَل مشروع واحد: |||| لم يُزَل مشروعان: |||| لم تُزَل %{smart_count} مشاريع: |||| لم يُزَل %{smart_count} مشروعًا: |||| لم يُزَل %{smart_count} مشروع:',
  },
  'csv.name': { en: 'Name', ar: 'الاسم' },
  'csv.owner': { en: 'Belongs to', ar: 'المالك' },
  'csv.another': { en: 'Another client', ar: 'عميل آخر' },
  'csv.tour': { en: 'Tour', ar: 'الجولة' },
  'csv.there': { en: 'Online', ar: 'متاحة' },
  'csv.missing': { en: 'Being prepared', ar: 'قيد الإعداد' },
  'csv.expected': { en: 'Expected', ar: 'متوقعة في' },
});
