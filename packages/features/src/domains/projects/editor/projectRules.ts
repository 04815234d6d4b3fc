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

/** The rules of the project form; of several that fail the first in the order written is told. */
export function projectRules(t: Translate<typeof editorTexts>) {
  const text = string().trim().max(PROJECT_TEXT_MAX, t('rule.text.max'));
  const day = string()
    .transform(wholeDay)
    .test('day', t('rule.day'), (given) => !given || isDay(given));
  return object({
    name: string()
      .trim()
      .required(t('rule.name.required'))
      .min(PROJECT_NAME_MIN, t('rule.name.min'))
      .max(PROJECT_NAME_MAX, t('rule.name.max'))
      .test('path', t('rule.name.unsafe'), (name) => isPathName(name)),
    number: text.required(t('rule.number.required')),
    location: text,
    area: text,
    height: text,
    consultant: text,
    duration: text,
    date: day,
    subDate: array().of(
      day.test('twice', t('rule.dayTwice'), (given, { parent }) => {
        const days: unknown[] = Array.isArray(parent) ? parent : [];
        const same = (other: unknown) => typeof other === 'string' && wholeDay(other) === given;
        return !given || days.filter(same).length < 2;
      }),
    ),
  });
}
