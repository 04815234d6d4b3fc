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
  'start.label': { en: 'Page that starts the tour', ar: 'الصفحة التي تبدأ بها الجولة' },
  'start.hint': {
    en: 'Several pages of the zip file could start the tour.',
    ar: 'يمكن أن تبدأ الجولة بأكثر من صفحة في ملف zip.',
  },
  'start.choose': { en: 'Choose a page', ar: 'اختر صفحة' },
  'start.missing': {
    en: 'Choose the page that starts the tour',
    ar: 'اختر الصفحة التي تبدأ بها الجولة',
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
  'preflight.several': { en: 'To be chosen', ar: 'لم تُختر بعد' },
  'preflight.files': { en: 'Files', ar: 'الملفات' },
  'preflight.unpacked': { en: 'Unpacked size', ar: 'الحجم بعد فك الضغط' },
  'preflight.largest': { en: 'Largest file', ar: 'أكبر ملف' },
  'warning.otherCase': {
    en: 'Some links spell file names in another case than the zip file. They will still work here, but not on every server.',
    ar: 'تكتب بعض الروابط أسماء الملفات بحالة أحرف تختلف عمّا في ملف zip. ستعمل هنا رغم ذلك، لكن ليس على كل خادم.',
  },
  'warning.unclearNames': {
    en: 'The zip file doesn’t say how its file names are encoded, so some links may not work. Use English file names, or zip the tour with 7-Zip and the option “cu=on”.',
    ar: 'لا يحدد ملف zip ترميز أسماء ملفاته، لذا قد لا تعمل بعض الروابط. استخدم أسماء ملفات إنجليزية، أو اضغط الجولة ببرنامج 7-Zip مع الخيار ‎“cu=on”‎.',
  },
  'warning.otherStartPage': {
    en: 'The start page isn’t named index.html. That’s fine: it will still be found.',
    ar: 'صفحة البداية ليست باسم index.html. لا مشكلة في ذلك، وسيتم التعرّف عليها.',
  },
  'warning.nested': {
    en: 'Everything is inside one folder. That’s fine: the tour will be published without that folder.',
    ar: 'جميع الملفات داخل مجلد واحد. لا مشكلة في ذلك، وستُنشر الجولة من دون هذا المجلد.',
  },
  'warning.programs': {
    en: 'The zip file contains programs. Some networks block such files.',
    ar: 'يحتوي ملف zip على برامج. قد تحظر بعض الشبكات هذه الملفات.',
  },
  'refused.badName': {
    en: 'The zip file contains a file name that isn’t allowed: %{name}',
    ar: 'يحتوي ملف zip على اسم ملف غير مسموح به: %{name}',
  },
  'refused.deepStartPage': {
    en: 'The only page of the zip file is too many folders deep to start the tour: %{name}',
    ar: 'الصفحة الوحيدة في ملف zip داخل مجلدات كثيرة، فلا يمكن أن تبدأ بها الجولة: %{name}',
  },
  'refused.depth': {
    en: 'The folders in the zip file are nested too deeply: %{name}',
    ar: 'مجلدات ملف zip متداخلة أكثر من اللازم: %{name}',
  },
  'refused.duplicate': {
    en: 'The zip file contains the same name twice: %{name}',
    ar: 'يحتوي ملف zip على الاسم نفسه مرتين: %{name}',
  },
  'refused.empty': { en: 'The zip file is empty.', ar: 'ملف zip فارغ.' },
  'refused.encrypted': {
    en: 'The zip file is password-protected. Upload one without a password.',
    ar: 'ملف zip محمي بكلمة مرور. ارفع ملفًا من دون كلمة مرور.',
  },
  'refused.fileAndFolder': {
    en: 'The zip file uses one name for a file and a folder: %{name}',
    ar: 'يستخدم ملف zip اسمًا واحدًا لملف ومجلد: %{name}',
  },
  'refused.fileTooLarge': {
    en: 'The zip file contains a file larger than %{limit} GB: %{name}',
    ar: 'يحتوي ملف zip على ملف أكبر من %{limit} غيغابايت: %{name}',
  },
  'refused.headers': {
    en: 'The zip file describes one file in two different ways: %{name}',
    ar: 'يصف ملف zip ملفًا واحدًا بطريقتين مختلفتين: %{name}',
  },
  'refused.link': {
    en: 'The zip file contains a link or a special file: %{name}',
    ar: 'يحتوي ملف zip على رابط أو ملف خاص: %{name}',
  },
  'refused.longName': {
    en: 'The zip file contains a file name that is too long: %{name}',
    ar: 'يحتوي ملف zip على اسم ملف طويل جدًا: %{name}',
  },
  'refused.method': {
    en: 'The zip file uses an unsupported compression method: %{name}',
    ar: 'يستخدم ملف zip طريقة ضغط غير مدعومة: %{name}',
  },
  'refused.noStartPage': {
    en: 'The zip file has no start page (index.html, index.htm or tour.html).',
    ar: 'لا يحتوي ملف zip على صفحة بداية (index.html أو index.htm أو tour.html).',
  },
  'refused.ratio': {
    en: 'The zip file is compressed too tightly to be a tour.',
    ar: 'نسبة ضغط ملف zip أعلى من أن يكون جولة.',
  },
  'refused.severalStartPages': {
    en: 'The zip file has several start pages (%{names}). Zip the folder of one tour only.',
    ar: 'يحتوي ملف zip على أكثر من صفحة بداية (%{names}). اضغط مجلد جولة واحدة فقط.',
  },
  'refused.tooLarge': {
    en: 'Unpacked, the zip file is larger than %{limit} GB.',
    ar: 'حجم ملف zip بعد فك الضغط أكبر من %{limit} غيغابايت.',
  },
  'refused.tooMany': {
    en: 'The zip file contains more than %{limit} files.',
    ar: 'يحتوي ملف zip على أكثر من %{limit} ملف.',
  },
  'refused.unknownStartPage': {
    en: 'The zip file has no such start page: %{name}',
    ar: 'لا يحتوي ملف zip على صفحة البداية هذه: %{name}',
  },
  'refused.unreadable': {
    en: 'Couldn’t read the zip file. It may be damaged.',
    ar: 'تعذّرت قراءة ملف zip. قد يكون تالفًا.',
  },
});
