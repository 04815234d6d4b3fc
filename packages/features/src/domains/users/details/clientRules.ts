import {
  EMAIL_PATTERN,
  isPathName,
  isReservedUserName,
  NAME_MAX,
  NAME_MIN,
} from '@jawla/contract/rules';
import { object, string } from 'yup';
import type { Translate } from '#core/i18n';
import type { clientTexts } from './clients.texts';

/** Looks like an address at all: something, an at sign, something. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+$/;

/** The rules of the user form; of several that fail the first in the order written is told. */
export function clientRules(t: Translate<typeof clientTexts>) {
  return object({
    userName: string()
      .trim()
      .required(t('rule.userName.required'))
      .min(NAME_MIN, t('rule.min'))
      .max(NAME_MAX, t('rule.userName.max'))
      .test('path', t('rule.userName.unsafe'), (name) => isPathName(name))
      .test('reserved', t('rule.userName.reserved'), (name) => !isReservedUserName(name)),
    fname: string()
      .trim()
      .required(t('rule.fname.required'))
      .min(NAME_MIN, t('rule.min'))
      .max(NAME_MAX, t('rule.fname.max')),
    lname: string()
      .trim()
      .required(t('rule.lname.required'))
      .min(NAME_MIN, t('rule.min'))
      .max(NAME_MAX, t('rule.lname.max')),
    email: string()
      .trim()
      .required(t('rule.email.required'))
      .matches(EMAIL_SHAPE, t('rule.email.invalid'))
      .matches(EMAIL_PATTERN, t('rule.email.pattern')),
  });
}
