/** Texts of successful responses and of fake uploads, as a server sends them in either language. */
export const serverTexts = {
  accessRemoved: { en: 'The access was taken back.', ar: 'سُحب حق الوصول.' },
  dateDeleted: { en: 'The date was removed.', ar: 'حُذف التاريخ.' },
  emailTaken: { en: 'This e-mail address is taken.', ar: 'عنوان البريد الإلكتروني مستخدم بالفعل.' },
  filesReceived: { en: 'The files have arrived. Thank you!', ar: 'وصلت الملفات. شكرًا لك!' },
  imageUnreadable: { en: 'The picture cannot be read.', ar: 'تعذّرت قراءة الصورة.' },
  loggedOut: { en: 'Logged out.', ar: 'سُجّل خروجك.' },
  noSpace: {
    en: 'The server has not enough free space for this file',
    ar: 'لا توجد مساحة كافية على الخادم لهذا الملف',
  },
  passwordChanged: { en: 'The password was changed.', ar: 'تغيّرت كلمة المرور.' },
  pilotDeleted: { en: 'The pilot project was deleted.', ar: 'حُذف المشروع التجريبي.' },
  pilotNameTaken: {
    en: 'There already is a pilot project with this name.',
    ar: 'يوجد مشروع تجريبي بهذا الاسم.',
  },
  projectDeleted: { en: 'The project was deleted.', ar: 'حُذف المشروع.' },
  projectSaved: { en: 'The project was saved.', ar: 'حُفظ المشروع.' },
  tooManyOpen: {
    en: 'You have 20 uploads that are not finished. Please finish or cancel one of them first.',
    ar: 'لديك 20 عملية رفع لم تكتمل. يرجى إكمال إحداها أو إلغاؤها أولًا.',
  },
  tourPublished: { en: 'The tour is published.', ar: 'نُشرت الجولة.' },
  uploadCancelled: { en: 'The upload was cancelled.', ar: 'أُلغي الرفع.' },
  userCreated: { en: 'The user was created.', ar: 'أُنشئ المستخدم.' },
  userDeleted: { en: 'The user was deleted.', ar: 'حُذف المستخدم.' },
  userSaved: { en: 'The user was saved.', ar: 'حُفظت بيانات المستخدم.' },
} as const;
