import { isDay } from '@jawla/contract/rules';
import type { EditorForm } from './editor.model';

/** Fields with one value each; days are merged one by one. */
export type SingleField = Exclude<keyof EditorForm, 'subDate'>;

const SINGLE_FIELDS = [
  'name',
  'number',
  'location',
  'area',
  'height',
  'consultant',
  'duration',
  'type',
  'status',
  'date',
] as const satisfies readonly SingleField[];

/** What somebody else saved in fields that were changed here too. */
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
  const merged: EditorForm = {
    name: chosen(mine.name, base.name, theirs.name),
    number: chosen(mine.number, base.number, theirs.number),
    location: chosen(mine.location, base.location, theirs.location),
    area: chosen(mine.area, base.area, theirs.area),
    height: chosen(mine.height, base.height, theirs.height),
    consultant: chosen(mine.consultant, base.consultant, theirs.consultant),
    duration: chosen(mine.duration, base.duration, theirs.duration),
    type: chosen(mine.type, base.type, theirs.type),
    status: chosen(mine.status, base.status, theirs.status),
    date: chosen(mine.date, base.date, theirs.date),
    subDate: mergedDays(mine.subDate, base.subDate, theirs.subDate),
  };
  const conflicts: Partial<Record<SingleField, string>> = {};
  for (const field of SINGLE_FIELDS) {
    const other = theirs[field];
    if (other !== base[field] && merged[field].trim() !== other.trim()) conflicts[field] = other;
  }
  return { form: merged, conflicts };
}

function chosen<Value extends string>(mine: Value, base: Value, theirs: Value): Value {
  return mine.trim() === base.trim() ? theirs : mine;
}

/** Without the days that went elsewhere, with those that came. */
function mergedDays(
  mine: readonly string[],
  base: readonly string[],
  theirs: readonly string[],
): string[] {
  const came = theirs.filter((day) => isDay(day) && !base.includes(day) && !mine.includes(day));
  const kept = mine.filter((day) => !(isDay(day) && base.includes(day) && !theirs.includes(day)));
  const rows = [...kept, ...came];
  const filled = came.length > 0 ? rows.filter((day) => day !== '') : rows;
  return filled.length === 0 ? [''] : filled;
}
