import { EMAIL_PATTERN, EMAIL_SHAPE, normalizeEmail } from '@jawla/contract/emails';
import {
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_PATTERN,
  PHONE_PATTERN,
} from '@jawla/contract/limits';
import { object, ref, string, ValidationError } from 'yup';
import type { Translate } from '#core/i18n';
import { ruleTexts, type RuleKey } from './rules.texts';

export { ruleTexts };

const key = (text: RuleKey) => text;

const emailOf = (text: (rule: RuleKey) => string) =>
  string()
    .transform(normalizeEmail)
    .required(text('email.required'))
    .matches(EMAIL_SHAPE, text('email.invalid'))
    .matches(EMAIL_PATTERN, text('email.pattern'));

/** The fields of the login form. The first error of a field is shown. */
const loginFields = (text: (rule: RuleKey) => string) => ({
  email: emailOf(text),
  password: string()
    .required(text('password.required'))
    .min(PASSWORD_MIN, text('password.min'))
    .max(PASSWORD_MAX, text('password.max'))
    .matches(PASSWORD_PATTERN, text('password.pattern')),
});

/** Returns the first error of a value in the login form. */
export async function firstError(
  field: 'email' | 'password',
  value: string,
  t: Translate<typeof ruleTexts>,
): Promise<string | undefined> {
  try {
    await loginFields(t)[field].validate(value, { abortEarly: false });
    return undefined;
  } catch (cause) {
    return cause instanceof ValidationError ? cause.errors[0] : undefined;
  }
}

/** Schema of a form with an e-mail address only. */
export const emailRules = object({ email: emailOf(key) });

/**
 * Returns the schema of a new password. The first error is shown.
 *
 * @param text Returns the message of an error.
 */
export function newPasswordSchema(text: (error: RuleKey) => string) {
  return string()
    .required(text('password.required'))
    .min(PASSWORD_MIN, text('password.min'))
    .max(PASSWORD_MAX, text('password.max'))
    .matches(PASSWORD_PATTERN, text('password.weak'));
}

/** Schema of a new password and its repetition. */
export const newPasswordRules = object({
  password: newPasswordSchema(key),
  confirmation: string().oneOf([ref('password')], key('password.match')),
});

/** A number as the field returns it: a plus and digits, starting with the country code. */
const PHONE_FORMAT = new RegExp(PHONE_PATTERN.source.replace('^', '^\\+'));

/** Schema of a form with a phone number only. */
export const phoneRules = object({
  phone: string().required(key('phone.required')).matches(PHONE_FORMAT, key('phone.invalid')),
});
