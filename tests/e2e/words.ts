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
const WORDS = {
  email: { en: 'E-mail', ar: 'البريد الإلكتروني' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  logIn: { en: 'Log in', ar: 'تسجيل الدخول' },
  logOut: { en: 'Log out', ar: 'تسجيل الخروج' },
  yes: { en: 'Yes', ar: 'نعم' },
  cancel: { en: 'Cancel', ar: 'الغاء' },
  yourProjects: { en: 'Your Projects', ar: 'مشاريعك' },
  viewProject: { en: 'view project', ar: 'عرض المشروع' },
  showDates: { en: 'show projects date', ar: 'عرض تواريخ المشروع' },
  chooseDate: { en: 'choose project date to show', ar: 'اختر تاريخ المشروع لعرضه' },
  searchByName: { en: 'search by name', ar: 'ابحث بالاسم' },
} as const;

export type Word = keyof typeof WORDS;

export function word(key: Word, inLanguage: Language = language()): string {
  return WORDS[key][inLanguage];
}
