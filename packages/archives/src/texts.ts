/** Why an archive is refused, in both languages. `%{name}` is a placeholder. */
import type { Language } from '@jawla/contract/limits';

export const archiveTexts = {
  'archive.notZip': { en: 'This isn’t a zip file.', ar: 'هذا الملف ليس ملف zip.' },
  'archive.damaged': { en: 'The zip file is damaged: %{name}', ar: 'ملف zip تالف: %{name}' },
  'archive.unreadable': {
    en: 'Couldn’t read the zip file. It may be damaged.',
    ar: 'تعذّرت قراءة ملف zip. قد يكون تالفًا.',
  },
  'archive.empty': { en: 'The zip file is empty.', ar: 'ملف zip فارغ.' },
  'archive.noStartPage': {
    en: 'The zip file has no start page (index.html, index.htm or tour.html).',
    ar: 'لا يحتوي ملف zip على صفحة بداية (index.html أو index.htm أو tour.html).',
  },
  'archive.deepStartPage': {
    en: 'The only page of the zip file is too many folders deep to start the tour: %{name}',
    ar: 'الصفحة الوحيدة في ملف zip داخل مجلدات كثيرة، فلا يمكن أن تبدأ بها الجولة: %{name}',
  },
  'archive.unknownStartPage': {
    en: 'The zip file has no such start page: %{name}',
    ar: 'لا يحتوي ملف zip على صفحة البداية هذه: %{name}',
  },
  'archive.severalStartPages': {
    en: 'The zip file has several start pages (%{names}). Zip the folder of one tour only.',
    ar: 'يحتوي ملف zip على أكثر من صفحة بداية (%{names}). اضغط مجلد جولة واحدة فقط.',
  },
  'archive.encrypted': {
    en: 'The zip file is password-protected. Upload one without a password.',
    ar: 'ملف zip محمي بكلمة مرور. ارفع ملفًا من دون كلمة مرور.',
  },
  'archive.method': {
    en: 'The zip file uses an unsupported compression method: %{name}',
    ar: 'يستخدم ملف zip طريقة ضغط غير مدعومة: %{name}',
  },
  'archive.badName': {
    en: 'The zip file contains a file name that isn’t allowed: %{name}',
    ar: 'يحتوي ملف zip على اسم ملف غير مسموح به: %{name}',
  },
  'archive.longName': {
    en: 'The zip file contains a file name that is too long: %{name}',
    ar: 'يحتوي ملف zip على اسم ملف طويل جدًا: %{name}',
  },
  'archive.depth': {
    en: 'The folders in the zip file are nested too deeply: %{name}',
    ar: 'مجلدات ملف zip متداخلة أكثر من اللازم: %{name}',
  },
  'archive.link': {
    en: 'The zip file contains a link or a special file: %{name}',
    ar: 'يحتوي ملف zip على رابط أو ملف خاص: %{name}',
  },
  'archive.duplicate': {
    en: 'The zip file contains the same name twice: %{name}',
    ar: 'يحتوي ملف zip على الاسم نفسه مرتين: %{name}',
  },
  'archive.fileAndFolder': {
    en: 'The zip file uses one name for a file and a folder: %{name}',
    ar: 'يستخدم ملف zip اسمًا واحدًا لملف ومجلد: %{name}',
  },
  'archive.overlap': {
    en: 'Files overlap inside the zip file: %{name}',
    ar: 'تتداخل الملفات داخل ملف zip: %{name}',
  },
  'archive.headers': {
    en: 'The zip file describes one file in two different ways: %{name}',
    ar: 'يصف ملف zip ملفًا واحدًا بطريقتين مختلفتين: %{name}',
  },
  'archive.tooMany': {
    en: 'The zip file contains more than %{limit} files.',
    ar: 'يحتوي ملف zip على أكثر من %{limit} ملف.',
  },
  'archive.tooLarge': {
    en: 'Unpacked, the zip file is larger than %{limit} GB.',
    ar: 'حجم ملف zip بعد فك الضغط أكبر من %{limit} غيغابايت.',
  },
  'archive.fileTooLarge': {
    en: 'The zip file contains a file larger than %{limit} GB: %{name}',
    ar: 'يحتوي ملف zip على ملف أكبر من %{limit} غيغابايت: %{name}',
  },
  'archive.ratio': {
    en: 'The zip file is compressed too tightly to be a tour.',
    ar: 'نسبة ضغط ملف zip أعلى من أن يكون جولة.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type ArchiveTextKey = keyof typeof archiveTexts;
export type ArchiveTextValues = Readonly<Record<string, string | number>>;

export function isArchiveText(text: string): text is ArchiveTextKey {
  return text in archiveTexts;
}

/** Says it to operators, whose language is English. */
export function sayArchive(key: ArchiveTextKey, values: ArchiveTextValues = {}): string {
  return archiveTexts[key].en.replaceAll(/%\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}
