import { language } from './texts.ts';

/** What admins read, written here a second time on purpose. `%` stands for what is filled in. */
const TEXTS = {
  addDate: { en: 'Add date', ar: 'إضافة تاريخ' },
  addProject: { en: 'Add project', ar: 'إضافة مشروع' },
  archiveDrop: { en: 'Drop the archive here, or choose it', ar: 'أفلت الأرشيف هنا أو اختره' },
  archiveOther: { en: 'Choose another file', ar: 'اختيار ملف آخر' },
  asked: { en: 'Are you sure you want to delete %', ar: 'هل أنت متأكد من رغبتك في حذف %' },
  background: { en: 'Go on in the background', ar: 'المتابعة في الخلفية' },
  clients: { en: 'Clients', ar: 'العملاء' },
  coverDone: { en: 'Done', ar: 'تم' },
  coverDrop: {
    en: 'Drop or paste a picture here, or choose it',
    ar: 'أفلت صورة هنا أو الصقها أو اخترها',
  },
  coverTypes: {
    en: 'Only type [ .jpg, .png, .jpeg, .webp ] are allowed',
    ar: 'يُسمح فقط بالأنواع [ .jpg, .png, .jpeg, .webp ]',
  },
  createUser: { en: 'Create user', ar: 'إنشاء المستخدم' },
  dashboard: { en: 'Admin Panel', ar: 'لوحة الإدارة' },
  date: { en: 'Date %', ar: 'التاريخ %' },
  deleteNamed: { en: 'Delete %', ar: 'حذف %' },
  editNamed: { en: 'Edit %', ar: 'تعديل %' },
  embed: { en: 'Embed in a page', ar: 'تضمين في صفحة' },
  emailTaken: {
    en: 'There already is an account with this e-mail address',
    ar: 'يوجد حساب بهذا البريد الإلكتروني',
  },
  firstName: { en: 'First name', ar: 'الاسم الأول' },
  giveAccess: { en: 'Give access to %', ar: 'منح الوصول إلى %' },
  inProgress: { en: 'In progress', ar: 'قيد الإنشاء' },
  lastName: { en: 'Last name', ar: 'اسم العائلة' },
  leave: { en: 'Leave', ar: 'مغادرة' },
  leaveQuestion: { en: 'Leave without saving?', ar: 'هل تريد المغادرة دون حفظ؟' },
  loadNewer: { en: 'Load the newer version', ar: 'تحميل النسخة الأحدث' },
  location: { en: 'Location', ar: 'الموقع' },
  newUser: { en: 'Create new user', ar: 'إنشاء مستخدم جديد' },
  noMatch: { en: 'No results for', ar: 'لا نتائج لـ' },
  noProjects: { en: 'No project added yet', ar: 'لم تتم إضافة أي مشروع بعد' },
  noStartPageFound: {
    en: 'No start page (index.html, index.htm or tour.html) was found.',
    ar: 'لم يُعثر على صفحة بداية (index.html أو index.htm أو tour.html).',
  },
  notSaved: { en: 'Not saved', ar: 'لم يُحفظ' },
  number: { en: 'Project No', ar: 'رقم المشروع' },
  offline: {
    en: 'You are offline. The upload goes on by itself when the connection is back.',
    ar: 'أنت غير متصل. سيُستأنف الرفع تلقائيًا عند عودة الاتصال.',
  },
  people: { en: 'People with access', ar: 'من لديهم حق الوصول' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  pickZip: { en: 'Only [ zip ] type allowed', ar: 'يُسمح فقط بنوع [ zip ]' },
  projectInfo: { en: 'Project Info', ar: 'معلومات المشروع' },
  projectMissing: { en: 'There is no such project', ar: 'لا يوجد مشروع كهذا' },
  projectName: { en: 'Project name', ar: 'اسم المشروع' },
  projectNameUnsafe: {
    en: 'A project name cannot begin with a dot or contain / \\ ? # % |',
    ar: 'لا يمكن أن يبدأ اسم المشروع بنقطة أو أن يحتوي على / \\ ? # % |',
  },
  hiddenCharacters: {
    en: 'This text has characters that can’t be seen.',
    ar: 'يحتوي النص على رموز غير مرئية.',
  },
  projectSaved: { en: 'The project is saved', ar: 'تم حفظ المشروع' },
  ready: { en: 'Ready', ar: 'جاهزة' },
  save: { en: 'Save Data', ar: 'حفظ البيانات' },
  searchEmail: { en: 'Search by e-mail', ar: 'ابحث بالبريد الإلكتروني' },
  searchName: { en: 'Search by name', ar: 'ابحث بالاسم' },
  shareNamed: { en: 'Share %', ar: 'مشاركة %' },
  stay: { en: 'Stay', ar: 'البقاء' },
  tryAgain: { en: 'Try again', ar: 'حاول مجددًا' },
  unsaved: { en: 'Unsaved changes', ar: 'تغييرات غير محفوظة' },
  upload: { en: 'Upload', ar: 'رفع' },
  uploadTour: { en: 'Upload tour', ar: 'رفع الجولة' },
  userName: { en: 'User name', ar: 'اسم المستخدم' },
  userNameUnsafe: {
    en: 'A user name cannot begin with a dot or contain / \\ ? # % |',
    ar: 'لا يمكن أن يبدأ اسم المستخدم بنقطة أو أن يحتوي على / \\ ? # % |',
  },
  changedMeanwhile: {
    en: 'Somebody else has changed this project meanwhile.',
    ar: 'عدّل شخص آخر هذا المشروع في هذه الأثناء',
  },
  coverRefused: {
    en: 'Only pictures of the types jpg, png and webp are taken',
    ar: 'تُقبل الصور من أنواع jpg وpng وwebp فقط',
  },
  noStartPage: {
    en: 'The archive has no start page (index.html, index.htm or tour.html)',
    ar: 'لا يحتوي الأرشيف على صفحة بداية (index.html أو index.htm أو tour.html)',
  },
  projectNameTaken: {
    en: 'This client already has a project with this name',
    ar: 'لدى هذا العميل مشروع بهذا الاسم',
  },
} as const;

export type AdminTextKey = keyof typeof TEXTS;

export function adminText(key: AdminTextKey, filledIn = ''): string {
  const text = TEXTS[key][language()];
  return filledIn === '' ? text : text.replace('%', filledIn);
}
