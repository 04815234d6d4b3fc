import { defineTexts } from '#core/i18n';

/** Errors of fields, which load with the rules. */
export const ruleTexts = defineTexts({
  'email.invalid': { en: 'Invalid email', ar: 'البريد الإلكتروني غير صحيح' },
  'email.required': { en: 'Email is required', ar: 'البريد الإلكتروني مطلوب' },
  'email.pattern': {
    en: 'Enter a valid email, such as name@example.com',
    ar: 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com',
  },
  'password.required': { en: 'Password is required', ar: 'كلمة المرور مطلوبة' },
  'password.min': {
    en: 'Password must be at least 8 characters',
    ar: 'يجب ألا تقل كلمة المرور عن 8 أحرف',
  },
  'password.max': {
    en: 'Password must be 16 characters or fewer',
    ar: 'يجب ألا تزيد كلمة المرور على 16 حرفًا',
  },
  'password.pattern': { en: 'Enter a valid password', ar: 'أدخل كلمة مرور صحيحة' },
  'password.weak': {
    en: 'Weak password. Use a lowercase letter, an uppercase letter and a number.',
    ar: 'كلمة المرور ضعيفة. استخدم حرفًا لاتينيًا صغيرًا وحرفًا كبيرًا ورقمًا.',
  },
  'password.match': { en: 'Passwords must match', ar: 'يجب أن تتطابق كلمتا المرور' },
  'phone.required': { en: 'Phone number is required', ar: 'رقم الهاتف مطلوب' },
  'phone.invalid': {
    en: 'Enter a valid phone number',
    ar: 'أدخل رقم هاتف صحيحًا',
  },
});

export type RuleKey = keyof typeof ruleTexts;
