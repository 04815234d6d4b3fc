import { personTexts } from '#core/forms';
import { defineTexts } from '#core/i18n';

export const clientDetailsTexts = defineTexts({
  ...personTexts,
  'client.panel': { en: 'Admin panel', ar: 'لوحة الإدارة' },
  'client.all': { en: 'Clients', ar: 'العملاء' },
  'client.create': { en: 'Create client', ar: 'إنشاء عميل' },
  'client.loading': {
    en: 'Loading client…',
    ar: 'جارٍ تحميل بيانات العميل…',
  },
  'client.failed': {
    en: 'Couldn’t load this client',
    ar: 'تعذّر تحميل بيانات هذا العميل',
  },

  'form.title': { en: 'Client details', ar: 'بيانات العميل' },
  'form.userNameLocked': {
    en: 'It can’t be changed, because it is part of every tour address.',
    ar: 'لا يمكن تغييره لأنه جزء من عنوان كل جولة.',
  },
  'form.phone': { en: 'Phone', ar: 'الهاتف' },
  'form.phoneHint': { en: 'Optional', ar: 'اختياري' },
  'form.save': { en: 'Save', ar: 'حفظ' },
  'form.createUser': { en: 'Create client', ar: 'إنشاء العميل' },
  'form.saving': { en: 'Saving client…', ar: 'جارٍ حفظ بيانات العميل…' },
  'form.nothingToSave': { en: 'No changes to save', ar: 'لا توجد تغييرات للحفظ' },

  'verified.yes': { en: 'Verified', ar: 'مؤكَّد' },
  'verified.no': { en: 'Not verified', ar: 'غير مؤكَّد' },
  'verified.resend': { en: 'Send verification link', ar: 'إرسال رابط التأكيد' },
  'verified.sending': { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  'verified.sent': { en: 'Verification link sent.', ar: 'تم إرسال رابط التأكيد.' },

  'projects.title': { en: 'Projects', ar: 'المشاريع' },
  'projects.add': { en: 'Add project', ar: 'إضافة مشروع' },
  'projects.creating': { en: 'Creating project…', ar: 'جارٍ إنشاء المشروع…' },
  'projects.notCreated': {
    en: 'Couldn’t create the project.',
    ar: 'تعذّر إنشاء المشروع.',
  },
  'projects.empty': { en: 'No projects yet', ar: 'لا توجد مشاريع بعد' },
  'projects.noImage': { en: 'No image yet', ar: 'لا توجد صورة بعد' },
  'projects.shared': { en: 'Shared', ar: 'مُشارَك' },
  'projects.edit': { en: 'Edit', ar: 'تعديل' },
  'projects.editNamed': { en: 'Edit %{name}', ar: 'تعديل %{name}' },
  'projects.deleteNamed': { en: 'Delete %{name}', ar: 'حذف %{name}' },
  'projects.accessRemoved': {
    en: 'Access to %{name} was removed.',
    ar: 'تم سحب حق الوصول إلى %{name}.',
  },
  'projects.deleteFailed': {
    en: 'Couldn’t delete %{name}. The project is back in the list.',
    ar: 'تعذّر حذف %{name}. عاد المشروع إلى القائمة.',
  },

  'delete.question': {
    en: 'Delete %{name}?',
    ar: 'حذف %{name}؟',
  },
  'delete.final': {
    en: 'It moves to the trash, where it can be restored.',
    ar: 'سيُنقل المشروع إلى سلة المهملات، ويمكن استعادته منها.',
  },
  'delete.tours': {
    en: 'All tours of this project go with it.',
    ar: 'تُنقل معه جميع جولات المشروع.',
  },
  'delete.shared': {
    en: 'This project belongs to another client. Only this client’s access will be removed.',
    ar: 'هذا المشروع لعميل آخر. سيُسحب حق وصول هذا العميل إليه فقط.',
  },
  'delete.sharedQuestion': { en: 'Remove access to %{name}?', ar: 'سحب حق الوصول إلى %{name}؟' },
  'delete.sharedNamed': { en: 'Remove access to %{name}', ar: 'سحب حق الوصول إلى %{name}' },
  'delete.sharedYes': { en: 'Remove access', ar: 'سحب حق الوصول' },
  'delete.yes': { en: 'Delete project', ar: 'حذف المشروع' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
});
