import { formTexts } from '#core/forms';
import { defineTexts } from '#core/i18n';

/** Quoted from the specification where it gives a text. */
export const footageTexts = defineTexts({
  'landing.title': { en: 'Upload Projects Files', ar: 'رفع ملفات المشاريع' },
  'landing.below': { en: 'What would you like to hand in?', ar: 'ما الذي تود تسليمه؟' },
  'landing.session': { en: 'photo session data', ar: 'بيانات جلسة التصوير' },
  'landing.sessionMore': {
    en: 'Videos of a photo session, for the team that makes the tour.',
    ar: 'مقاطع فيديو من جلسة تصوير، للفريق الذي يُعدّ الجولة.',
  },
  'landing.missing': { en: 'Missing Photo', ar: 'صور ناقصة' },
  'landing.missingMore': {
    en: 'Photos or videos of places that a tour still lacks.',
    ar: 'صور أو مقاطع لأماكن ما زالت تنقص الجولة.',
  },
  back: { en: 'Upload Projects Files', ar: 'رفع ملفات المشاريع' },

  'session.title': { en: 'Photo session data', ar: 'بيانات جلسة التصوير' },
  'missing.title': { en: 'Missing Photo', ar: 'صور ناقصة' },
  'session.drop': {
    en: 'Drop videos anywhere on this page, or choose them',
    ar: 'أفلِت مقاطع الفيديو في أي مكان من الصفحة، أو اخترها',
  },
  'missing.drop': {
    en: 'Drop photos and videos anywhere on this page, or choose them',
    ar: 'أفلِت الصور ومقاطع الفيديو في أي مكان من الصفحة، أو اخترها',
  },
  'session.hint': {
    en: '3gp, mp4, webm, mkv, mov. Up to 100 MB each.',
    ar: '3gp وmp4 وwebm وmkv وmov، حتى 100 م.ب لكل ملف.',
  },
  'missing.hint': {
    en: 'jpg, jpeg, png, webp, 3gp, mp4, webm, mkv, mov. Up to 100 MB each.',
    ar: 'jpg وjpeg وpng وwebp و3gp وmp4 وwebm وmkv وmov، حتى 100 م.ب لكل ملف.',
  },
  projectName: { en: 'Project name', ar: 'اسم المشروع' },
  'projectName.required': { en: 'project name is required', ar: 'اسم المشروع مطلوب' },
  'projectName.hidden': formTexts['rule.hidden'],
  noFile: { en: 'No file selected', ar: 'لم يتم اختيار أي ملف' },
  tooLarge: { en: 'exceeds the maximum size', ar: 'يتجاوز الحجم الأقصى' },
  duplicate: { en: 'Already selected', ar: 'تم اختياره بالفعل' },
  invalid: { en: 'is invalid', ar: 'غير صالح' },
  refused: { en: 'Not added', ar: 'لم تُضَف' },
  dismiss: { en: 'Close', ar: 'إغلاق' },
  files: { en: 'Chosen files', ar: 'الملفات المختارة' },
  count: {
    en: '%{smart_count} file |||| %{smart_count} files',
    ar: 'لا ملفات |||| ملف واحد |||| ملفان |||| %{smart_count} ملفات |||| %{smart_count} ملفًا |||| %{smart_count} ملف',
  },
  remove: { en: 'Remove %{name}', ar: 'إزالة %{name}' },
  removeAll: { en: 'Remove all', ar: 'إزالة الكل' },
  removed: {
    en: '%{smart_count} file removed |||| %{smart_count} files removed',
    ar: 'لم يُزَل أي ملف |||| أُزيل ملف واحد |||| أُزيل ملفان |||| أُزيلت %{smart_count} ملفات |||| أُزيل %{smart_count} ملفًا |||| أُزيل %{smart_count} ملف',
  },
  undo: { en: 'Undo', ar: 'تراجع' },
  upload: {
    en: 'Upload %{smart_count} file |||| Upload %{smart_count} files',
    ar: 'رفع الملفات |||| رفع ملف واحد |||| رفع ملفين |||| رفع %{smart_count} ملفات |||| رفع %{smart_count} ملفًا |||| رفع %{smart_count} ملف',
  },
  uploadNone: { en: 'Upload', ar: 'رفع' },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  cancel: { en: 'Cancel', ar: 'الغاء' },
  failed: { en: 'Failed to upload files.', ar: 'فشل رفع الملفات.' },
  succeeded: { en: 'Your files have arrived.', ar: 'وصلت ملفاتك.' },
  lastSent: {
    en: 'Sent at %{time} for %{name}',
    ar: 'أُرسلت الساعة %{time} لمشروع %{name}',
  },
  ghosts: {
    en: 'Chosen before the page was loaded again',
    ar: 'اختيرت قبل إعادة تحميل الصفحة',
  },
  ghostsMore: {
    en: 'A browser does not keep files. Choose these again, and they take their place; what has been sent is not sent twice where the server allows it.',
    ar: 'لا يحتفظ المتصفح بالملفات. اختر هذه الملفات مجددًا لتعود إلى مكانها؛ وما سبق إرساله لا يُرسل مرتين متى سمح الخادم بذلك.',
  },
  ghostsForget: { en: 'Do not ask again', ar: 'عدم السؤال مجددًا' },
  leave: {
    en: 'The chosen files have not arrived yet.',
    ar: 'لم تصل الملفات المختارة بعد.',
  },
});
