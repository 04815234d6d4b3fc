import { defineTexts } from '#core/i18n';
import { frameTexts } from '../frame.texts';

/** The account menu and the question before a log-out. */
export const accountTexts = defineTexts({
  ...frameTexts,
  'account.label': { en: 'Account', ar: 'الحساب' },
  'account.open': { en: 'Your account', ar: 'حسابك' },
  'admin.label': { en: 'Administration', ar: 'الإدارة' },
  'admin.team': { en: 'Team', ar: 'الفريق' },
  'admin.activity': { en: 'Activity', ar: 'النشاط' },
  'admin.guestLinks': { en: 'Guest links', ar: 'روابط الزوار' },
  'admin.connections': { en: 'Connections', ar: 'البرامج المتصلة' },
  'admin.trash': { en: 'Trash', ar: 'سلة المهملات' },
  'admin.system': { en: 'System', ar: 'النظام' },
  'logOut.question': { en: 'Log out?', ar: 'تسجيل الخروج؟' },
  yes: { en: 'Log out', ar: 'تسجيل الخروج' },
});
