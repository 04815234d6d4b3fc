import { test } from '@playwright/test';

export type Language = 'en' | 'ar';

/** The language that the running project tests in. */
export function language(): Language {
  return test.info().project.name.startsWith('ar') ? 'ar' : 'en';
}

export function otherLanguage(): Language {
  return language() === 'en' ? 'ar' : 'en';
}

/**
 * What a person reads on the screens, written here a second time on purpose: a text that changes by
 * accident fails a test.
 */
const TEXTS = {
  back: { en: 'Back', ar: 'رجوع' },
  cancel: { en: 'Cancel', ar: 'الغاء' },
  chooseDate: { en: 'choose project date to show', ar: 'اختر تاريخ المشروع لعرضه' },
  copyright: {
    en: 'Copyrights@2024 Jawla, All rights reserved .',
    ar: 'حقوق النشر@2024 جولة، جميع الحقوق محفوظة .',
  },
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  emailRequired: { en: 'E-mail is required', ar: 'البريد الإلكتروني مطلوب' },
  goHome: { en: 'Go to home page', ar: 'العودة إلى الصفحة الرئيسية' },
  keepWaiting: { en: 'Keep waiting', ar: 'الاستمرار في الانتظار' },
  loading: { en: 'Loading', ar: 'جارٍ التحميل' },
  logIn: { en: 'Log in', ar: 'تسجيل الدخول' },
  logOut: { en: 'Log out', ar: 'تسجيل الخروج' },
  logOutQuestion: {
    en: 'Are you sure you want to log out?',
    ar: 'هل أنت متأكد من رغبتك في تسجيل الخروج؟',
  },
  newTab: { en: 'Open in a new tab', ar: 'فتح في نافذة جديدة' },
  noPilot: { en: 'There is no tour at this address', ar: 'لا توجد جولة في هذا العنوان' },
  noProject: {
    en: 'Your project files has not been uploaded yet, please wait until the project is uploaded',
    ar: 'لم تُرفع ملفات مشروعك بعد، يُرجى الانتظار حتى يتم رفع المشروع',
  },
  noResult: { en: 'No result for', ar: 'لا توجد نتائج لـ' },
  notFound: {
    en: "That page can't be found or it will be Soon.",
    ar: 'تعذّر العثور على هذه الصفحة أو أنها ستتوفر قريبًا.',
  },
  owner: { en: 'Owner: khalid', ar: 'المالك: khalid' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  passwordRequired: { en: 'Password is required', ar: 'كلمة المرور مطلوبة' },
  preparing: { en: 'We are preparing your project', ar: 'نحن نجهّز مشروعك' },
  reload: { en: 'Reload', ar: 'إعادة التحميل' },
  retry: { en: 'Try again', ar: 'حاول مجددًا' },
  search: { en: 'search by name', ar: 'ابحث بالاسم' },
  sessionEnded: {
    en: 'Your session has ended. Log in again to go on where you were.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا لتكمل من حيث توقفت.',
  },
  showDates: { en: 'show projects date', ar: 'عرض تواريخ المشروع' },
  thanks: { en: 'Thanks you for using Jawla', ar: 'شكرًا لاستخدامك جولة' },
  toggle: { en: 'العربية', ar: 'English' },
  unauthorized: {
    en: 'You are unauthorized to this page',
    ar: 'غير مصرح لك بالوصول إلى هذه الصفحة',
  },
  viewProject: { en: 'view project', ar: 'عرض المشروع' },
  yes: { en: 'Yes', ar: 'نعم' },
  yourProjects: { en: 'Your Projects', ar: 'مشاريعك' },
  byPhone: { en: 'Log in with your phone', ar: 'الدخول برقم الهاتف' },
  code: { en: 'Code of six digits', ar: 'رمز من ستة أرقام' },
  confirmPassword: { en: 'Confirm the password', ar: 'تأكيد كلمة المرور' },
  deadLink: { en: 'This link does not work any more', ar: 'لم يعد هذا الرابط صالحًا' },
  download: { en: 'Download', ar: 'تنزيل' },
  enter: { en: 'Enter', ar: 'دخول' },
  forgot: { en: 'Forgot password?', ar: 'نسيت كلمة المرور؟' },
  newCode: { en: 'Send a new code', ar: 'إرسال رمز جديد' },
  newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  passwordChanged: {
    en: 'Your password has been changed successfully',
    ar: 'تم تغيير كلمة المرور بنجاح',
  },
  phoneNumber: { en: 'Phone number', ar: 'رقم الهاتف' },
  qr: { en: 'QR login code', ar: 'رمز QR للدخول' },
  resend: { en: 'Resend', ar: 'إعادة الإرسال' },
  savePassword: { en: 'Save password', ar: 'حفظ كلمة المرور' },
  sendCode: { en: 'Send Code', ar: 'إرسال الرمز' },
  sendLink: { en: 'Send verification link', ar: 'إرسال رابط التحقق' },
  toLoginPage: { en: 'Go to login page', ar: 'الذهاب إلى صفحة تسجيل الدخول' },
  verified: { en: 'Verified', ar: 'تم التحقق' },
} as const;

export type TextKey = keyof typeof TEXTS;

export function text(key: TextKey, inLanguage: Language = language()): string {
  return TEXTS[key][inLanguage];
}
