import type { Project, ProjectForm } from '@jawla/contract';
import {
  mapNames,
  pickNames,
  PROJECT_FIELD_NAMES,
  projectFieldsOf,
  type ChoiceOf,
  type ProjectChoice,
  type ProjectFieldName,
  type ProjectFieldOf,
} from '@jawla/contract/projectFields';
import { isDay } from '@jawla/contract/limits';
import { isoDate } from '@jawla/ui';
import { latinDigits } from '@jawla/ui/text';
import { nanoid } from '@reduxjs/toolkit';
import { dayOf } from '#core/i18n';

/**
 * The days of a project, by the id of the row in which each is typed. Errors and touched marks belong to the id,
 * so they stay with their row when another one is removed.
 */
export type DayRows = Readonly<Record<string, string>>;

type FormValue<Name extends ProjectFieldName> = Name extends ProjectChoice
  ? ChoiceOf<Name>
  : Name extends ProjectFieldOf<'days'>
    ? DayRows
    : Name extends ProjectFieldOf<'optionalText' | 'optionalNumber' | 'optionalDay'>
      ? string | undefined
      : string;

/**
 * Days (ISO 8601) and numbers are complete, partly typed, or empty. An optional field is `undefined` if the
 * server does not know it: its response leaves it out.
 */
export type EditorForm = { [Name in ProjectFieldName]: FormValue<Name> };

export function formOf(project: Pick<Project, ProjectFieldName>): EditorForm {
  return {
    ...pickNames(project, projectFieldsOf('name', 'requiredText', 'text', 'choice')),
    ...mapNames(projectFieldsOf('optionalText', 'optionalNumber'), (name) =>
      ifKnown(project[name], (value) => String(value ?? '')),
    ),
    ...mapNames(projectFieldsOf('optionalDay'), (name) => ifKnown(project[name], dayOf)),
    ...mapNames(projectFieldsOf('day'), (name) => dayOf(project[name])),
    ...mapNames(projectFieldsOf('days'), (name) => rowsOf(project[name].map(dayOf))),
  };
}

/** Returns one row per day, oldest first; one empty row if there are no days. */
export function rowsOf(days: readonly string[]): DayRows {
  const rows = days.length === 0 ? [''] : days.toSorted();
  return Object.fromEntries(rows.map((day) => [nanoid(), day]));
}

/** Converts the form to the request body: empty rows are removed, days are sorted and deduplicated. */
export function toBody(form: EditorForm, revision?: string): ProjectForm {
  return {
    ...pickNames(form, projectFieldsOf('choice')),
    ...mapNames(projectFieldsOf('name', 'requiredText', 'text'), (name) => form[name].trim()),
    ...mapNames(projectFieldsOf('optionalText'), (name) =>
      ifKnown(form[name], (text) => unlessEmpty(text, String)),
    ),
    ...mapNames(projectFieldsOf('optionalNumber'), (name) =>
      ifKnown(form[name], (text) => unlessEmpty(text, toNumber)),
    ),
    ...mapNames(projectFieldsOf('optionalDay'), (name) =>
      ifKnown(form[name], (text) => unlessEmpty(text, wholeDay)),
    ),
    ...mapNames(projectFieldsOf('day'), (name) => unlessEmpty(form[name], wholeDay)),
    ...mapNames(projectFieldsOf('days'), (name) => typedDays(form[name])),
    ...(revision === undefined ? {} : { revision }),
  };
}

function ifKnown<Value, Result>(
  value: Value | undefined,
  convert: (value: Value) => Result,
): Result | undefined {
  return value === undefined ? undefined : convert(value);
}

function unlessEmpty<Value>(text: string, convert: (text: string) => Value): Value | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : convert(trimmed);
}

/** Converts a typed number, in digits of any script. @returns NaN if it is none */
export function toNumber(text: string): number {
  const plain = latinDigits(text.trim()).replace('٫', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
}

/** Returns the texts of all rows, sorted and deduplicated; also those that are no complete day yet. */
function typedDays(rows: DayRows): string[] {
  return [...new Set(Object.values(rows).map(wholeDay))].filter((day) => day !== '').sort();
}

/** Returns the complete days, sorted and deduplicated. */
export function daysOf(rows: DayRows): string[] {
  return typedDays(rows).filter(isDay);
}

/** Converts a typed date to an ISO day, if it is one: the field itself does so only on blur. */
export function wholeDay(text: string): string {
  return isoDate(text) ?? text;
}

/** Returns the fields whose values in the request would differ, in the order of the fields. */
export function changedFields(a: EditorForm, b: EditorForm): ProjectFieldName[] {
  const [one, other] = [toBody(a), toBody(b)];
  return PROJECT_FIELD_NAMES.filter((name) => !isSame(one[name], other[name]));
}

/** Whether the form contains all changes between two saved versions, so that there is no conflict. */
export function hasChanges(form: EditorForm, { from, to }: Record<'from' | 'to', EditorForm>) {
  const [mine, before, theirs] = [toBody(form), toBody(from), toBody(to)];
  return PROJECT_FIELD_NAMES.every(
    (name) =>
      isSame(theirs[name], before[name]) ||
      isSame(theirs[name], mine[name]) ||
      (isWithin(before[name], theirs[name]) && isWithin(theirs[name], mine[name])),
  );
}

function isWithin(days: unknown, others: unknown): boolean {
  return Array.isArray(days) && Array.isArray(others) && days.every((day) => others.includes(day));
}

/** NaN, of an incomplete number, differs from `null`. */
function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || (Array.isArray(a) && JSON.stringify(a) === JSON.stringify(b));
}
