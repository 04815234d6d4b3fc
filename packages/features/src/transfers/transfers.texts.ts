import { defineTexts } from '#core/i18n';

export const transferTexts = defineTexts({
  waiting: { en: 'Starting…', ar: 'جارٍ البدء…' },
  sending: { en: 'Uploading…', ar: 'جارٍ الرفع…' },
  stalled: {
    en: 'The connection is slow. Still trying…',
    ar: 'الاتصال بطيء. ما زلنا نحاول…',
  },
  offline: {
    en: 'You’re offline. The upload will resume when the connection is back.',
    ar: 'لا يوجد اتصال بالإنترنت. سيُستأنف الرفع تلقائيًا عند عودة الاتصال.',
  },
  signedOut: {
    en: 'Your session has ended. Log in again to resume the upload.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا لاستئناف الرفع.',
  },
  paused: { en: 'Paused', ar: 'متوقف مؤقتًا' },
  finishing: { en: 'Finishing…', ar: 'جارٍ الإنهاء…' },
  done: { en: 'Uploaded', ar: 'تم الرفع' },
  failed: { en: 'Upload failed', ar: 'تعذّر الرفع' },
  amount: { en: '%{sent} of %{total}', ar: '%{sent} من %{total}' },
  'size.kB': { en: '%{size} kB', ar: '%{size} كيلوبايت' },
  'size.MB': { en: '%{size} MB', ar: '%{size} ميغابايت' },
  'size.GB': { en: '%{size} GB', ar: '%{size} غيغابايت' },
  speed: { en: '%{size}/s', ar: '%{size}/ث' },
  secondsLeft: {
    en: '%{smart_count} second left |||| %{smart_count} seconds left',
    ar: 'لم يبقَ شيء |||| بقيت ثانية واحدة |||| بقيت ثانيتان |||| بقيت %{smart_count} ثوانٍ |||| بقيت %{smart_count} ثانية |||| بقيت %{smart_count} ثانية',
  },
  minutesLeft: {
    en: '%{smart_count} minute left |||| %{smart_count} minutes left',
    ar: 'بقي أقل من دقيقة |||| بقيت دقيقة واحدة |||| بقيت دقيقتان |||| بقيت %{smart_count} دقائق |||| بقيت %{smart_count} دقيقة |||| بقيت %{smart_count} دقيقة',
  },
  hoursLeft: {
    en: '%{smart_count} hour left |||| %{smart_count} hours left',
    ar: 'بقيت أقل من ساعة |||| بقيت ساعة واحدة |||| بقيت ساعتان |||| بقيت %{smart_count} ساعات |||| بقيت %{smart_count} ساعة |||| بقيت %{smart_count} ساعة',
  },

  uploads: { en: 'Uploads', ar: 'عمليات الرفع' },
  running: {
    en: '%{smart_count} upload running, %{percent}% |||| %{smart_count} uploads running, %{percent}%',
    ar: 'لا توجد عملية رفع جارية |||| عملية رفع واحدة جارية، %{percent}% |||| عمليتا رفع جاريتان، %{percent}% |||| %{smart_count} عمليات رفع جارية، %{percent}% |||| %{smart_count} عملية رفع جارية، %{percent}% |||| %{smart_count} عملية رفع جارية، %{percent}%',
  },
  allDone: { en: 'Done', ar: 'اكتملت' },
  'subject.tour': { en: 'Tour of %{name}', ar: 'جولة مشروع %{name}' },
  'subject.cover': { en: 'Image of %{name}', ar: 'صورة مشروع %{name}' },
  'subject.tourPicture': { en: 'Tour picture of %{name}', ar: 'صورة جولة مشروع %{name}' },
  'subject.pilot': { en: 'Pilot project %{name}', ar: 'المشروع التجريبي %{name}' },
  'subject.pilotPicture': {
    en: 'Picture of pilot project %{name}',
    ar: 'صورة المشروع التجريبي %{name}',
  },
  'subject.session': {
    en: 'Photo session data for %{name}',
    ar: 'بيانات جلسة تصوير مشروع %{name}',
  },
  'subject.missing': { en: 'Missing photos for %{name}', ar: 'صور ناقصة لمشروع %{name}' },
  files: {
    en: '%{smart_count} file |||| %{smart_count} files',
    ar: 'لا ملفات |||| ملف واحد |||| ملفان |||| %{smart_count} ملفات |||| %{smart_count} ملفًا |||| %{smart_count} ملف',
  },
  pause: { en: 'Pause', ar: 'إيقاف مؤقت' },
  resume: { en: 'Resume', ar: 'استئناف' },
  retry: { en: 'Try again', ar: 'إعادة المحاولة' },
  dismiss: { en: 'Close', ar: 'إغلاق' },
  cancel: { en: 'Cancel upload', ar: 'إلغاء الرفع' },
  'cancel.question': { en: 'Cancel the upload?', ar: 'إلغاء الرفع؟' },
  'cancel.more': {
    en: 'What has been uploaded so far will be lost.',
    ar: 'سيُفقد ما تم رفعه حتى الآن.',
  },
  'cancel.keep': { en: 'Keep uploading', ar: 'متابعة الرفع' },
  'logOut.uploads': { en: 'These uploads will be cancelled:', ar: 'ستُلغى عمليات الرفع التالية:' },
});
