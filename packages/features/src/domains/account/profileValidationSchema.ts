import { NAME_MAX } from '@jawla/contract/limits';
import { object } from 'yup';
import { atMost, lineSchema } from '#core/forms';
import type { Translate } from '#core/i18n';
import type { accountTexts } from './account.texts';

/** Validates the names of the profile. */
export function profileValidationSchema(t: Translate<typeof accountTexts>) {
  const name = lineSchema(t('rule.hidden'));
  const short = atMost(NAME_MAX);
  return object({
    fname: name.required(t('rule.fname.required')).test('max', t('rule.name.max'), short),
    lname: name.required(t('rule.lname.required')).test('max', t('rule.name.max'), short),
  });
}
