import {
  EMAIL_PATTERN,
  isPathName,
  isReservedUserName,
  NAME_MAX,
  USER_NAME_MIN,
} from '@jawla/contract/limits';
import { object, string } from 'yup';
import { atLeast, atMost, isUnchanged, lineSchema } from '#core/forms';
import type { Translate } from '#core/i18n';
import type { ClientForm } from './clientForm';
import type { clientDetailsTexts } from './clientDetails.texts';

/** Minimal format of an address: text before and after an at sign. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+$/;

/**
 * Validates the user form. The first error of a field is shown.
 *
 * @param stored Saved values: unchanged names may break rules that are newer than they are.
 */
export function clientValidationSchema(
  t: Translate<typeof clientDetailsTexts>,
  stored: Partial<Pick<ClientForm, 'userName' | 'fname' | 'lname'>> = {},
) {
  const sameUserName = isUnchanged(stored.userName);
  return object({
    userName: lineSchema(t('rule.hidden'), stored.userName)
      .required(t('rule.userName.required'))
      .test('min', t('rule.min'), atLeast(USER_NAME_MIN))
      .test('max', t('rule.userName.max'), atMost(NAME_MAX))
      .test('path', t('rule.userName.unsafe'), (name) => sameUserName(name) || isPathName(name))
      .test('reserved', t('rule.userName.reserved'), (name) => !isReservedUserName(name)),
    fname: lineSchema(t('rule.hidden'), stored.fname)
      .required(t('rule.fname.required'))
      .test('max', t('rule.fname.max'), atMost(NAME_MAX)),
    lname: lineSchema(t('rule.hidden'), stored.lname)
      .required(t('rule.lname.required'))
      .test('max', t('rule.lname.max'), atMost(NAME_MAX)),
    email: string()
      .trim()
      .required(t('rule.email.required'))
      .matches(EMAIL_SHAPE, t('rule.email.invalid'))
      .matches(EMAIL_PATTERN, t('rule.email.pattern')),
  });
}
