import { defineTexts } from '#core/i18n';

export const inboxTexts = defineTexts({
  'inbox.title': { en: 'Uploaded files', ar: 'الملفات المرفوعة' },
  'inbox.below': {
    en: 'What your team has uploaded for each project. Download it, mark it as taken, and delete it later.',
    ar: 'ما رفعه فريقك لكل مشروع. نزّل الملفات، وضع عليها علامة «تم الاستلام»، ثم احذفها لاحقًا.',
  },
  'inbox.loading': { en: 'Loading uploaded files…', ar: 'جارٍ تحميل الملفات المرفوعة…' },
  'inbox.failed': { en: 'Couldn’t load the uploaded files', ar: 'تعذّر تحميل الملفات المرفوعة' },
  'inbox.list': { en: 'Show', ar: 'عرض' },
  'list.waiting': { en: 'Waiting', ar: 'بالانتظار' },
  'list.taken': { en: 'Taken', ar: 'تم استلامها' },
  'inbox.search': { en: 'Search by project', ar: 'البحث حسب المشروع' },
  'inbox.count': {
    en: '%{smart_count} upload |||| %{smart_count} uploads',
    ar: 'لا عمليات رفع |||| عملية رفع واحدة |||| عمليتا رفع |||| %{smart_count} عمليات رفع |||| %{smart_count} عملية رفع |||| %{smart_count} عملية رفع',
  },
  'empty.next': { en: 'Upload files', ar: 'رفع الملفات' },
  'empty.clear': { en: 'Clear search', ar: 'مسح البحث' },
  'empty.waiting': { en: 'Nothing is waiting', ar: 'لا توجد ملفات بالانتظار' },
  'empty.waitingHint': {
    en: 'As soon as someone uploads files, they appear here.',
    ar: 'ستظهر الملفات هنا عندما يرفعها أحد.',
  },
  'empty.taken': { en: 'Nothing has been taken yet', ar: 'لم يتم استلام أي ملفات بعد' },
  'empty.takenHint': {
    en: 'Files that you mark as taken stay here until you delete them.',
    ar: 'تبقى الملفات التي تضع عليها علامة «تم الاستلام» هنا حتى تحذفها.',
  },
  'empty.search': { en: 'No project matches', ar: 'لا يوجد مشروع مطابق' },
  'empty.searchHint': {
    en: 'No uploaded files belong to a project with this name.',
    ar: 'لا توجد ملفات مرفوعة لمشروع بهذا الاسم.',
  },

  'space.label': { en: 'Space used', ar: 'المساحة المستخدمة' },
  'space.of': { en: '%{used} of %{limit}', ar: '%{used} من %{limit}' },
  'space.warning': {
    en: 'Uploaded files take more than %{percent}% of their space. Delete what you have taken.',
    ar: 'تشغل الملفات المرفوعة أكثر من %{percent}% من المساحة المخصصة لها. احذف ما تم استلامه.',
  },

  unmatched: { en: 'Not a project’s name', ar: 'ليس اسم مشروع' },
  openProject: { en: 'Open project', ar: 'فتح المشروع' },
  'delivery.by': { en: 'from %{name}', ar: 'من %{name}' },
  'delivery.unknown': { en: 'sender unknown', ar: 'المرسل غير معروف' },
  'delivery.takenBy': { en: 'Taken by %{name}', ar: 'تم الاستلام بواسطة %{name}' },
  'delivery.taken': { en: 'Taken', ar: 'تم الاستلام' },
  showFiles: { en: 'Show files', ar: 'عرض الملفات' },
  hideFiles: { en: 'Hide files', ar: 'إخفاء الملفات' },
  more: {
    en: '%{smart_count} more file |||| %{smart_count} more files',
    ar: 'لا ملفات أخرى |||| ملف آخر |||| ملفان آخران |||| %{smart_count} ملفات أخرى |||| %{smart_count} ملفًا آخر |||| %{smart_count} ملف آخر',
  },
  downloadAll: { en: 'Download all', ar: 'تنزيل الكل' },
  preparing: { en: 'Preparing download…', ar: 'جارٍ تجهيز التنزيل…' },
  take: { en: 'Mark as taken', ar: 'تأكيد الاستلام' },
  taking: { en: 'Marking…', ar: 'جارٍ تأكيد الاستلام…' },
  taken: { en: 'Marked as taken: %{name}', ar: 'تم تأكيد الاستلام: %{name}' },
  takeFailed: { en: 'Couldn’t mark as taken.', ar: 'تعذّر تأكيد الاستلام.' },
  delete: { en: 'Delete', ar: 'حذف' },
  deleting: { en: 'Deleting…', ar: 'جارٍ الحذف…' },
  deleted: { en: 'Deleted: %{name}', ar: 'تم الحذف: %{name}' },
  deleteFailed: { en: 'Couldn’t delete the files.', ar: 'تعذّر حذف الملفات.' },
  'delete.title': { en: 'Delete these files?', ar: 'حذف هذه الملفات؟' },
  'delete.body': {
    en: '%{smart_count} file of %{name} will be deleted from the server. This can’t be undone. |||| %{smart_count} files of %{name} will be deleted from the server. This can’t be undone.',
    ar: 'لا توجد ملفات لحذفها. |||| سيُحذف ملف واحد لمشروع %{name} من الخادم. لا يمكن التراجع عن ذلك. |||| سيُحذف ملفان لمشروع %{name} من الخادم. لا يمكن التراجع عن ذلك. |||| ستُحذف %{smart_count} ملفات لمشروع %{name} من الخادم. لا يمكن التراجع عن ذلك. |||| سيُحذف %{smart_count} ملفًا لمشروع %{name} من الخادم. لا يمكن التراجع عن ذلك. |||| سيُحذف %{smart_count} ملف لمشروع %{name} من الخادم. لا يمكن التراجع عن ذلك.',
  },
  'delete.notTaken': {
    en: 'Nobody has marked them as taken: there may be no other copy.',
    ar: 'لم يؤكد أحد استلامها، وقد لا توجد نسخة أخرى منها.',
  },

  'files.label': { en: 'Files for %{name}', ar: 'ملفات مشروع %{name}' },
  'files.loading': { en: 'Loading files…', ar: 'جارٍ تحميل الملفات…' },
  'files.failed': { en: 'Couldn’t load the files.', ar: 'تعذّر تحميل الملفات.' },
  'file.play': { en: 'Play %{name}', ar: 'تشغيل %{name}' },
  'file.download': { en: 'Download %{name}', ar: 'تنزيل %{name}' },
  'file.missing': { en: 'Missing on the server', ar: 'غير موجود على الخادم' },
  'film.failed': {
    en: 'This browser can’t play the video. Download it to watch it.',
    ar: 'لا يستطيع هذا المتصفح تشغيل الفيديو. نزّله لمشاهدته.',
  },
});
