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
import { EMAIL_PATTERN, isDay } from '@jawla/contract/limits';
import { DATE_SLOT } from '@jawla/contract/tours';
import { isoDate } from '@jawla/ui';
import { latinDigits } from '@jawla/ui/text';
import type { Problem } from '#core/http';
import { dayOf } from '#core/i18n';
import { transfers, type UploadProject } from '#transfers';

type FormValue<Name extends ProjectFieldName> = Name extends ProjectChoice
  ? ChoiceOf<Name>
  : Name extends ProjectFieldOf<'days'>
    ? string[]
    : string;

/** Days (ISO 8601) and numbers are complete, partly typed, or empty; a field with several days has one per row. */
export type EditorForm = { [Name in ProjectFieldName]: FormValue<Name> };

export function formOf(project: Project): EditorForm {
  return {
    ...pickNames(project, projectFieldsOf('name', 'requiredText', 'text', 'choice')),
    ...mapNames(projectFieldsOf('optionalText', 'optionalNumber'), (name) => textOf(project[name])),
    ...mapNames(projectFieldsOf('day', 'optionalDay'), (name) => dayOf(project[name])),
    ...mapNames(projectFieldsOf('days'), (name) => rowsOf(project[name])),
  };
}

function textOf(value: string | number | null | undefined): string {
  return String(value ?? '');
}

/** Returns one row per day; one empty row if there are no days. */
function rowsOf(days: readonly string[]): string[] {
  return days.length === 0 ? [''] : days.map(dayOf);
}

/** Converts the form to the request body: empty rows are removed, days are sorted and deduplicated. */
export function toBody(form: EditorForm, revision: string | undefined): ProjectForm {
  return {
    ...pickNames(form, projectFieldsOf('choice')),
    ...mapNames(projectFieldsOf('name', 'requiredText', 'text'), (name) => form[name].trim()),
    ...mapNames(projectFieldsOf('optionalText'), (name) => unlessEmpty(form[name], String)),
    ...mapNames(projectFieldsOf('optionalNumber'), (name) => unlessEmpty(form[name], toNumber)),
    ...mapNames(projectFieldsOf('day', 'optionalDay'), (name) => unlessEmpty(form[name], wholeDay)),
    ...mapNames(projectFieldsOf('days'), (name) => daysOf(form[name])),
    ...(revision === undefined ? {} : { revision }),
  };
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

/** Returns the days of a list, sorted and deduplicated. */
export function daysOf(subDate: readonly string[]): string[] {
  return [...new Set(subDate.map(wholeDay).filter(isDay))].sort();
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the days between two dates. @returns `undefined` if a date is incomplete, or if they are not in order */
export function daysBetween(from: string, to: string | undefined): number | undefined {
  if (!isDay(from) || !isDay(to ?? '')) return undefined;
  const days = Math.round((Date.parse(to ?? '') - Date.parse(from)) / DAY_MS);
  return days > 0 ? days : undefined;
}

/** Converts a typed date to an ISO day, if it is one: the field itself does so only on blur. */
export function wholeDay(text: string): string {
  return isoDate(text) ?? text;
}

/** Returns the fields whose saved values would differ, in the order of the fields. */
export function changedFields(a: EditorForm, b: EditorForm): ProjectFieldName[] {
  const [one, other] = [toBody(a, undefined), toBody(b, undefined)];
  return PROJECT_FIELD_NAMES.filter((name) => !isSame(one[name], other[name]));
}

/** NaN, of an incomplete number, differs from `null`. */
function isSame(a: unknown, b: unknown): boolean {
  return Object.is(a, b) || (Array.isArray(a) && JSON.stringify(a) === JSON.stringify(b));
}

/** Revision conflict: a 409 without field errors. */
export function isRevisionConflict(problem: Problem): boolean {
  return (
    problem.kind === 'refused' && problem.status === 409 && Object.keys(problem.errors).length === 0
  );
}

/** Uploads a picture that replaces that of a tour. */
export function uploadTourPicture(
  project: UploadProject,
  segment: string | undefined,
  file: File,
): ReturnType<typeof transfers.actions.started> {
  return transfers.actions.started(
    { kind: 'tourPicture', segment, ...project },
    {
      name: 'uploadTourPicture',
      params: { projectId: project.projectId, slot: segment ?? DATE_SLOT },
      fields: {},
      files: [file],
    },
  );
}

/** Splits a text into its e-mail addresses, as copied from a mail program; empty for a single address. */
export function severalEmails(text: string): string[] {
  const found = text
    .split(/[\s,;<>"]+/)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => EMAIL_PATTERN.test(part));
  return found.length > 1 ? [...new Set(found)] : [];
}
