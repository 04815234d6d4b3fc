import { defineTexts } from '#core/i18n';
import { formTexts } from './forms.texts';

/** Fields of an account and their errors: texts of forms for accounts spread these. */
export const personTexts = defineTexts({
  ...formTexts,
  'form.userName': { en: 'Username', ar: 'اسم المستخدم' },
  'form.userNameAddress': { en: 'The address will be', ar: 'سيكون العنوان' },
  'form.fname': { en: 'First name', ar: 'الاسم الأول' },
  'form.lname': { en: 'Last name', ar: 'اسم العائلة' },
  'form.email': { en: 'Email', ar: 'البريد الإلكتروني' },
  'rule.userName.required': { en: 'Username is required', ar: 'اسم المستخدم مطلوب' },
  'rule.min': { en: 'Use at least 3 characters', ar: 'الحد الأدنى 3 أحرف' },
  'rule.userName.max': {
    en: 'Username must be 30 characters or fewer',
    ar: 'يجب ألا يزيد اسم المستخدم على 30 حرفًا',
  },
  'rule.userName.unsafe': {
    en: 'A username can’t start with a dot or contain / \\ ? # % |',
    ar: 'لا يمكن أن يبدأ اسم المستخدم بنقطة أو أن يحتوي على / \\ ? # % |',
  },
  'rule.userName.reserved': {
    en: 'This username is reserved. Choose another one.',
    ar: 'اسم المستخدم هذا محجوز. اختر اسمًا آخر.',
  },
  'rule.fname.required': { en: 'First name is required', ar: 'الاسم الأول مطلوب' },
  'rule.fname.max': {
    en: 'First name must be 30 characters or fewer',
    ar: 'يجب ألا يزيد الاسم الأول على 30 حرفًا',
  },
  'rule.lname.required': { en: 'Last name is required', ar: 'اسم العائلة مطلوب' },
  'rule.lname.max': {
    en: 'Last name must be 30 characters or fewer',
    ar: 'يجب ألا يزيد اسم العائلة على 30 حرفًا',
  },
  'rule.email.invalid': { en: 'Invalid email', ar: 'البريد الإلكتروني غير صحيح' },
  'rule.email.required': { en: 'Email is required', ar: 'البريد الإلكتروني مطلوب' },
  'rule.email.pattern': {
    en: 'Enter a valid email, such as name@example.com',
    ar: 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
  },
});
