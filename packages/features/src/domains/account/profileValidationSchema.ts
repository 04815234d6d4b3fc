import { NAME_MAX, NAME_MIN } from '@jawla/contract/limits';
import { object } from 'yup';
import { atLeast, atMost, lineSchema } from '#core/forms';
import type { Translate } from '#core/i18n';
import type { accountTexts } from './account.texts';

/** Validates the names of the profile. */
export function profileValidationSchema(t: Translate<typeof accountTexts>) {
  const line = lineSchema(t('rule.hidden'));
  const name = (required: string) =>
    line
      .required(required)
      .test('min', t('rule.name.min'), atLeast(NAME_MIN))
      .test('max', t('rule.name.max'), atMost(NAME_MAX));
  return object({
    fname: name(t('rule.fname.required')),
    lname: name(t('rule.lname.required')),
  });
}
