import { mapNames, projectFieldsOf } from '@jawla/contract/projectFields';
import {
  isDay,
  PROJECT_NAME_MAX,
  PROJECT_NAME_MIN,
  PROJECT_TEXT_MAX,
} from '@jawla/contract/limits';
import { isPathName } from '@jawla/contract/pathNames';
import { lazy, object, string } from 'yup';
import { atLeast, atMost, lineSchema } from '#core/forms';
import type { Translate } from '#core/i18n';
import { toNumber, wholeDay, type DayRows } from './editor.model';
import type { editorTexts } from './editor.texts';

type Siblings = Readonly<Record<string, string | undefined>>;

/** Validates the project form by the kinds of its fields. The first error of a field is shown. */
export function projectValidationSchema(t: Translate<typeof editorTexts>) {
  const line = lineSchema(t('rule.hidden'));
  const text = line.test('max', t('rule.text.max'), atMost(PROJECT_TEXT_MAX));
  const day = string()
    .transform(wholeDay)
    .test('day', t('rule.day'), (given) => !given || isDay(given));
  const number = string().test(
    'number',
    t('rule.digits'),
    (given) => !given || !Number.isNaN(toNumber(given)),
  );
  const name = line
    .required(t('rule.name.required'))
    .test('min', t('rule.name.min'), atLeast(PROJECT_NAME_MIN))
    .test('max', t('rule.name.max'), atMost(PROJECT_NAME_MAX))
    .test('path', t('rule.name.unsafe'), isPathName);
  const row = day.test('twice', t('rule.dayTwice'), (given, { parent }: { parent: Siblings }) => {
    const same = Object.values(parent).filter((other) => other && wholeDay(other) === given);
    return !given || same.length < 2;
  });
  const rows = lazy((given: DayRows) => object(mapNames(Object.keys(given), () => row)));
  return object({
    ...mapNames(projectFieldsOf('name'), () => name),
    ...mapNames(projectFieldsOf('requiredText'), () => text.required(t('rule.number.required'))),
    ...mapNames(projectFieldsOf('text', 'optionalText'), () => text),
    ...mapNames(projectFieldsOf('optionalNumber'), () => number),
    ...mapNames(projectFieldsOf('day', 'optionalDay'), () => day),
    ...mapNames(projectFieldsOf('days'), () => rows),
  });
}
