import { defineTexts } from '#core/i18n';

export const errorTexts = defineTexts({
  title: { en: 'Error %{status}', ar: 'خطأ %{status}' },
  unauthorized: {
    en: 'You don’t have access to this page',
    ar: 'ليس لديك حق الوصول إلى هذه الصفحة',
  },
  noProject: { en: 'No project at this address', ar: 'لا يوجد مشروع على هذا العنوان' },
  'noProject.more': {
    en: 'It may have been renamed or deleted, or you may not have access. Or it’s new: Your project files haven’t been uploaded yet. Please check back soon.',
    ar: 'ربما تم تغيير اسمه أو حذفه، أو ليس لديك حق الوصول إليه. أو أنه جديد: لم يتم رفع ملفات مشروعك بعد. يُرجى العودة لاحقًا.',
  },
  notFound: {
    en: 'This page can’t be found',
    ar: 'تعذّر العثور على هذه الصفحة',
  },
  'notFound.more': {
    en: 'There is nothing at this address. The page may have moved, or it isn’t ready yet.',
    ar: 'لا يوجد شيء على هذا العنوان. ربما تم نقل الصفحة، أو أنها ليست جاهزة بعد.',
  },
  'client.notFound': {
    en: 'No client with this username',
    ar: 'لا يوجد عميل باسم المستخدم هذا',
  },
  'client.notFound.more': {
    en: 'The client may have been deleted, or the address may be wrong.',
    ar: 'ربما تم حذف العميل، أو أن العنوان غير صحيح.',
  },
  toHome: { en: 'Go to home page', ar: 'العودة إلى الصفحة الرئيسية' },
  toDashboard: { en: 'Go to admin panel', ar: 'الذهاب إلى لوحة الإدارة' },
  signedInAs: { en: 'Logged in as', ar: 'تم تسجيل الدخول باسم' },
});
