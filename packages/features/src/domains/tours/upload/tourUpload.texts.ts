import { defineTexts } from '#core/i18n';

export const tourUploadTexts = defineTexts({
  'archive.drop': {
    en: 'Drag the zip file here, or choose it',
    ar: 'اسحب ملف zip إلى هنا أو اختره',
  },
  'archive.hint': {
    en: 'One zip file with all the tour’s files',
    ar: 'ملف zip واحد يضم جميع ملفات الجولة',
  },
  'archive.noFile': { en: 'No file selected', ar: 'لم يتم اختيار أي ملف' },
  'archive.oneOnly': { en: 'Only one file is allowed', ar: 'يُسمح بملف واحد فقط' },
  'archive.zipOnly': { en: 'Only zip files are allowed', ar: 'يُسمح فقط بملفات zip' },
  'archive.failed': {
    en: 'An error occurred during the upload. Please try again.',
    ar: 'حدث خطأ أثناء الرفع. يُرجى المحاولة مجددًا.',
  },
  'archive.change': { en: 'Choose another file', ar: 'اختيار ملف آخر' },
  'archive.said': { en: '%{percent}% uploaded', ar: 'تم رفع %{percent}%' },
  'archive.finishing': { en: 'Finishing…', ar: 'جارٍ الإنهاء…' },
  'archive.finishingWhy': {
    en: 'The file has been sent. The server is now unpacking and checking the tour. Keep this page open.',
    ar: 'تم إرسال الملف. يفك الخادم ضغط الجولة ويفحصها الآن. أبقِ هذه الصفحة مفتوحة.',
  },
  'archive.done': { en: 'Done', ar: 'تم' },
  'archive.published': { en: 'The tour is published', ar: 'تم نشر الجولة' },
  'archive.open': { en: 'Open the tour', ar: 'فتح الجولة' },
  'archive.cancelled': {
    en: 'Upload cancelled. Nothing was kept on the server.',
    ar: 'تم إلغاء الرفع. لم يبقَ شيء على الخادم.',
  },
  'archive.notCleaned': {
    en: 'Upload cancelled. The server will remove what was sent.',
    ar: 'تم إلغاء الرفع. سيزيل الخادم ما تم إرساله تلقائيًا.',
  },
  'preflight.reading': { en: 'Checking the zip file…', ar: 'جارٍ فحص ملف zip…' },
  'preflight.good': { en: 'This looks like a tour', ar: 'يبدو أن هذا الملف جولة صالحة' },
  'preflight.tool': { en: 'Made with', ar: 'تم إنشاؤها باستخدام' },
  'preflight.unknownTool': { en: 'Unknown', ar: 'غير معروف' },
  'preflight.start': { en: 'Start page', ar: 'صفحة البداية' },
  'preflight.none': { en: 'Not found', ar: 'غير موجودة' },
  'preflight.files': { en: 'Files', ar: 'الملفات' },
  'preflight.unpacked': { en: 'Unpacked size', ar: 'الحجم بعد فك الضغط' },
  'preflight.largest': { en: 'Largest file', ar: 'أكبر ملف' },
  'warning.unreadable': {
    en: 'This file can’t be read as a zip file. It may be incomplete.',
    ar: 'تعذّرت قراءة هذا الملف على أنه ملف zip. قد يكون غير مكتمل.',
  },
  'warning.encrypted': {
    en: 'The zip file is password-protected, so the server can’t open it.',
    ar: 'ملف zip محمي بكلمة مرور، ولن يتمكن الخادم من فتحه.',
  },
  'warning.noStartPage': {
    en: 'No start page found (index.html, index.htm or tour.html).',
    ar: 'لا توجد صفحة بداية (index.html أو index.htm أو tour.html).',
  },
  'warning.severalStartPages': {
    en: 'More than one folder has a start page. Zip the folder of one tour only.',
    ar: 'توجد صفحة بداية في أكثر من مجلد. اضغط مجلد جولة واحدة فقط.',
  },
  'warning.otherStartPage': {
    en: 'The start page isn’t named index.html. That’s fine: it will still be found.',
    ar: 'صفحة البداية ليست باسم index.html. لا مشكلة في ذلك، وسيتم التعرّف عليها.',
  },
  'warning.nested': {
    en: 'Everything is inside one folder. That’s fine: the tour will be published without that folder.',
    ar: 'جميع الملفات داخل مجلد واحد. لا مشكلة في ذلك، وستُنشر الجولة من دون هذا المجلد.',
  },
  'warning.unsafePaths': {
    en: 'Some file paths point outside the zip file. The server will reject them.',
    ar: 'تشير مسارات بعض الملفات إلى خارج ملف zip. سيرفضها الخادم.',
  },
  'warning.programs': {
    en: 'The zip file contains programs. Some networks block such files.',
    ar: 'يحتوي ملف zip على برامج. قد تحظر بعض الشبكات هذه الملفات.',
  },
  'warning.tooManyFiles': {
    en: 'The zip file contains more files than the server accepts.',
    ar: 'يحتوي ملف zip على عدد ملفات أكبر مما يقبله الخادم.',
  },
  'warning.tooLarge': {
    en: 'Unpacked, the tour is larger than the server accepts.',
    ar: 'حجم الجولة بعد فك الضغط أكبر مما يقبله الخادم.',
  },
});
