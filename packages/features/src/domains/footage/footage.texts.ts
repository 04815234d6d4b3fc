import { FOOTAGE_FOLDERS } from '@jawla/contract/footageLimits';
import { formTexts } from '#core/forms';
import { defineTexts } from '#core/i18n';

export const footageTexts = defineTexts({
  'landing.title': { en: 'Upload project files', ar: 'رفع ملفات المشاريع' },
  'landing.below': { en: 'What would you like to upload?', ar: 'ما الملفات المراد رفعها؟' },
  'landing.session': { en: 'Photo session data', ar: 'بيانات جلسة التصوير' },
  'landing.sessionMore': {
    en: 'Videos from a photo session, for the team that builds the tour.',
    ar: 'مقاطع فيديو من جلسة تصوير، للفريق الذي يُعدّ الجولة.',
  },
  'landing.missing': { en: 'Missing photos', ar: 'صور ناقصة' },
  'landing.missingMore': {
    en: 'Photos or videos of places still missing from a tour.',
    ar: 'صور أو مقاطع فيديو لأماكن ما زالت ناقصة في جولة.',
  },

  'session.title': { en: 'Photo session data', ar: 'بيانات جلسة التصوير' },
  'missing.title': { en: 'Missing photos', ar: 'صور ناقصة' },
  'session.drop': {
    en: 'Drag videos anywhere onto this page, or choose them',
    ar: 'اسحب مقاطع الفيديو إلى أي مكان في هذه الصفحة، أو اخترها',
  },
  'missing.drop': {
    en: 'Drag photos and videos anywhere onto this page, or choose them',
    ar: 'اسحب الصور ومقاطع الفيديو إلى أي مكان في هذه الصفحة، أو اخترها',
  },
  'session.choose': { en: 'Choose videos', ar: 'اختيار مقاطع فيديو' },
  'missing.choose': { en: 'Choose photos and videos', ar: 'اختيار صور ومقاطع فيديو' },
  'session.camera': { en: 'Film now', ar: 'التصوير الآن' },
  'missing.camera': { en: 'Take a photo now', ar: 'التقاط صورة الآن' },
  'session.hint': {
    en: '3gp, mp4, webm, mkv, mov. Up to 100 MB each.',
    ar: '3gp وmp4 وwebm وmkv وmov، حتى 100 ميغابايت لكل ملف.',
  },
  'missing.hint': {
    en: 'jpg, jpeg, png, webp, 3gp, mp4, webm, mkv, mov. Up to 100 MB each.',
    ar: 'jpg وjpeg وpng وwebp و3gp وmp4 وwebm وmkv وmov، حتى 100 ميغابايت لكل ملف.',
  },
  projectName: { en: 'Project name', ar: 'اسم المشروع' },
  'projectName.hint': {
    en: 'Choose a project, or type another name.',
    ar: 'اختر مشروعًا، أو اكتب اسمًا آخر.',
  },
  'projectName.unmatched': { en: 'Not in the list of projects', ar: 'غير موجود في قائمة المشاريع' },
  'projectName.unmatchedNote': {
    en: 'This name isn’t in the list of projects. You can still upload: the files will be marked as not matched.',
    ar: 'هذا الاسم غير موجود في قائمة المشاريع. يمكنك الرفع مع ذلك، وستوضع على الملفات علامة «غير مطابقة».',
  },
  'projectName.open': { en: 'Show projects', ar: 'عرض المشاريع' },
  'projectName.none': { en: 'No projects to choose from', ar: 'لا توجد مشاريع للاختيار منها' },
  'projectName.required': { en: 'Project name is required', ar: 'اسم المشروع مطلوب' },
  'projectName.hidden': formTexts['rule.hidden'],
  noFile: { en: 'No file selected', ar: 'لم يتم اختيار أي ملف' },
  tooLarge: { en: 'is larger than 100 MB', ar: 'حجمه أكبر من 100 ميغابايت' },
  duplicate: { en: 'is already in the list', ar: 'موجود في القائمة بالفعل' },
  invalid: { en: 'isn’t a supported file type', ar: 'نوعه غير مدعوم' },
  refused: { en: 'Files not added', ar: 'ملفات لم تتم إضافتها' },
  files: { en: 'Selected files', ar: 'الملفات المختارة' },
  count: {
    en: '%{smart_count} file |||| %{smart_count} files',
    ar: 'لا ملفات |||| ملف واحد |||| ملفان |||| %{smart_count} ملفات |||| %{smart_count} ملفًا |||| %{smart_count} ملف',
  },
  remove: { en: 'Remove %{name}', ar: 'إزالة %{name}' },
  removeAll: { en: 'Remove all', ar: 'إزالة الكل' },
  removed: {
    en: '%{smart_count} file removed |||| %{smart_count} files removed',
    ar: 'لم تتم إزالة أي ملف |||| تمت إزالة ملف واحد |||| تمت إزالة ملفين |||| تمت إزالة %{smart_count} ملفات |||| تمت إزالة %{smart_count} ملفًا |||| تمت إزالة %{smart_count} ملف',
  },
  undo: { en: 'Undo', ar: 'تراجع' },
  upload: {
    en: 'Upload %{smart_count} file |||| Upload %{smart_count} files',
    ar: 'رفع الملفات |||| رفع ملف واحد |||| رفع ملفين |||| رفع %{smart_count} ملفات |||| رفع %{smart_count} ملفًا |||| رفع %{smart_count} ملف',
  },
  uploadNone: { en: 'Upload', ar: 'رفع' },
  again: { en: 'Try again', ar: 'إعادة المحاولة' },
  cancel: { en: 'Cancel upload', ar: 'إلغاء الرفع' },
  failed: { en: 'Couldn’t upload the files.', ar: 'تعذّر رفع الملفات.' },
  succeeded: { en: 'Your files have been uploaded.', ar: 'تم رفع ملفاتك.' },
  lastSent: {
    en: 'Sent at %{time} for %{name}',
    ar: 'تم الإرسال الساعة %{time} لمشروع %{name}',
  },
  ghosts: {
    en: 'Files selected before the page was reloaded',
    ar: 'ملفات تم اختيارها قبل إعادة تحميل الصفحة',
  },
  ghostsMore: {
    en: 'Browsers don’t keep selected files. Select these again to continue. Where possible, what was already sent isn’t sent again.',
    ar: 'لا يحتفظ المتصفح بالملفات المختارة. اخترها مجددًا للمتابعة. لن يُعاد إرسال ما سبق إرساله متى أمكن.',
  },
  ghostsForget: { en: 'Forget these files', ar: 'تجاهل هذه الملفات' },
  'unfinished.title': { en: 'An upload was interrupted', ar: 'عملية رفع لم تكتمل' },
  unfinished: {
    en: '%{smart_count} file for %{name} |||| %{smart_count} files for %{name}',
    ar: 'لا ملفات لمشروع %{name} |||| ملف واحد لمشروع %{name} |||| ملفان لمشروع %{name} |||| %{smart_count} ملفات لمشروع %{name} |||| %{smart_count} ملفًا لمشروع %{name} |||| %{smart_count} ملف لمشروع %{name}',
  },
  'unfinished.continue': { en: 'Continue', ar: 'متابعة' },
  'own.title': { en: 'Your latest uploads', ar: 'آخر ما رفعته' },
  'own.loading': { en: 'Loading your uploads…', ar: 'جارٍ تحميل ما رفعته…' },
  'own.failed': { en: 'Couldn’t load your uploads.', ar: 'تعذّر تحميل ما رفعته.' },
  'own.empty': { en: 'You haven’t uploaded anything yet.', ar: 'لم ترفع أي ملفات بعد.' },
  'state.received': { en: 'Received', ar: 'وصلت' },
  'state.taken': { en: 'Taken', ar: 'تم استلامها' },
  'state.deleted': { en: 'Deleted', ar: 'حُذفت' },
  leave: {
    en: 'The selected files haven’t been uploaded yet.',
    ar: 'لم يتم رفع الملفات المختارة بعد.',
  },
});

/** The key of a folder's name. */
export function folderText(folder: string): 'session.title' | 'missing.title' {
  return folder === FOOTAGE_FOLDERS.missing ? 'missing.title' : 'session.title';
}
