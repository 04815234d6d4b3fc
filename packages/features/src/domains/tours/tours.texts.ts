import { defineTexts } from '#core/i18n';

/** The tour on the screen. */
export const tourTexts = defineTexts({
  'viewer.preparing': { en: 'We are preparing your project', ar: 'نحن نجهّز مشروعك' },
  'viewer.wait': { en: 'Please wait', ar: 'يُرجى الانتظار' },
  'viewer.late': {
    en: 'This is taking longer than usual.',
    ar: 'يستغرق هذا وقتًا أطول من المعتاد.',
  },
  'viewer.keepWaiting': { en: 'Keep waiting', ar: 'الاستمرار في الانتظار' },
  'viewer.reload': { en: 'Reload', ar: 'إعادة التحميل' },
  'viewer.opensNewTab': { en: 'opens in a new tab', ar: 'يُفتح في نافذة جديدة' },
  'viewer.newTab': { en: 'Open in a new tab', ar: 'فتح في نافذة جديدة' },
  'viewer.back': { en: 'Back', ar: 'رجوع' },
  'viewer.fullScreen': { en: 'Full screen', ar: 'ملء الشاشة' },
  'viewer.leaveFullScreen': { en: 'Leave full screen', ar: 'الخروج من ملء الشاشة' },
  'viewer.controls': { en: 'Tour controls', ar: 'أدوات الجولة' },
  'viewer.frame': { en: 'Tour of %{name}', ar: 'جولة في %{name}' },
  'viewer.date': { en: 'Date', ar: 'التاريخ' },
  'viewer.older': { en: 'Earlier date', ar: 'التاريخ الأسبق' },
  'viewer.newer': { en: 'Later date', ar: 'التاريخ اللاحق' },
  'viewer.noTour': { en: '%{day}, no tour yet', ar: '%{day}، لا جولة بعد' },
  'viewer.noTourThere': {
    en: 'There is no tour for this date yet.',
    ar: 'لا توجد جولة لهذا التاريخ بعد.',
  },
  'viewer.otherDates': {
    en: 'Choose another date of %{name}.',
    ar: 'اختر تاريخًا آخر لزيارة %{name}.',
  },
  'viewer.compare': { en: 'Compare', ar: 'مقارنة' },
  'viewer.compareWith': { en: 'Compare with', ar: 'المقارنة مع' },
  'viewer.endCompare': { en: 'End comparison', ar: 'إنهاء المقارنة' },
  'viewer.copy': { en: 'Copy link', ar: 'نسخ الرابط' },
  'viewer.copied': { en: 'Link copied', ar: 'نُسخ الرابط' },
  'viewer.copyRefused': {
    en: 'Your browser blocked copying. Select the link and copy it yourself.',
    ar: 'منع المتصفح النسخ. حدّد الرابط وانسخه يدويًا.',
  },
  'viewer.link': { en: 'Link', ar: 'الرابط' },
  'viewer.close': { en: 'Close', ar: 'إغلاق' },
  'viewer.share': { en: 'Share', ar: 'مشاركة' },
  'viewer.motion': { en: 'Look around by moving your phone', ar: 'انظر حولك بتحريك هاتفك' },
  'viewer.motionMore': {
    en: 'Press the tour’s own motion sign and allow motion when your phone asks. Without it, drag with a finger.',
    ar: 'اضغط على علامة الحركة داخل الجولة واسمح بالحركة حين يسألك هاتفك. ومن دونها اسحب بإصبعك.',
  },
  'viewer.understood': { en: 'Understood', ar: 'فهمت' },
  'viewer.failed': { en: 'The tour could not be opened', ar: 'تعذّر فتح الجولة' },
  'viewer.unsafe': {
    en: 'The address of this tour is not one that can be opened safely.',
    ar: 'عنوان هذه الجولة ليس عنوانًا يمكن فتحه بأمان.',
  },
});
