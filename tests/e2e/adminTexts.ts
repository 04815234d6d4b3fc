import { language } from './texts.ts';

/** What admins read, written here a second time on purpose. `%` stands for what is filled in. */
const TEXTS = {
  addDate: { en: 'Add date', ar: 'إضافة تاريخ' },
  addProject: { en: 'Add project', ar: 'إضافة مشروع' },
  archiveDrop: { en: 'Drag the zip file here, or choose it', ar: 'اسحب ملف zip إلى هنا أو اختره' },
  archiveOther: { en: 'Choose another file', ar: 'اختيار ملف آخر' },
  asked: { en: 'Delete %?', ar: 'حذف %؟' },
  beingSent: { en: 'The messages are being sent again.', ar: 'جارٍ إرسال الرسائل مرة أخرى.' },
  background: { en: 'Continue in background', ar: 'المتابعة في الخلفية' },
  checkAgain: { en: 'Check again', ar: 'تحقق مجددًا' },
  close: { en: 'Close', ar: 'إغلاق' },
  clients: { en: 'Clients', ar: 'العملاء' },
  coverDone: { en: 'Done', ar: 'تم' },
  coverDrop: {
    en: 'Drag or paste an image here, or choose it',
    ar: 'اسحب صورة إلى هنا أو الصقها أو اخترها',
  },
  coverTypes: {
    en: 'Only jpg, jpeg, png and webp images are allowed',
    ar: 'يُسمح فقط بصور jpg وjpeg وpng وwebp',
  },
  createAdmin: { en: 'Create admin', ar: 'إنشاء المسؤول' },
  createUser: { en: 'Create client', ar: 'إنشاء العميل' },
  dashboard: { en: 'Admin panel', ar: 'لوحة الإدارة' },
  date: { en: 'Date %', ar: 'التاريخ %' },
  deleteClient: { en: 'Delete client', ar: 'حذف العميل' },
  deleteNamed: { en: 'Delete %', ar: 'حذف %' },
  deleteProject: { en: 'Delete project', ar: 'حذف المشروع' },
  editNamed: { en: 'Edit %', ar: 'تعديل %' },
  embed: { en: 'Embed', ar: 'التضمين' },
  embedCode: { en: 'Embed code', ar: 'رمز التضمين' },
  emailTaken: {
    en: 'An account with this email already exists',
    ar: 'يوجد حساب بهذا البريد الإلكتروني بالفعل',
  },
  firstName: { en: 'First name', ar: 'الاسم الأول' },
  giveAccess: { en: 'Give % access', ar: 'منح % حق الوصول' },
  inProgress: { en: 'In progress', ar: 'قيد التنفيذ' },
  lastName: { en: 'Last name', ar: 'اسم العائلة' },
  leave: { en: 'Leave', ar: 'مغادرة' },
  leavePage: { en: 'Leave this page', ar: 'مغادرة هذه الصفحة' },
  leaveQuestion: { en: 'Leave without saving?', ar: 'المغادرة دون حفظ؟' },
  loadNewer: { en: 'Load the newer version', ar: 'تحميل النسخة الأحدث' },
  location: { en: 'Location', ar: 'الموقع' },
  newUser: { en: 'Create client', ar: 'إنشاء عميل' },
  noMatch: { en: 'No results for “%”', ar: 'لا توجد نتائج عن «%»' },
  noProjects: { en: 'No projects yet', ar: 'لا توجد مشاريع بعد' },
  noStartPageFound: {
    en: 'No start page found (index.html, index.htm or tour.html).',
    ar: 'لا توجد صفحة بداية (index.html أو index.htm أو tour.html).',
  },
  notSaved: { en: 'Not saved', ar: 'لم يتم الحفظ' },
  number: { en: 'Project number', ar: 'رقم المشروع' },
  offline: {
    en: 'You’re offline. The upload will resume when the connection is back.',
    ar: 'لا يوجد اتصال بالإنترنت. سيُستأنف الرفع تلقائيًا عند عودة الاتصال.',
  },
  people: { en: 'People with access', ar: 'من لديهم حق الوصول' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  pickZip: { en: 'Only zip files are allowed', ar: 'يُسمح فقط بملفات zip' },
  pilots: { en: 'Pilot projects', ar: 'المشاريع التجريبية' },
  projectInfo: { en: 'Project info', ar: 'معلومات المشروع' },
  projectMissing: { en: 'Project not found.', ar: 'المشروع غير موجود.' },
  projectName: { en: 'Project name', ar: 'اسم المشروع' },
  projectNameUnsafe: {
    en: 'A project name can’t start with a dot or contain / \\ ? # % |',
    ar: 'لا يمكن أن يبدأ اسم المشروع بنقطة أو أن يحتوي على / \\ ? # % |',
  },
  hiddenCharacters: {
    en: 'This text has characters that can’t be seen.',
    ar: 'يحتوي النص على رموز غير مرئية.',
  },
  projectSaved: { en: 'Project saved.', ar: 'تم حفظ المشروع.' },
  ready: { en: 'Ready', ar: 'جاهزة' },
  save: { en: 'Save changes', ar: 'حفظ التغييرات' },
  searchEmail: { en: 'Search by email', ar: 'البحث بالبريد الإلكتروني' },
  searchName: { en: 'Search by name', ar: 'البحث بالاسم' },
  shareNamed: { en: 'Share %', ar: 'مشاركة %' },
  stay: { en: 'Stay', ar: 'البقاء' },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
  unsaved: { en: 'Unsaved changes', ar: 'تغييرات غير محفوظة' },
  tourPublished: {
    en: 'The tour is published and can be opened now.',
    ar: 'تم نشر الجولة، ويمكن فتحها الآن.',
  },
  upload: { en: 'Upload', ar: 'رفع' },
  uploaded: { en: 'Uploaded', ar: 'تم الرفع' },
  uploads: { en: 'Uploads', ar: 'عمليات الرفع' },
  openTour: { en: 'Open tour', ar: 'فتح الجولة' },
  replaceTour: { en: 'Replace tour', ar: 'استبدال الجولة' },
  restoreTour: { en: 'Restore the tour of', ar: 'استعادة جولة' },
  uploadTour: { en: 'Upload tour', ar: 'رفع الجولة' },
  sendAgain: { en: 'Send again', ar: 'إعادة الإرسال' },
  system: { en: 'System', ar: 'النظام' },
  unsentInvitation: { en: 'Invitation of a client', ar: 'دعوة عميل' },
  userName: { en: 'Username', ar: 'اسم المستخدم' },
  userNameUnsafe: {
    en: 'A username can’t start with a dot or contain / \\ ? # % |',
    ar: 'لا يمكن أن يبدأ اسم المستخدم بنقطة أو أن يحتوي على / \\ ? # % |',
  },
  changedMeanwhile: {
    en: 'Someone else changed this project while you were editing',
    ar: 'عدّل شخص آخر هذا المشروع أثناء عملك عليه',
  },
  coverRefused: {
    en: 'Only jpg, jpeg, png and webp images are allowed.',
    ar: 'يُسمح فقط بصور jpg وjpeg وpng وwebp.',
  },
  noStartPage: {
    en: 'The zip file has no start page (index.html, index.htm or tour.html).',
    ar: 'لا يحتوي ملف zip على صفحة بداية (index.html أو index.htm أو tour.html).',
  },
  projectNameTaken: {
    en: 'This client already has a project with this name',
    ar: 'لدى هذا العميل مشروع بهذا الاسم بالفعل',
  },
} as const;

export type AdminTextKey = keyof typeof TEXTS;

export function adminText(key: AdminTextKey, filledIn = ''): string {
  const text = TEXTS[key][language()];
  return filledIn === '' ? text : text.replace('%', filledIn);
}
