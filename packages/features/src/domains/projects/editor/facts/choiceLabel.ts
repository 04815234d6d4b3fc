import type { ChoiceOf, ProjectChoice } from '@jawla/contract/projectFields';
import type { Translate } from '#core/i18n';
import { editorTexts } from '../editor.texts';

type LabelOf<Value extends string> = Value extends '' ? 'none' : Value;
/**
 * Text key of an option: `type.residential`, or `type.none` for the empty one.
 */
type ChoiceKey = { [Name in ProjectChoice]: `${Name}.${LabelOf<ChoiceOf<Name>>}` }[ProjectChoice];

/** Returns the label of an option; values of other fields are returned unchanged. */
export function choiceLabel(field: string, value: string, t: Translate<typeof editorTexts>) {
  const key = `${field}.${value || 'none'}`;
  return isChoiceKey(key) ? t(key) : value;
}

function isChoiceKey(key: string): key is ChoiceKey {
  return Object.hasOwn(editorTexts, key);
}
