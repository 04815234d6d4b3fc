import { defineTexts } from '#core/i18n';

/** Quoted from the specification where it gives a text. */
export const tourUploadTexts = defineTexts({
  'archive.drop': {
    en: 'Drop the archive here, or choose it',
    ar: 'أفلت الأرشيف هنا أو اختره',
  },
  'archive.hint': {
    en: 'One zip file with the pages of the tour',
    ar: 'ملف zip واحد يحوي صفحات الجولة',
  },
  'archive.noFile': { en: 'No file selected', ar: 'لم يتم اختيار أي ملف' },
  'archive.oneOnly': { en: 'Allowed one file only', ar: 'يُسمح بملف واحد فقط' },
  'archive.zipOnly': { en: 'Only [ zip ] type allowed', ar: 'يُسمح فقط بنوع [ zip ]' },
  'archive.failed': {
    en: 'Error occured while uploading please try agin',
    ar: 'حدث خطأ أثناء الرفع، يُرجى المحاولة مجددًا',
  },
  'archive.upload': { en: 'Upload', ar: 'رفع' },
  'archive.again': { en: 'Try again', ar: 'حاول مجددًا' },
  'archive.cancel': { en: 'Cancel', ar: 'الغاء' },
  'archive.close': { en: 'Close', ar: 'إغلاق' },
  'archive.hide': { en: 'Go on in the background', ar: 'المتابعة في الخلفية' },
  'archive.change': { en: 'Choose another file', ar: 'اختيار ملف آخر' },
  'archive.file': { en: 'Chosen archive', ar: 'الأرشيف المختار' },
  'archive.said': { en: '%{percent}% uploaded', ar: 'رُفع %{percent}%' },
  'archive.uploading': { en: 'Uploading', ar: 'جارٍ الرفع' },
  'archive.finishing': { en: 'Finishing on the server', ar: 'جارٍ الإنهاء على الخادم' },
  'archive.finishingWhy': {
    en: 'All has been sent. The server unpacks and checks the tour; please keep this open.',
    ar: 'تم إرسال كل شيء. يفكّ الخادم ضغط الجولة ويفحصها؛ يُرجى إبقاء هذه النافذة مفتوحة.',
  },
  'archive.done': { en: 'The tour is ready', ar: 'الجولة جاهزة' },
  'archive.cancelled': {
    en: 'Cancelled. Nothing of it stays on the server.',
    ar: 'أُلغي الرفع. لن يبقى منه شيء على الخادم.',
  },
  'archive.notCleaned': {
    en: 'Cancelled. The server could not be told yet; it tidies up by itself.',
    ar: 'أُلغي الرفع. تعذّر إبلاغ الخادم الآن، وسيتولى التنظيف بنفسه.',
  },
  'archive.cancelQuestion': { en: 'Cancel the upload?', ar: 'هل تريد إلغاء الرفع؟' },
  'archive.cancelMore': {
    en: 'What has been sent so far is lost.',
    ar: 'ستفقد ما أُرسل حتى الآن.',
  },
  'archive.cancelYes': { en: 'Yes', ar: 'نعم' },
  'archive.goOn': { en: 'Go on', ar: 'المتابعة' },
  'preflight.reading': { en: 'Looking into the archive…', ar: 'جارٍ فحص الأرشيف…' },
  'preflight.good': { en: 'This looks like a tour', ar: 'يبدو هذا الأرشيف جولة سليمة' },
  'preflight.tool': { en: 'Made with', ar: 'أُنشئت ببرنامج' },
  'preflight.unknownTool': { en: 'unknown', ar: 'غير معروف' },
  'preflight.start': { en: 'Start page', ar: 'صفحة البداية' },
  'preflight.none': { en: 'none found', ar: 'لم يُعثر عليها' },
  'preflight.files': { en: 'Files', ar: 'الملفات' },
  'preflight.unpacked': { en: 'Unpacked', ar: 'بعد فك الضغط' },
  'preflight.largest': { en: 'Largest file', ar: 'أكبر ملف' },
  'warning.unreadable': {
    en: 'This file cannot be read as a zip archive. It may be cut off.',
    ar: 'تعذّرت قراءة هذا الملف كأرشيف zip. ربما يكون غير مكتمل.',
  },
  'warning.encrypted': {
    en: 'The archive is protected by a password; the server cannot open it.',
    ar: 'الأرشيف محمي بكلمة مرور؛ لن يتمكن الخادم من فتحه.',
  },
  'warning.noStartPage': {
    en: 'No start page (index.html, index.htm or tour.html) was found.',
    ar: 'لم يُعثر على صفحة بداية (index.html أو index.htm أو tour.html).',
  },
  'warning.severalStartPages': {
    en: 'More than one folder has a start page. Zip the folder of one tour only.',
    ar: 'توجد صفحة بداية في أكثر من مجلد. اضغط مجلد جولة واحدة فقط.',
  },
  'warning.otherStartPage': {
    en: 'The start page has another name than index.html. That is fine: it will be found.',
    ar: 'اسم صفحة البداية ليس index.html. لا بأس: سيُعثر عليها.',
  },
  'warning.nested': {
    en: 'Everything lies in a folder. That is fine: it will be taken off.',
    ar: 'كل الملفات داخل مجلد واحد. لا بأس: ستُستخرج منه.',
  },
  'warning.unsafePaths': {
    en: 'Some files have paths that lead out of the archive; the server will refuse them.',
    ar: 'بعض الملفات لها مسارات تخرج من الأرشيف؛ سيرفضها الخادم.',
  },
  'warning.programs': {
    en: 'The archive contains programs. Some networks block such files.',
    ar: 'يحتوي الأرشيف على برامج. قد تحظرها بعض الشبكات.',
  },
  'warning.tooManyFiles': {
    en: 'There are more files than the server takes.',
    ar: 'عدد الملفات أكبر مما يقبله الخادم.',
  },
  'warning.tooLarge': {
    en: 'Unpacked, this is more than the server takes.',
    ar: 'الحجم بعد فك الضغط أكبر مما يقبله الخادم.',
  },
});
