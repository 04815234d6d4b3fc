import { language } from './texts.ts';

/** What clients and staff read, written here a second time on purpose. `%` stands for what is filled in. */
const TEXTS = {
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  allFiles: { en: 'Selected files', ar: 'الملفات المختارة' },
  alreadySelected: { en: 'is already in the list', ar: 'موجود في القائمة بالفعل' },
  compare: { en: 'Compare', ar: 'مقارنة' },
  compareWith: { en: 'Compare with', ar: 'المقارنة مع' },
  controls: { en: 'Tour controls', ar: 'أدوات التحكم في الجولة' },
  cookiesCleared: {
    en: 'This tour had stored too many cookies. They’ve been deleted: reload the tour.',
    ar: 'خزّنت هذه الجولة عددًا كبيرًا جدًا من ملفات تعريف الارتباط. تم حذفها، فأعد تحميل الجولة.',
  },
  copyForPeople: {
    en: 'Copy link for people with access',
    ar: 'نسخ الرابط لمن لديهم حق الوصول',
  },
  date: { en: 'Date', ar: 'التاريخ' },
  dropVideos: {
    en: 'Drag videos anywhere onto this page, or choose them',
    ar: 'اسحب مقاطع الفيديو إلى أي مكان في هذه الصفحة، أو اخترها',
  },
  earlierDate: { en: 'Earlier date', ar: 'التاريخ السابق' },
  failed: { en: 'Couldn’t upload the files.', ar: 'تعذّر رفع الملفات.' },
  frame: { en: 'Tour of %', ar: 'جولة في %' },
  ghosts: {
    en: 'Files selected before the page was reloaded',
    ar: 'ملفات تم اختيارها قبل إعادة تحميل الصفحة',
  },
  deleted: { en: 'Deleted', ar: 'حُذفت' },
  received: { en: 'Received', ar: 'وصلت' },
  takenOver: { en: 'Taken', ar: 'تم استلامها' },
  hasArrived: { en: 'Files uploaded. Thank you!', ar: 'تم رفع الملفات. شكرًا لك!' },
  hideControls: { en: 'Hide controls', ar: 'إخفاء أدوات التحكم' },
  isInvalid: { en: 'isn’t a supported file type', ar: 'نوعه غير مدعوم' },
  more: { en: 'More', ar: 'المزيد' },
  aboutProject: { en: 'About the project', ar: 'عن المشروع' },
  noTourThere: { en: 'No tour for this date yet', ar: 'لا توجد جولة لهذا التاريخ بعد' },
  noneLeft: { en: 'No projects match these filters', ar: 'لا توجد مشاريع تطابق عوامل التصفية' },
  notAdded: { en: 'Files not added', ar: 'ملفات لم تتم إضافتها' },
  notLoaded: { en: 'This page could not be loaded', ar: 'تعذّر تحميل هذه الصفحة' },
  offline: {
    en: 'You’re offline. The upload will resume when the connection is back.',
    ar: 'لا يوجد اتصال بالإنترنت. سيُستأنف الرفع تلقائيًا عند عودة الاتصال.',
  },
  onDay: { en: 'Wadi Offices, %', ar: 'Wadi Offices، %' },
  order: { en: 'Sort by', ar: 'ترتيب حسب' },
  overlay: { en: 'Overlay with a divider', ar: 'تراكب مع فاصل' },
  projectName: { en: 'Project name', ar: 'اسم المشروع' },
  room: { en: 'Room', ar: 'الغرفة' },
  shared: { en: 'Shared with me', ar: 'المُشارَكة معي' },
  share: { en: 'Share', ar: 'مشاركة' },
  showControls: { en: 'Show controls', ar: 'إظهار أدوات التحكم' },
  showAll: { en: 'Show all', ar: 'عرض الكل' },
  signedOut: {
    en: 'Your session has ended. Log in again to resume the upload.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا لاستئناف الرفع.',
  },
  stopped: {
    en: 'This tour was stopped, because it overloaded this page. You can reload it.',
    ar: 'تم إيقاف هذه الجولة لأنها أثقلت هذه الصفحة. يمكنك إعادة تحميلها.',
  },
  tooLarge: { en: 'is larger than 100 MB', ar: 'حجمه أكبر من 100 ميغابايت' },
  type: { en: 'Type', ar: 'النوع' },
} as const;

export type ClientTextKey = keyof typeof TEXTS;

export function clientText(key: ClientTextKey, filledIn = ''): string {
  return TEXTS[key][language()].replace('%', filledIn);
}
