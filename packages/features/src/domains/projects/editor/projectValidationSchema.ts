import { mapNames, projectFieldsOf } from '@jawla/contract/projectFields';
import {
  isDay,
  isPathName,
  PROJECT_NAME_MAX,
  PROJECT_NAME_MIN,
  PROJECT_TEXT_MAX,
} from '@jawla/contract/rules';
import { array, object, string } from 'yup';
import type { Translate } from '#core/i18n';
import { wholeDay } from './editor.model';
import type { editorTexts } from './editor.texts';

/** Validates the project form by the kinds of its fields. The error is the first that applies. */
export function projectValidationSchema(t: Translate<typeof editorTexts>) {
  const text = string().trim().max(PROJECT_TEXT_MAX, t('rule.text.max'));
  const day = string()
    .transform(wholeDay)
    .test('day', t('rule.day'), (given) => !given || isDay(given));
  const name = string()
    .trim()
    .required(t('rule.name.required'))
    .min(PROJECT_NAME_MIN, t('rule.name.min'))
    .max(PROJECT_NAME_MAX, t('rule.name.max'))
    .test('path', t('rule.name.unsafe'), (given) => isPathName(given));
  const days = array().of(
    day.test('twice', t('rule.dayTwice'), (given, { parent }) => {
      const rows: unknown[] = Array.isArray(parent) ? parent : [];
      const same = (other: unknown) => typeof other === 'string' && wholeDay(other) === given;
      return !given || rows.filter(same).length < 2;
    }),
  );
  return object({
    ...mapNames(projectFieldsOf('name'), () => name),
    ...mapNames(projectFieldsOf('requiredText'), () => text.required(t('rule.number.required'))),
    ...mapNames(projectFieldsOf('text'), () => text),
    ...mapNames(projectFieldsOf('day', 'optionalDay'), () => day),
    ...mapNames(projectFieldsOf('days'), () => days),
  });
}
