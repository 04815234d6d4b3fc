/** Texts of successful responses and of fake uploads, as a server sends them in either language. */
export const serverTexts = {
  personInTrash: {
    en: 'An account with the same details is in the trash until 2026-12-24. Restore the account or delete it for good.',
    ar: 'حساب بالبيانات نفسها موجود في سلة المهملات حتى 2026-12-24. استعده أو احذفه نهائيًا.',
  },
  alignmentSaved: { en: 'Alignment saved.', ar: 'تم حفظ المحاذاة.' },
  accessRemoved: { en: 'Access removed.', ar: 'تم سحب حق الوصول.' },
  accountEmailTaken: {
    en: 'Another account uses this email.',
    ar: 'يستخدم حساب آخر هذا البريد الإلكتروني.',
  },
  bridgeOff: {
    en: 'This tour no longer moves with the others when dates are compared.',
    ar: 'لن تتحرك هذه الجولة مع غيرها عند مقارنة التواريخ.',
  },
  bridgeOn: {
    en: 'This tour moves with the others when dates are compared.',
    ar: 'ستتحرك هذه الجولة مع غيرها عند مقارنة التواريخ.',
  },
  dateDeleted: { en: 'Date and tour deleted.', ar: 'تم حذف التاريخ وجولته.' },
  emailInvalid: { en: 'Enter a valid email', ar: 'أدخل بريدًا إلكترونيًا صحيحًا' },
  emailTaken: {
    en: 'An account with this email already exists',
    ar: 'يوجد حساب بهذا البريد الإلكتروني بالفعل',
  },
  filesReceived: { en: 'Files uploaded. Thank you!', ar: 'تم رفع الملفات. شكرًا لك!' },
  footageDeleted: { en: 'Files deleted.', ar: 'تم حذف الملفات.' },
  footageTaken: { en: 'Marked as taken.', ar: 'تم تأكيد الاستلام.' },
  guestLinkRevoked: { en: 'Guest link revoked.', ar: 'تم إبطال رابط الزائر.' },
  guestLinksRevoked: { en: 'Guest links revoked.', ar: 'تم إبطال روابط الزوار.' },
  imageUnreadable: {
    en: 'Couldn’t read the image. It may be damaged.',
    ar: 'تعذّرت قراءة الصورة. قد تكون تالفة.',
  },
  loggedOut: { en: 'You’re logged out.', ar: 'تم تسجيل الخروج.' },
  noSpace: {
    en: 'The server doesn’t have enough space for this file.',
    ar: 'لا توجد مساحة كافية على الخادم لهذا الملف.',
  },
  passwordChanged: { en: 'Your password has been changed.', ar: 'تم تغيير كلمة المرور.' },
  phoneShort: { en: 'This phone number is too short', ar: 'رقم الهاتف هذا قصير جدًا' },
  phoneTaken: {
    en: 'An account with this phone number already exists',
    ar: 'يوجد حساب بهذا الرقم بالفعل',
  },
  pilotDeleted: { en: 'Pilot project deleted.', ar: 'تم حذف المشروع التجريبي.' },
  pilotNameTaken: {
    en: 'A pilot project with this name already exists.',
    ar: 'يوجد مشروع تجريبي بهذا الاسم بالفعل.',
  },
  projectDeleted: { en: 'Project deleted.', ar: 'تم حذف المشروع.' },
  projectSaved: { en: 'Project saved.', ar: 'تم حفظ المشروع.' },
  sessionEnded: { en: 'Session ended.', ar: 'تم إنهاء الجلسة.' },
  sessionsEnded: {
    en: 'All other sessions have ended.',
    ar: 'تم إنهاء جميع الجلسات الأخرى.',
  },
  tooManyOpen: {
    en: 'You have 20 unfinished uploads. Finish or cancel one of them first.',
    ar: 'لديك 20 عملية رفع لم تكتمل. أكمل إحداها أو ألغِها أولًا.',
  },
  tourPublished: { en: 'Tour published.', ar: 'تم نشر الجولة.' },
  tourRestored: { en: 'Tour restored.', ar: 'تمت استعادة الجولة.' },
  uploadCancelled: { en: 'Upload cancelled.', ar: 'تم إلغاء الرفع.' },
  userCreated: {
    en: 'Client created. We’ve emailed them a link to choose a password.',
    ar: 'تم إنشاء العميل، وأرسلنا إليه رابطًا لاختيار كلمة المرور.',
  },
  userDeleted: { en: 'Client deleted.', ar: 'تم حذف العميل.' },
  wrongPassword: {
    en: 'This isn’t your current password',
    ar: 'كلمة المرور الحالية غير صحيحة',
  },
  userSaved: { en: 'Client saved.', ar: 'تم حفظ بيانات العميل.' },
} as const;
