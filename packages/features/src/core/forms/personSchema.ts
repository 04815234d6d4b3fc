import { EMAIL_PATTERN, EMAIL_SHAPE, normalizeEmail } from '@jawla/contract/emails';
import { NAME_MAX, NAME_MIN } from '@jawla/contract/limits';
import { isPathName, isReservedUserName } from '@jawla/contract/pathNames';
import { object, string } from 'yup';
import type { Translate } from '#core/i18n';
import { atLeast, atMost, lineSchema } from './lineSchema';
import type { personTexts } from './person.texts';

/** Returns the schema of an account's names and e-mail address. The first error of a field is shown. */
export function personSchema(t: Translate<typeof personTexts>) {
  const line = lineSchema(t('rule.hidden'));
  return object({
    userName: line
      .required(t('rule.userName.required'))
      .test('min', t('rule.min'), atLeast(NAME_MIN))
      .test('max', t('rule.userName.max'), atMost(NAME_MAX))
      .test('path', t('rule.userName.unsafe'), isPathName)
      .test('reserved', t('rule.userName.reserved'), (name) => !isReservedUserName(name)),
    fname: line
      .required(t('rule.fname.required'))
      .test('min', t('rule.min'), atLeast(NAME_MIN))
      .test('max', t('rule.fname.max'), atMost(NAME_MAX)),
    lname: line
      .required(t('rule.lname.required'))
      .test('min', t('rule.min'), atLeast(NAME_MIN))
      .test('max', t('rule.lname.max'), atMost(NAME_MAX)),
    email: string()
      .transform(normalizeEmail)
      .required(t('rule.email.required'))
      .matches(EMAIL_SHAPE, t('rule.email.invalid'))
      .matches(EMAIL_PATTERN, t('rule.email.pattern')),
  });
}
