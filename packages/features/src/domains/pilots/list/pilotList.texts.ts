import { defineTexts } from '#core/i18n';

export const pilotListTexts = defineTexts({
  'pilots.title': { en: 'Pilot projects', ar: 'المشاريع التجريبية' },
  'pilots.showAll': { en: 'Show all pilot projects', ar: 'عرض كل المشاريع التجريبية' },
  'pilots.below': {
    en: 'Public tours for showing around. Anyone with the link can walk in.',
    ar: 'جولات عامة للعرض، يمكن لأي شخص لديه الرابط أن يدخلها.',
  },
  'pilots.search': { en: 'Search by project name', ar: 'البحث باسم المشروع' },
  'pilots.create': { en: 'Create pilot project', ar: 'إنشاء مشروع تجريبي' },
  'pilots.list': { en: 'Pilot projects', ar: 'المشاريع التجريبية' },
  'pilots.loading': {
    en: 'Loading pilot projects…',
    ar: 'جارٍ تحميل المشاريع التجريبية…',
  },
  'pilots.failed': {
    en: 'Couldn’t load the pilot projects',
    ar: 'تعذّر تحميل المشاريع التجريبية',
  },
  'pilots.empty': {
    en: 'No pilot projects yet',
    ar: 'لا توجد مشاريع تجريبية بعد',
  },
  'pilots.noMatch': { en: 'No results for “%{term}”', ar: 'لا توجد نتائج عن «%{term}»' },
  'pilots.found': {
    en: '%{smart_count} pilot project |||| %{smart_count} pilot projects',
    ar: 'لا مشاريع تجريبية |||| مشروع تجريبي واحد |||| مشروعان تجريبيان |||| %{smart_count} مشاريع تجريبية |||| %{smart_count} مشروعًا تجريبيًا |||| %{smart_count} مشروع تجريبي',
  },
  'pilots.view': { en: 'View', ar: 'عرض' },
  'pilots.viewNamed': { en: 'View %{name}', ar: 'عرض %{name}' },
  'pilots.copyNamed': { en: 'Copy link to %{name}', ar: 'نسخ رابط %{name}' },
  'pilots.copied': { en: 'Project link copied', ar: 'تم نسخ رابط المشروع' },
  'pilots.shareNamed': { en: 'Share %{name}', ar: 'مشاركة %{name}' },
  'pilots.pictureNamed': {
    en: 'Picture and tool of %{name}',
    ar: 'صورة %{name} وأداة إنشائه',
  },
  'pilots.deleteNamed': { en: 'Delete %{name}', ar: 'حذف %{name}' },
  'pilots.deleteFailed': {
    en: 'Couldn’t delete %{name}. The project is back in the list.',
    ar: 'تعذّر حذف %{name}. عاد المشروع إلى القائمة.',
  },

  'share.link': { en: 'Link', ar: 'الرابط' },
  'share.qr': { en: 'QR code', ar: 'رمز QR' },
  'share.embed': { en: 'Embed', ar: 'التضمين' },

  'create.title': { en: 'Create pilot project', ar: 'إنشاء مشروع تجريبي' },
  'create.link': { en: 'The link will be', ar: 'سيكون الرابط' },
  'create.taken': {
    en: 'A pilot project with this name already exists. Rename the zip file and try again.',
    ar: 'يوجد مشروع تجريبي بهذا الاسم بالفعل. أعد تسمية ملف zip ثم حاول مجددًا.',
  },

  'delete.question': {
    en: 'Delete %{name}?',
    ar: 'حذف %{name}؟',
  },
  'delete.final': {
    en: 'Its link will stop working. It moves to the trash, where it can be restored.',
    ar: 'سيتوقف رابطه عن العمل. سيُنقل إلى سلة المهملات، ويمكن استعادته منها.',
  },
  'delete.yes': { en: 'Delete pilot project', ar: 'حذف المشروع التجريبي' },
});
