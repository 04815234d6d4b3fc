import { defineTexts } from '#core/i18n';

/** The tour on the screen. */
export const tourTexts = defineTexts({
  'viewer.preparing': { en: 'Preparing your project…', ar: 'جارٍ تجهيز مشروعك…' },
  'viewer.wait': { en: 'This usually takes a few seconds.', ar: 'يستغرق ذلك عادةً بضع ثوانٍ.' },
  'viewer.late': {
    en: 'This is taking longer than usual.',
    ar: 'يستغرق ذلك وقتًا أطول من المعتاد.',
  },
  'viewer.keepWaiting': { en: 'Keep waiting', ar: 'الاستمرار في الانتظار' },
  'viewer.reload': { en: 'Reload', ar: 'إعادة التحميل' },
  'viewer.opensNewTab': { en: 'opens in a new tab', ar: 'يُفتح في علامة تبويب جديدة' },
  'viewer.newTab': { en: 'Open in a new tab', ar: 'فتح في علامة تبويب جديدة' },
  'viewer.back': { en: 'Back', ar: 'رجوع' },
  'viewer.fullScreen': { en: 'Full screen', ar: 'ملء الشاشة' },
  'viewer.leaveFullScreen': { en: 'Exit full screen', ar: 'الخروج من ملء الشاشة' },
  'viewer.controls': { en: 'Tour controls', ar: 'أدوات التحكم في الجولة' },
  'viewer.frame': { en: 'Tour of %{name}', ar: 'جولة في %{name}' },
  'viewer.nameOnDay': { en: '%{name}, %{day}', ar: '%{name}، %{day}' },
  'viewer.date': { en: 'Date', ar: 'التاريخ' },
  'viewer.older': { en: 'Earlier date', ar: 'التاريخ السابق' },
  'viewer.newer': { en: 'Later date', ar: 'التاريخ التالي' },
  'viewer.noTour': { en: '%{day} (no tour yet)', ar: '%{day} (لا توجد جولة بعد)' },
  'viewer.noTourThere': {
    en: 'No tour for this date yet',
    ar: 'لا توجد جولة لهذا التاريخ بعد',
  },
  'viewer.otherDates': {
    en: 'Choose another date for %{name}.',
    ar: 'اختر تاريخًا آخر لمشروع %{name}.',
  },
  'viewer.compare': { en: 'Compare', ar: 'مقارنة' },
  'viewer.compareWith': { en: 'Compare with', ar: 'المقارنة مع' },
  'viewer.endCompare': { en: 'End comparison', ar: 'إنهاء المقارنة' },
  'viewer.copy': { en: 'Copy link', ar: 'نسخ الرابط' },
  'viewer.copied': { en: 'Link copied', ar: 'تم نسخ الرابط' },
  'viewer.copyRefused': {
    en: 'Your browser blocked copying. Select the link and copy it yourself.',
    ar: 'منع المتصفح النسخ. حدّد الرابط وانسخه يدويًا.',
  },
  'viewer.link': { en: 'Link', ar: 'الرابط' },
  'viewer.close': { en: 'Close', ar: 'إغلاق' },
  'viewer.share': { en: 'Share', ar: 'مشاركة' },
  'viewer.motion': { en: 'Look around by moving your phone', ar: 'انظر حولك بتحريك هاتفك' },
  'viewer.motionMore': {
    en: 'Tap the motion button in the tour and allow motion when your phone asks. Or drag with your finger.',
    ar: 'اضغط على زر الحركة داخل الجولة واسمح باستخدام الحركة حين يطلب هاتفك ذلك. أو اسحب بإصبعك.',
  },
  'viewer.understood': { en: 'Got it', ar: 'حسنًا' },
  'viewer.failed': { en: 'Couldn’t open the tour', ar: 'تعذّر فتح الجولة' },
  'viewer.unsafe': {
    en: 'This tour’s address isn’t safe to open.',
    ar: 'لا يمكن فتح هذه الجولة لأن عنوانها غير آمن.',
  },
});
