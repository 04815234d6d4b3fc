import { defineTexts } from '#core/i18n';

/** Quoted from the specification where it gives a text. */
export const errorTexts = defineTexts({
  title: { en: 'Error %{status}', ar: 'خطأ %{status}' },
  unauthorized: {
    en: 'You are unauthorized to this page',
    ar: 'غير مصرح لك بالوصول إلى هذه الصفحة',
  },
  noProject: {
    en: 'Your project files has not been uploaded yet, please wait until the project is uploaded',
    ar: 'لم تُرفع ملفات مشروعك بعد، يُرجى الانتظار حتى يتم رفع المشروع',
  },
  notFound: {
    en: "That page can't be found or it will be Soon.",
    ar: 'تعذّر العثور على هذه الصفحة أو أنها ستتوفر قريبًا.',
  },
  'notFound.more': {
    en: 'It looks like nothing was found at this location',
    ar: 'يبدو أنه لا يوجد شيء في هذا الموقع',
  },
  'client.notFound': {
    en: 'No user found with this user ID.',
    ar: 'لا يوجد مستخدم بهذا المعرّف.',
  },
  'client.notFound.more': {
    en: 'It seems that the user does not exist in this site.',
    ar: 'يبدو أن المستخدم غير موجود في هذا الموقع.',
  },
  toHome: { en: 'Go to home page', ar: 'العودة إلى الصفحة الرئيسية' },
  toDashboard: { en: 'Go to Dashboard', ar: 'الذهاب إلى لوحة التحكم' },
  signedInAs: { en: 'You are signed in as', ar: 'أنت مسجّل الدخول باسم' },
});
