import { formatDay } from '@jawla/contract/days';
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
  continueWith: { en: 'Continue with %{name}', ar: 'المتابعة باستخدام %{name}' },
  disconnect: { en: 'Disconnect', ar: 'إلغاء الربط' },
  logInWith: { en: 'Log in with %{name}', ar: 'الدخول باستخدام %{name}' },
  noAccountHere: { en: 'There’s no account for you here yet', ar: 'لا يوجد حساب لك هنا بعد' },
  notLoggedIn: { en: 'You weren’t logged in', ar: 'لم يتم تسجيل دخولك' },
  providerAway: { en: '%{name} can’t be reached right now', ar: 'يتعذّر الوصول إلى %{name} الآن' },
  tryAgain: { en: 'Try again', ar: 'إعادة المحاولة' },
  currentPassword: { en: 'Current password', ar: 'كلمة المرور الحالية' },
  account: { en: 'Account', ar: 'الحساب' },
  back: { en: 'Back', ar: 'رجوع' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  chooseDate: { en: 'Choose a project date', ar: 'اختر تاريخ المشروع' },
  continue: { en: 'Continue', ar: 'متابعة' },
  copyright: { en: 'Jawla. All rights reserved.', ar: 'جولة. جميع الحقوق محفوظة.' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  emailRequired: { en: 'Email is required', ar: 'البريد الإلكتروني مطلوب' },
  goHome: { en: 'Go to home page', ar: 'العودة إلى الصفحة الرئيسية' },
  keepWaiting: { en: 'Keep waiting', ar: 'الاستمرار في الانتظار' },
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  logIn: { en: 'Log in', ar: 'تسجيل الدخول' },
  logOut: { en: 'Log out', ar: 'تسجيل الخروج' },
  logOutQuestion: { en: 'Log out?', ar: 'تسجيل الخروج؟' },
  newTab: { en: 'Open in a new tab', ar: 'فتح في علامة تبويب جديدة' },
  noAccounts: {
    en: 'This server has no accounts yet: open the link that it printed.',
    ar: 'لا توجد حسابات على هذا الخادم بعد: افتح الرابط الذي طبعه عند تشغيله.',
  },
  noPilot: { en: 'No tour at this address', ar: 'لا توجد جولة على هذا العنوان' },
  noProject: { en: 'No project at this address', ar: 'لا يوجد مشروع على هذا العنوان' },
  noResult: { en: 'No results for “%”', ar: 'لا توجد نتائج عن «%»' },
  notFound: { en: 'This page can’t be found', ar: 'تعذّر العثور على هذه الصفحة' },
  owner: { en: 'Owner: خالد العبدالله', ar: 'المالك: خالد العبدالله' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  passwordRequired: { en: 'Password is required', ar: 'كلمة المرور مطلوبة' },
  preparing: { en: 'Preparing your project…', ar: 'جارٍ تجهيز مشروعك…' },
  reload: { en: 'Reload', ar: 'إعادة التحميل' },
  retry: { en: 'Try again', ar: 'إعادة المحاولة' },
  search: { en: 'Search by name', ar: 'البحث بالاسم' },
  sessionEnded: {
    en: 'Your session has ended. Log in again to continue where you left off.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا للمتابعة من حيث توقفت.',
  },
  showDates: { en: 'Show project dates', ar: 'عرض تواريخ المشروع' },
  thanks: { en: 'Thank you for using Jawla', ar: 'شكرًا لاستخدامك «جولة»' },
  toggle: { en: 'العربية', ar: 'English' },
  unauthorized: {
    en: 'You don’t have access to this page',
    ar: 'ليس لديك حق الوصول إلى هذه الصفحة',
  },
  viewProject: { en: 'View project', ar: 'عرض المشروع' },
  yourAccount: { en: 'Your account', ar: 'حسابك' },
  yourProjects: { en: 'Your projects', ar: 'مشاريعك' },
  byPhone: { en: 'Log in with your phone number', ar: 'تسجيل الدخول برقم الهاتف' },
  code: { en: 'Six-digit code', ar: 'رمز من ستة أرقام' },
  confirmPassword: { en: 'Confirm password', ar: 'تأكيد كلمة المرور' },
  deadLink: { en: 'This link no longer works', ar: 'لم يعد هذا الرابط صالحًا' },
  download: { en: 'Download QR code', ar: 'تنزيل رمز QR' },
  enter: { en: 'Log in', ar: 'تسجيل الدخول' },
  forgot: { en: 'Forgot password?', ar: 'نسيت كلمة المرور؟' },
  newCode: { en: 'Send a new code', ar: 'إرسال رمز جديد' },
  newPassword: { en: 'New password', ar: 'كلمة المرور الجديدة' },
  passwordChanged: { en: 'Your password has been changed', ar: 'تم تغيير كلمة المرور' },
  phoneNumber: { en: 'Phone number', ar: 'رقم الهاتف' },
  qr: { en: 'Login QR code', ar: 'رمز QR لتسجيل الدخول' },
  resend: { en: 'Resend link', ar: 'إعادة إرسال الرابط' },
  savePassword: { en: 'Save password', ar: 'حفظ كلمة المرور' },
  sendCode: { en: 'Send code', ar: 'إرسال الرمز' },
  sendLink: { en: 'Send link', ar: 'إرسال الرابط' },
  toLoginPage: { en: 'Go to login page', ar: 'فتح صفحة تسجيل الدخول' },
  verified: { en: 'Verified', ar: 'تم التحقق' },
} as const;

export type TextKey = keyof typeof TEXTS;

export function text(key: TextKey, inLanguage: Language = language()): string {
  return TEXTS[key][inLanguage];
}

/** A day as people read it in the language of the running project. */
export function dayText(day: string): string {
  return formatDay(day, language());
}
