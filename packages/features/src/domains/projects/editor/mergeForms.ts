import { mapNames, pickNames, projectFieldsOf } from '@jawla/contract/projectFields';
import { compareText } from '#core/i18n';
import { isDay } from '@jawla/contract/limits';
import { daysOf, rowsOf, wholeDay, type DayRows, type EditorForm } from './editor.model';

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

export function isSingleField(name: string): name is SingleField {
  return SINGLE_FIELDS.some((field) => field === name);
}

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
  const unchanged = SINGLE_FIELDS.filter((name) => mine[name]?.trim() === base[name]?.trim());
  const merged: EditorForm = {
    ...mine,
    ...pickNames(theirs, unchanged),
    ...mapNames(projectFieldsOf('days'), (name) =>
      mergedRows(mine[name], base[name], theirs[name]),
    ),
  };
  const conflicts: Partial<Record<SingleField, string>> = {};
  for (const field of SINGLE_FIELDS) {
    const other = theirs[field] ?? '';
    if (other !== (base[field] ?? '') && merged[field]?.trim() !== other.trim())
      conflicts[field] = other;
  }
  return { form: merged, conflicts };
}

/**
 * Removes the days that were deleted elsewhere, and adds those that were created elsewhere. Rows keep their ids.
 * They are sorted when all of them are saved: a row must not move while the user is typing.
 */
function mergedRows(mine: DayRows, base: DayRows, theirs: DayRows): DayRows {
  const [before, saved] = [daysOf(base), daysOf(theirs)];
  const retained = Object.entries(mine).filter(
    ([, day]) => !(before.includes(day) && !saved.includes(day)),
  );
  // A partly typed day may be the same as an added one.
  const own = retained.map(([, day]) => wholeDay(day));
  const added = saved.filter((day) => !before.includes(day) && !own.includes(day));
  if (retained.length + added.length === 0) return rowsOf([]);
  const rows = [
    ...retained.filter(([, day]) => added.length === 0 || day !== ''),
    ...Object.entries(added.length === 0 ? {} : rowsOf(added)),
  ];
  const isSaved = rows.every(([, day]) => saved.includes(wholeDay(day)));
  return Object.fromEntries(
    isSaved ? rows.sort(([, a], [, b]) => compareText(wholeDay(a), wholeDay(b))) : rows,
  );
}

/** Removes incomplete dates that the status hides: the user could not correct them. */
export function withoutHiddenErrors(form: EditorForm, saved: EditorForm): EditorForm {
  if (form.status === 'done') return { ...form, subDate: rowsOf(daysOf(form.subDate)) };
  const isIncomplete = form.date !== '' && !isDay(wholeDay(form.date));
  return isIncomplete ? { ...form, date: saved.date } : form;
}
