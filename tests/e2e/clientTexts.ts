import { language } from './texts.ts';

/** What clients and staff read, written here a second time on purpose. `%` stands for what is filled in. */
const TEXTS = {
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  allFiles: { en: 'Chosen files', ar: 'الملفات المختارة' },
  alreadySelected: { en: 'Already selected', ar: 'تم اختياره بالفعل' },
  compare: { en: 'Compare', ar: 'مقارنة' },
  compareWith: { en: 'Compare with', ar: 'المقارنة مع' },
  copyLink: { en: 'Copy link', ar: 'نسخ الرابط' },
  date: { en: 'Date', ar: 'التاريخ' },
  dropVideos: {
    en: 'Drop videos anywhere on this page, or choose them',
    ar: 'أفلِت مقاطع الفيديو في أي مكان من الصفحة، أو اخترها',
  },
  earlierDate: { en: 'Earlier date', ar: 'التاريخ الأسبق' },
  failed: { en: 'Failed to upload files.', ar: 'فشل رفع الملفات.' },
  frame: { en: 'Tour of %', ar: 'جولة في %' },
  ghosts: {
    en: 'Chosen before the page was loaded again',
    ar: 'اختيرت قبل إعادة تحميل الصفحة',
  },
  hasArrived: { en: 'The files have arrived. Thank you!', ar: 'وصلت الملفات. شكرًا لك!' },
  isInvalid: { en: 'is invalid', ar: 'غير صالح' },
  isNew: { en: 'New', ar: 'جديد' },
  noTourThere: {
    en: 'There is no tour for this date yet.',
    ar: 'لا توجد جولة لهذا التاريخ بعد.',
  },
  noneLeft: { en: 'No project fits this choice', ar: 'لا يوجد مشروع يوافق هذا الاختيار' },
  notAdded: { en: 'Not added', ar: 'لم تُضَف' },
  offline: {
    en: 'You are offline. The upload goes on by itself when the connection is back.',
    ar: 'أنت غير متصل. سيُستأنف الرفع تلقائيًا عند عودة الاتصال.',
  },
  order: { en: 'Order', ar: 'الترتيب' },
  projectName: { en: 'Project name', ar: 'اسم المشروع' },
  show: { en: 'Show', ar: 'عرض' },
  showAll: { en: 'Show all', ar: 'عرض الكل' },
  signedOut: {
    en: 'Your session has ended. Log in again, and the upload goes on.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا وسيُستأنف الرفع.',
  },
  tooLarge: { en: 'exceeds the maximum size', ar: 'يتجاوز الحجم الأقصى' },
  type: { en: 'Type', ar: 'النوع' },
} as const;

export type ClientTextKey = keyof typeof TEXTS;

export function clientText(key: ClientTextKey, filledIn = ''): string {
  return TEXTS[key][language()].replace('%', filledIn);
}
