import { mapNames, pickNames, projectFieldsOf } from '@jawla/contract/projectFields';
import { isDay } from '@jawla/contract/limits';
import { wholeDay, type EditorForm } from './editor.model';

/** Fields with one value each; days are merged one by one. */
const SINGLE_FIELDS = projectFieldsOf(
  'name',
  'requiredText',
  'text',
  'choice',
  'day',
  'optionalDay',
);
export type SingleField = (typeof SINGLE_FIELDS)[number];

/** Values that another user saved in fields that were edited here, too. */
export type Conflicts = Readonly<Partial<Record<SingleField, string>>>;

/**
 * Brings what was saved elsewhere into a form that is being edited. Fields that were not touched here
 * follow; in those that were, what was typed stays.
 *
 * @param base what both sides started from
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

/** Without the days that went elsewhere, with those that came. */
function mergedDays(
  mine: readonly string[],
  base: readonly string[],
  theirs: readonly string[],
): string[] {
  // A day that is still being typed may be one that came.
  const own = mine.map(wholeDay);
  const came = theirs.filter((day) => isDay(day) && !base.includes(day) && !own.includes(day));
  const kept = mine.filter((day) => !(isDay(day) && base.includes(day) && !theirs.includes(day)));
  const rows = [...kept, ...came];
  const filled = came.length > 0 ? rows.filter((day) => day !== '') : rows;
  return filled.length === 0 ? [''] : filled;
}
