import { mapNames, pickNames, projectFieldsOf } from '@jawla/contract/projectFields';
import { isDay } from '@jawla/contract/limits';
import { wholeDay, type EditorForm } from './editor.model';

/** Fields with a single value; days are merged one by one. */
const SINGLE_FIELDS = projectFieldsOf(
  'name',
  'requiredText',
  'text',
  'choice',
  'day',
  'optionalText',
  'optionalNumber',
  'optionalDay',
);
export type SingleField = (typeof SINGLE_FIELDS)[number];

/** Values saved by another user, of fields that were edited here, too. */
export type Conflicts = Readonly<Partial<Record<SingleField, string>>>;

/**
 * Three-way merge of saved values into a form that is being edited: fields that were not edited are updated,
 * edits are preserved.
 *
 * @param base The common ancestor: the values that both users started from.
 */
export function mergeForms(
  mine: EditorForm,
  base: EditorForm,
  theirs: EditorForm,
): { form: EditorForm; conflicts: Conflicts } {
  const unchanged = SINGLE_FIELDS.filter((name) => mine[name].trim() === base[name].trim());
  const merged: EditorForm = {
    ...mine,
    ...pickNames(theirs, unchanged),
    ...mapNames(projectFieldsOf('days'), (name) =>
      mergedDays(mine[name], base[name], theirs[name]),
    ),
  };
  const conflicts: Partial<Record<SingleField, string>> = {};
  for (const field of SINGLE_FIELDS) {
    const other = theirs[field];
    if (other !== base[field] && merged[field].trim() !== other.trim()) conflicts[field] = other;
  }
  return { form: merged, conflicts };
}

/** Removes the days that were deleted elsewhere, and adds those that were created elsewhere. */
function mergedDays(
  mine: readonly string[],
  base: readonly string[],
  theirs: readonly string[],
): string[] {
  // A partly typed day may be the same as an added one.
  const own = mine.map(wholeDay);
  const added = theirs.filter((day) => isDay(day) && !base.includes(day) && !own.includes(day));
  const retained = mine.filter(
    (day) => !(isDay(day) && base.includes(day) && !theirs.includes(day)),
  );
  const rows = [...retained, ...added];
  const filled = added.length > 0 ? rows.filter((day) => day !== '') : rows;
  return filled.length === 0 ? [''] : filled;
}
