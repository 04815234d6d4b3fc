import { defineTexts } from '#core/i18n';

/** The dialog that prepares and offers the zip file of everything of a client. */
export const downloadEverythingTexts = defineTexts({
  lead: {
    en: 'Everything about %{name} as one zip file.',
    ar: 'كل ما يخص %{name} في ملف zip واحد.',
  },
  included: { en: 'Included', ar: 'ما يتضمنه الملف' },
  'included.text': {
    en: 'Projects, tours, covers, notes with their photos, photo session data, people with access, guest links and activity',
    ar: 'المشاريع والجولات وصور الأغلفة والملاحظات مع صورها وبيانات جلسات التصوير ومن لديهم حق الوصول وروابط الزوار والنشاط',
  },
  excluded: { en: 'Not included', ar: 'ما لا يتضمنه' },
  'excluded.text': {
    en: 'Passwords, keys and the secrets that make guest links work, the trash, and projects of other clients',
    ar: 'كلمات المرور والمفاتيح والأسرار التي تعمل بها روابط الزوار، وسلة المهملات، ومشاريع العملاء الآخرين',
  },
  size: { en: 'Size', ar: 'الحجم' },
  projects: {
    en: '%{smart_count} project |||| %{smart_count} projects',
    ar: 'لا مشاريع |||| مشروع واحد |||| مشروعان |||| %{smart_count} مشاريع |||| %{smart_count} مشروعًا |||| %{smart_count} مشروع',
  },
  tours: {
    en: '%{smart_count} tour |||| %{smart_count} tours',
    ar: 'لا جولات |||| جولة واحدة |||| جولتان |||| %{smart_count} جولات |||| %{smart_count} جولة |||| %{smart_count} جولة',
  },
  empty: {
    en: 'This client has no projects yet. The file still has the client’s details and activity.',
    ar: 'ليست لدى هذا العميل مشاريع بعد، لكن الملف يضم بياناته ونشاطه.',
  },
  checking: { en: 'Checking how much there is…', ar: 'جارٍ حساب الحجم…' },
  preparing: { en: 'Preparing…', ar: 'جارٍ التجهيز…' },
  amount: { en: '%{read} of %{total}', ar: '%{read} من %{total}' },
  again: {
    en: 'Something has changed in the meantime, so the file is being prepared again. Download it once it’s ready.',
    ar: 'تغيّرت بعض البيانات في هذه الأثناء، لذلك جارٍ تجهيز الملف مجددًا. نزّله عندما يصبح جاهزًا.',
  },
  ready: { en: 'The file is ready to download.', ar: 'الملف جاهز للتنزيل.' },
  download: { en: 'Download', ar: 'تنزيل' },
  started: { en: 'Your browser has started the download', ar: 'بدأ المتصفح التنزيل' },
  'started.more': {
    en: 'Follow it in the browser’s list of downloads. If it’s interrupted, resume it there.',
    ar: 'تابعه في قائمة التنزيلات في المتصفح. إذا انقطع التنزيل، فاستأنفه من هناك.',
  },
  failed: { en: 'Couldn’t prepare the file.', ar: 'تعذّر تجهيز الملف.' },
  retrying: { en: 'Trying again…', ar: 'جارٍ إعادة المحاولة…' },
  close: { en: 'Close', ar: 'إغلاق' },
});
