/** Every sentence that the server says to a person, in both languages. `%{name}` is filled in. */
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@jawla/contract/rules';

export const texts = {
  'auth.wrong': {
    en: 'Wrong e-mail or password',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  },
  'auth.signedOut': {
    en: 'Your session has ended. Please log in again.',
    ar: 'انتهت جلستك. يرجى تسجيل الدخول مجددًا.',
  },
  'auth.notAllowed': { en: 'You are not allowed to do this', ar: 'لا تملك صلاحية القيام بذلك' },
  'auth.unverified': {
    en: 'Please verify your e-mail address first',
    ar: 'يرجى تأكيد بريدك الإلكتروني أولًا',
  },
  'auth.loggedOut': { en: 'You are logged out', ar: 'تم تسجيل خروجك' },
  'auth.tooMany': {
    en: 'Too many tries. Please wait a while and try again.',
    ar: 'محاولات كثيرة جدًا. يرجى الانتظار قليلًا ثم المحاولة مجددًا.',
  },
  'auth.busy': {
    en: 'Too many people log in at the moment. Please try again in a few seconds.',
    ar: 'عدد كبير من المستخدمين يسجلون الدخول الآن. يرجى المحاولة مجددًا بعد ثوانٍ قليلة.',
  },
  'phone.unknown': {
    en: 'There is no account with this phone number',
    ar: 'لا يوجد حساب بهذا الرقم',
  },
  'email.unknown': {
    en: 'There is no account with this e-mail address',
    ar: 'لا يوجد حساب بهذا البريد الإلكتروني',
  },
  'code.wrong': {
    en: 'The code is wrong or has expired',
    ar: 'الرمز غير صحيح أو انتهت صلاحيته',
  },
  'code.sms': {
    en: '%{brand}: %{code} is your code. It works for %{minutes} minutes. Do not pass it on.',
    ar: '%{brand}: رمز الدخول هو %{code} ويعمل لمدة %{minutes} دقائق. لا تشاركه مع أحد.',
  },
  'link.dead': {
    en: 'This link has expired or was used already',
    ar: 'انتهت صلاحية هذا الرابط أو سبق استخدامه',
  },
  'password.changed': { en: 'Your password is set', ar: 'تم تعيين كلمة المرور' },
  'user.missing': { en: 'There is no such client', ar: 'لا يوجد عميل بهذا الاسم' },
  'user.created': {
    en: 'The client is created. A mail with a link for the password is on its way.',
    ar: 'تم إنشاء العميل، ورسالة برابط لتعيين كلمة المرور في الطريق إليه.',
  },
  'user.saved': { en: 'The client is saved', ar: 'تم حفظ بيانات العميل' },
  'user.deleted': { en: 'The client is deleted', ar: 'تم حذف العميل' },
  'user.self': {
    en: 'You cannot delete your own account',
    ar: 'لا يمكنك حذف حسابك أنت',
  },
  'user.nameFixed': {
    en: 'The user name cannot be changed',
    ar: 'لا يمكن تغيير اسم المستخدم',
  },
  'user.nameTaken': {
    en: 'This user name is taken already',
    ar: 'اسم المستخدم هذا محجوز',
  },
  'user.emailTaken': {
    en: 'There already is an account with this e-mail address',
    ar: 'يوجد حساب بهذا البريد الإلكتروني',
  },
  'user.phoneTaken': {
    en: 'There already is an account with this phone number',
    ar: 'يوجد حساب بهذا الرقم',
  },
  'project.missing': { en: 'There is no such project', ar: 'لا يوجد مشروع كهذا' },
  'project.nameTaken': {
    en: 'This client already has a project with this name',
    ar: 'لدى هذا العميل مشروع بهذا الاسم',
  },
  'project.saved': { en: 'The project is saved', ar: 'تم حفظ المشروع' },
  'project.deleted': { en: 'The project is deleted', ar: 'تم حذف المشروع' },
  'project.notShared': {
    en: 'The project is not shared with this person',
    ar: 'المشروع غير مشترك مع هذا الشخص',
  },
  'access.owner': {
    en: 'The project belongs to this person already',
    ar: 'هذا الشخص هو مالك المشروع',
  },
  'access.already': {
    en: 'The project is shared with this person already',
    ar: 'المشروع مشترك مع هذا الشخص بالفعل',
  },
  'access.removed': {
    en: 'The project is no longer shared with this person',
    ar: 'لم يعد المشروع مشتركًا مع هذا الشخص',
  },
  'project.changedMeanwhile': {
    en: 'Somebody else has changed this project meanwhile. Nothing was saved: load it again and repeat your changes.',
    ar: 'عدّل شخص آخر هذا المشروع في هذه الأثناء، ولم يُحفظ شيء: أعد تحميله ثم كرّر تعديلاتك.',
  },
  'cover.type': {
    en: 'Only pictures of the types jpg, png and webp are taken',
    ar: 'تُقبل الصور من أنواع jpg وpng وwebp فقط',
  },
  'cover.broken': {
    en: 'The picture cannot be read; it may be damaged',
    ar: 'تعذّرت قراءة الصورة؛ قد تكون تالفة',
  },
  'cover.tooLarge': {
    en: 'The picture has to be smaller than %{limit} MB',
    ar: 'يجب أن يكون حجم الصورة أقل من %{limit} ميغابايت',
  },
  'cover.tooManyPixels': {
    en: 'The picture has more than %{limit} million pixels',
    ar: 'تحتوي الصورة على أكثر من %{limit} مليون بكسل',
  },
  'project.left': {
    en: 'The project is no longer shared with you',
    ar: 'لم يعد المشروع مشتركًا معك',
  },
  'project.dateMissing': {
    en: 'This project has no such date',
    ar: 'لا يوجد هذا التاريخ في المشروع',
  },
  'project.dateDeleted': { en: 'The date and its tour are deleted', ar: 'تم حذف التاريخ وجولته' },
  'tour.missing': { en: 'There is no tour here yet', ar: 'لا توجد جولة هنا بعد' },
  'tour.published': { en: 'The tour is published', ar: 'تم نشر الجولة' },
  'upload.cancelled': { en: 'The upload is cancelled', ar: 'تم إلغاء الرفع' },
  'upload.incomplete': { en: 'The upload did not arrive whole', ar: 'لم يصل الملف المرفوع كاملًا' },
  'upload.noFile': { en: 'There is no file in the upload', ar: 'لا يوجد ملف في الطلب' },
  'upload.oneFile': { en: 'Please upload one file only', ar: 'يرجى رفع ملف واحد فقط' },
  'upload.gone': {
    en: 'This upload is not there any more. Please start again.',
    ar: 'لم يعد هذا الرفع موجودًا. يرجى البدء من جديد.',
  },
  'upload.tooMany': {
    en: 'Please upload no more than %{limit} files at once',
    ar: 'يرجى ألا يتجاوز عدد الملفات في المرة الواحدة %{limit}',
  },
  'footage.received': {
    en: 'The files have arrived. Thank you!',
    ar: 'وصلت الملفات. شكرًا لك!',
  },
  'footage.noProject': { en: 'project name is required', ar: 'اسم المشروع مطلوب' },
  'footage.tooLarge': {
    en: '%{name} exceeds the maximum size',
    ar: '%{name} يتجاوز الحجم الأقصى',
  },
  'footage.type': { en: '%{name} is invalid', ar: '%{name} غير صالح' },
  'footage.empty': { en: '%{name} is empty', ar: '%{name} فارغ' },
  'upload.tooLarge': {
    en: 'The file is larger than %{limit} GB',
    ar: 'حجم الملف أكبر من %{limit} غيغابايت',
  },
  'upload.noSpace': {
    en: 'The server has not enough free space for this file',
    ar: 'لا توجد مساحة كافية على الخادم لهذا الملف',
  },
  'upload.tooManyOpen': {
    en: 'You have %{limit} uploads that are not finished. Please finish or cancel one of them first.',
    ar: 'لديك %{limit} عملية رفع لم تكتمل. يرجى إكمال إحداها أو إلغاؤها أولًا.',
  },
  'upload.tooMuchHeld': {
    en: 'Your unfinished uploads would hold more than %{limit} GB or %{files} files. Please finish or cancel some of them first.',
    ar: 'ستتجاوز عمليات الرفع غير المكتملة لديك %{limit} غيغابايت أو %{files} ملف. يرجى إكمال بعضها أو إلغاؤها أولًا.',
  },
  'pilot.missing': { en: 'There is no such pilot project', ar: 'لا يوجد مشروع تجريبي بهذا الاسم' },
  'pilot.nameTaken': {
    en: 'There already is a pilot project with this name',
    ar: 'يوجد مشروع تجريبي بهذا الاسم',
  },
  'pilot.badName': {
    en: 'The file’s name cannot be the name of a pilot project',
    ar: 'لا يصلح اسم الملف اسمًا لمشروع تجريبي',
  },
  'pilot.created': { en: 'The pilot project is published', ar: 'تم نشر المشروع التجريبي' },
  'pilot.deleted': { en: 'The pilot project is deleted', ar: 'تم حذف المشروع التجريبي' },

  'archive.notZip': { en: 'The file is not a zip archive', ar: 'الملف ليس أرشيف zip' },
  'archive.damaged': { en: 'The archive is damaged: %{name}', ar: 'الأرشيف تالف: %{name}' },
  'archive.unreadable': {
    en: 'The archive cannot be read; it may be damaged',
    ar: 'تعذّرت قراءة الأرشيف؛ قد يكون تالفًا',
  },
  'archive.empty': { en: 'The archive holds no files', ar: 'لا يحتوي الأرشيف على أي ملف' },
  'archive.noStartPage': {
    en: 'The archive has no start page (index.html, index.htm or tour.html)',
    ar: 'لا يحتوي الأرشيف على صفحة بداية (index.html أو index.htm أو tour.html)',
  },
  'archive.severalStartPages': {
    en: 'The archive has several start pages (%{names}). Zip the folder of one tour only',
    ar: 'يحتوي الأرشيف على أكثر من صفحة بداية (%{names}). اضغط مجلد جولة واحدة فقط',
  },
  'archive.encrypted': {
    en: 'The archive is protected by a password',
    ar: 'الأرشيف محمي بكلمة مرور',
  },
  'archive.method': {
    en: 'The archive uses a kind of compression that is not supported: %{name}',
    ar: 'يستخدم الأرشيف نوع ضغط غير مدعوم: %{name}',
  },
  'archive.badName': {
    en: 'The archive holds a name that is not allowed: %{name}',
    ar: 'يحتوي الأرشيف على اسم غير مسموح به: %{name}',
  },
  'archive.longName': {
    en: 'The archive holds a name that is too long: %{name}',
    ar: 'يحتوي الأرشيف على اسم طويل جدًا: %{name}',
  },
  'archive.depth': {
    en: 'The archive’s folders go too deep: %{name}',
    ar: 'مجلدات الأرشيف متداخلة أكثر من اللازم: %{name}',
  },
  'archive.link': {
    en: 'The archive holds a link or a special file: %{name}',
    ar: 'يحتوي الأرشيف على رابط أو ملف خاص: %{name}',
  },
  'archive.duplicate': {
    en: 'The archive holds the same name twice: %{name}',
    ar: 'يحتوي الأرشيف على الاسم نفسه مرتين: %{name}',
  },
  'archive.overlap': {
    en: 'Files overlap inside the archive: %{name}',
    ar: 'تتداخل الملفات داخل الأرشيف: %{name}',
  },
  'archive.headers': {
    en: 'The archive describes a file in two different ways: %{name}',
    ar: 'يصف الأرشيف ملفًا بطريقتين مختلفتين: %{name}',
  },
  'archive.tooMany': {
    en: 'The archive holds more than %{limit} files',
    ar: 'يحتوي الأرشيف على أكثر من %{limit} ملف',
  },
  'archive.tooLarge': {
    en: 'The archive unpacks to more than %{limit} GB',
    ar: 'يتجاوز حجم محتوى الأرشيف %{limit} غيغابايت',
  },
  'archive.fileTooLarge': {
    en: 'A file in the archive is larger than %{limit} GB: %{name}',
    ar: 'يحتوي الأرشيف على ملف أكبر من %{limit} غيغابايت: %{name}',
  },
  'archive.ratio': {
    en: 'The archive is packed too tightly to be a tour',
    ar: 'نسبة ضغط الأرشيف أعلى من أن يكون جولة',
  },

  'field.required': { en: 'This is needed', ar: 'هذا الحقل مطلوب' },
  'field.short': { en: 'This is too short', ar: 'النص قصير جدًا' },
  'field.long': { en: 'This is too long', ar: 'النص طويل جدًا' },
  'field.form': { en: 'This does not have the right form', ar: 'الصيغة غير صحيحة' },
  'field.hidden': {
    en: 'This text has characters that can’t be seen. Type it instead of pasting it.',
    ar: 'يحتوي النص على رموز غير مرئية. اكتبه بدلًا من لصقه.',
  },
  'field.choice': { en: 'This is not one of the choices', ar: 'ليست من الخيارات المتاحة' },
  'request.invalid': {
    en: 'Please check the highlighted fields',
    ar: 'يرجى التحقق من الحقول المحددة',
  },
  'request.unreadable': { en: 'The request could not be read', ar: 'تعذّرت قراءة الطلب' },
  'request.tooLarge': { en: 'The request is too large', ar: 'الطلب كبير جدًا' },
  'request.unknown': { en: 'There is nothing here', ar: 'لا يوجد شيء هنا' },
  'server.full': {
    en: 'The server has no free space left, so nothing new can be saved. Please try again later.',
    ar: 'لم تعد على الخادم مساحة خالية، فلا يمكن حفظ أي شيء جديد. يرجى المحاولة لاحقًا.',
  },
  'server.away': {
    en: 'The service is not available at the moment. Please try again shortly.',
    ar: 'الخدمة غير متاحة حاليًا. يرجى المحاولة بعد قليل.',
  },
  'server.broken': {
    en: 'Something went wrong on the server. Please try again.',
    ar: 'حدث خطأ في الخادم. يرجى المحاولة مجددًا.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type TextKey = keyof typeof texts;
export function isTextKey(text: string): text is TextKey {
  return text in texts;
}

export type TextValues = Readonly<Record<string, string | number>>;

/** A sentence, not said yet: which it is and what it is about. */
export interface Message {
  readonly key: TextKey;
  readonly values?: TextValues;
}

export function say(language: Language, key: TextKey, values: TextValues = {}): string {
  return texts[key][language].replaceAll(/%\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  );
}

/** The language of a request, by its `lang` header. */
export function languageOf(header: string | undefined): Language {
  return LANGUAGES.find((language) => language === header) ?? DEFAULT_LANGUAGE;
}
