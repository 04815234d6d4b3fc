import {
  EMAIL_PATTERN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_PATTERN,
  PHONE_PATTERN,
} from '@jawla/contract/limits';
import { object, ref, string, ValidationError } from 'yup';
import type { AuthTextKey } from './auth.texts';

const key = (text: AuthTextKey) => text;

/** Looks like an address at all: something, an at sign, something. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+$/;

const email = string()
  .trim()
  .required(key('email.required'))
  .matches(EMAIL_SHAPE, key('email.invalid'))
  .matches(EMAIL_PATTERN, key('email.pattern'));

/** The fields of the login form. Messages are keys of texts; of several rules that fail, the first counts. */
const loginFields = {
  email,
  password: string()
    .required(key('password.required'))
    .min(PASSWORD_MIN, key('password.min'))
    .max(PASSWORD_MAX, key('password.max'))
    .matches(PASSWORD_PATTERN, key('password.pattern')),
};

/** The first rule of the login form that a value violates. */
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

/** The rules of a form that asks for an address and nothing else. */
export const emailRules = object({ email });

/** The rules of a new password and its repetition; otherwise as above. */
export const newPasswordRules = object({
  password: string()
    .required(key('password.required'))
    .min(PASSWORD_MIN, key('password.min'))
    .max(PASSWORD_MAX, key('password.max'))
    .matches(PASSWORD_PATTERN, key('password.weak')),
  confirmation: string().oneOf([ref('password')], key('password.match')),
});

/** A number as the field gives it: a plus and its digits, the country's first. */
const PHONE_SHAPE = new RegExp(PHONE_PATTERN.source.replace('^', '^\\+'));

/** The rules of a form that asks for a phone number and nothing else. */
export const phoneRules = object({
  phone: string().required(key('phone.required')).matches(PHONE_SHAPE, key('phone.invalid')),
});
