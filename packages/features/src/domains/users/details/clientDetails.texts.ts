import { formTexts } from '#core/forms';
import { defineTexts } from '#core/i18n';

/** Quoted from the specification where it gives a text. */
export const clientDetailsTexts = defineTexts({
  ...formTexts,
  'client.title': { en: 'Admin Panel', ar: 'لوحة الإدارة' },
  'client.create': { en: 'Create User', ar: 'إنشاء مستخدم' },
  'client.loading': {
    en: 'Fetching user data, please wait',
    ar: 'جارٍ جلب بيانات المستخدم، يُرجى الانتظار',
  },
  'client.failed': {
    en: 'The data of this user could not be loaded.',
    ar: 'تعذّر تحميل بيانات هذا المستخدم.',
  },
  'client.back': { en: 'Back', ar: 'رجوع' },

  'form.title': { en: 'User information', ar: 'معلومات المستخدم' },
  'form.userName': { en: 'User name', ar: 'اسم المستخدم' },
  'form.userNameLocked': {
    en: 'It is part of the addresses of all tours, so it cannot be changed.',
    ar: 'هو جزء من عناوين جميع الجولات، لذا لا يمكن تغييره.',
  },
  'form.userNameAddress': { en: 'The address will be', ar: 'سيكون العنوان' },
  'form.fname': { en: 'First name', ar: 'الاسم الأول' },
  'form.lname': { en: 'Last name', ar: 'اسم العائلة' },
  'form.email': { en: 'E-mail', ar: 'البريد الإلكتروني' },
  'form.phone': { en: 'Phone', ar: 'الهاتف' },
  'form.phoneHint': { en: 'Optional', ar: 'اختياري' },
  'form.country': { en: 'Country', ar: 'الدولة' },
  'form.searchCountry': { en: 'Search countries', ar: 'ابحث عن دولة' },
  'form.noCountry': { en: 'No such country', ar: 'لا توجد دولة بهذا الاسم' },
  'form.save': { en: 'Save', ar: 'حفظ' },
  'form.createUser': { en: 'Create user', ar: 'إنشاء المستخدم' },
  'form.saving': { en: 'Saving User Data', ar: 'جارٍ حفظ بيانات المستخدم' },
  'form.nothingToSave': { en: 'Nothing has been changed yet.', ar: 'لم يتغيّر شيء بعد.' },

  'verified.yes': { en: 'Verified', ar: 'موثّق' },
  'verified.no': { en: 'Not verified', ar: 'غير موثّق' },
  'verified.resend': { en: 'Send verification link', ar: 'إرسال رابط التحقق' },
  'verified.sending': { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  'verified.sent': { en: 'The link is on its way.', ar: 'الرابط في الطريق.' },

  'rule.userName.required': { en: 'user name is required', ar: 'اسم المستخدم مطلوب' },
  'rule.min': { en: 'must be at least 3 characters', ar: 'يجب ألا يقل عن 3 أحرف' },
  'rule.userName.max': {
    en: 'user name must be 30 characters only',
    ar: 'يجب ألا يزيد اسم المستخدم على 30 حرفًا',
  },
  'rule.userName.unsafe': {
    en: 'A user name cannot begin with a dot or contain / \\ ? # % |',
    ar: 'لا يمكن أن يبدأ اسم المستخدم بنقطة أو أن يحتوي على / \\ ? # % |',
  },
  'rule.userName.reserved': {
    en: 'This name is one of the portal’s own pages. Choose another one.',
    ar: 'هذا الاسم محجوز لإحدى صفحات البوابة. اختر اسمًا آخر.',
  },
  'rule.fname.required': { en: 'user name is required', ar: 'اسم المستخدم مطلوب' },
  'rule.fname.max': {
    en: 'first name must be 30 characters only',
    ar: 'يجب ألا يزيد الاسم الأول على 30 حرفًا',
  },
  'rule.lname.required': { en: 'last name is required', ar: 'اسم العائلة مطلوب' },
  'rule.lname.max': {
    en: 'last name must be 30 characters only',
    ar: 'يجب ألا يزيد اسم العائلة على 30 حرفًا',
  },
  'rule.email.invalid': { en: 'Invalid E-mail', ar: 'بريد إلكتروني غير صحيح' },
  'rule.email.required': { en: 'E-mail is required', ar: 'البريد الإلكتروني مطلوب' },
  'rule.email.pattern': { en: 'Enter a valid e-mail', ar: 'أدخل بريدًا إلكترونيًا صحيحًا' },

  'projects.title': { en: 'Projects', ar: 'المشاريع' },
  'projects.add': { en: 'Add project', ar: 'إضافة مشروع' },
  'projects.creating': { en: 'Creating project', ar: 'جارٍ إنشاء المشروع' },
  'projects.notCreated': {
    en: 'The project could not be created.',
    ar: 'تعذّر إنشاء المشروع.',
  },
  'projects.empty': { en: 'No project added yet', ar: 'لم تتم إضافة أي مشروع بعد' },
  'projects.noImage': { en: 'No image yet', ar: 'لا توجد صورة بعد' },
  'projects.shared': { en: 'Shared', ar: 'مشترك' },
  'projects.edit': { en: 'Edit', ar: 'تعديل' },
  'projects.editNamed': { en: 'Edit %{name}', ar: 'تعديل %{name}' },
  'projects.deleteNamed': { en: 'Delete %{name}', ar: 'حذف %{name}' },
  'projects.deleteFailed': {
    en: '%{name} could not be deleted and is back in the list.',
    ar: 'تعذّر حذف %{name}، وقد عاد إلى القائمة.',
  },

  'delete.question': {
    en: 'Are you sure you want to delete',
    ar: 'هل أنت متأكد من رغبتك في حذف',
  },
  'delete.final': { en: "This action can't be undone", ar: 'لا يمكن التراجع عن هذا الإجراء' },
  'delete.tours': {
    en: 'All tours of the project are deleted with it.',
    ar: 'ستُحذف معه جميع جولات المشروع.',
  },
  'delete.shared': {
    en: 'The project belongs to somebody else: only this user’s access to it ends.',
    ar: 'هذا المشروع يعود لشخص آخر: سينتهي وصول هذا المستخدم إليه فقط.',
  },
  'delete.yes': { en: 'Yes', ar: 'نعم' },
  cancel: { en: 'Cancel', ar: 'الغاء' },
  close: { en: 'Close', ar: 'إغلاق' },
});
