import {
  EMAIL_PATTERN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_PATTERN,
  PHONE_PATTERN,
} from '@jawla/contract/limits';
import { object, ref, string, ValidationError } from 'yup';
import type { AuthTextKey } from './auth.texts';
import type { RuleKey } from './useFieldTexts';

const key = (text: AuthTextKey) => text;

/** Minimal format of an address: text before and after an at sign. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+$/;

const email = string()
  .trim()
  .required(key('email.required'))
  .matches(EMAIL_SHAPE, key('email.invalid'))
  .matches(EMAIL_PATTERN, key('email.pattern'));

/** The fields of the login form. Messages are keys of texts; the first error of a field is shown. */
const loginFields = {
  email,
  password: string()
    .required(key('password.required'))
    .min(PASSWORD_MIN, key('password.min'))
    .max(PASSWORD_MAX, key('password.max'))
    .matches(PASSWORD_PATTERN, key('password.pattern')),
};

/** Returns the first error of a value in the login form. */
export async function firstError(
  field: keyof typeof loginFields,
  value: string,
): Promise<string | undefined> {
  try {
    await loginFields[field].validate(value, { abortEarly: false });
    return undefined;
  } catch (cause) {
    return cause instanceof ValidationError ? cause.errors[0] : undefined;
  }
}

/** Schema of a form with an e-mail address only. */
export const emailRules = object({ email });

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
