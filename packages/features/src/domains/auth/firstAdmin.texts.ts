import { personTexts } from '#core/forms';
import { defineTexts } from '#core/i18n';

/** The page on which a new server gets its first account. */
export const firstAdminTexts = defineTexts({
  ...personTexts,
  'first.title': { en: 'Create the first admin', ar: 'حساب المسؤول الأول' },
  'first.lead': {
    en: 'This server has no accounts yet. The first admin adds clients and their tours.',
    ar: 'لا توجد حسابات على هذا الخادم بعد. يضيف المسؤول الأول العملاء وجولاتهم.',
  },
  'first.password': { en: 'Password', ar: 'كلمة المرور' },
  'first.submit': { en: 'Create admin', ar: 'إنشاء المسؤول' },
  'first.sending': { en: 'Creating admin…', ar: 'جارٍ إنشاء المسؤول…' },
  'first.dead': {
    en: 'If there is an admin already, log in. If not, restart the server: it shows a new link.',
    ar: 'إذا كان هناك مسؤول بالفعل، فسجّل الدخول. وإلا فأعد تشغيل الخادم ليعرض رابطًا جديدًا.',
  },
});
