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
import type { Problem } from '#core/http';
import { dayOf } from '#core/i18n';
import { transfers } from '#transfers';

type FormValue<Name extends ProjectFieldName> = Name extends ProjectChoice
  ? ChoiceOf<Name>
  : Name extends ProjectFieldOf<'days'>
    ? string[]
    : string;

/** A day is a complete day, one that is half typed, or empty; of several days, each row has one. */
export type EditorForm = { [Name in ProjectFieldName]: FormValue<Name> };

export function formOf(project: Project): EditorForm {
  return {
    ...pickNames(project, projectFieldsOf('name', 'requiredText', 'text', 'choice')),
    ...mapNames(projectFieldsOf('day', 'optionalDay'), (name) => dayOf(project[name])),
    ...mapNames(projectFieldsOf('days'), (name) => rowsOf(project[name])),
  };
}

/** A row for each day; an empty row where there is none. */
function rowsOf(days: readonly string[]): string[] {
  return days.length === 0 ? [''] : days.map(dayOf);
}

/** What is sent: rows without a day are left out, days stand in order, each once. */
export function toBody(form: EditorForm, revision: string | undefined): ProjectForm {
  return {
    ...pickNames(form, projectFieldsOf('choice')),
    ...mapNames(projectFieldsOf('name', 'requiredText', 'text'), (name) => form[name].trim()),
    ...mapNames(projectFieldsOf('day', 'optionalDay'), (name) =>
      form[name] === '' ? null : wholeDay(form[name]),
    ),
    ...mapNames(projectFieldsOf('days'), (name) => daysOf(form[name])),
    ...(revision === undefined ? {} : { revision }),
  };
}

/** The days of a list, in order and once each. */
export function daysOf(subDate: readonly string[]): string[] {
  return [...new Set(subDate.map(wholeDay).filter(isDay))].sort();
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** @returns the days from one day to a later one; `undefined` where one is no day yet, or they are not in order */
export function daysBetween(from: string, to: string | undefined): number | undefined {
  if (!isDay(from) || !isDay(to ?? '')) return undefined;
  const days = Math.round((Date.parse(to ?? '') - Date.parse(from)) / DAY_MS);
  return days > 0 ? days : undefined;
}

/** A day in full, where the text means one: the field writes it so only once it is left. */
export function wholeDay(text: string): string {
  return isoDate(text) ?? text;
}

/** The fields whose values would be saved differently, in the order of the fields. */
export function changedFields(a: EditorForm, b: EditorForm): ProjectFieldName[] {
  const [one, other] = [toBody(a, undefined), toBody(b, undefined)];
  return PROJECT_FIELD_NAMES.filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
}

/** Revision conflict: a 409 without field errors. */
export function isRevisionConflict(problem: Problem): boolean {
  return (
    problem.kind === 'refused' && problem.status === 409 && Object.keys(problem.errors).length === 0
  );
}

/**
 * The name under which a tour is uploaded.
 *
 * @param place the kind of date and the day; empty for what all of a project's tours begin with
 */
export function tourTransfer(projectId: string, place: string): string {
  return `tour-${projectId}-${place}`;
}

const TRANSFER = /^(?<kind>tour|cover|picture)-(?<project>.+?)(?:-(?:date|subDate)-.*)?$/;

/** The project that an upload belongs to; `undefined` for uploads of other things. */
export function projectOfTransfer(id: string): string | undefined {
  return TRANSFER.exec(id)?.groups?.['project'];
}

/** Whether an upload is that of a project's tour. */
export function isTourTransfer(id: string): boolean {
  return TRANSFER.exec(id)?.groups?.['kind'] === 'tour';
}

/**
 * The id of the upload of a tour's picture.
 *
 * @param segment the sub date; without one, the project's own date
 */
export function pictureTransfer(projectId: string, segment: string | undefined): string {
  return `picture-${projectId}-${segment === undefined ? 'date-' : `subDate-${segment}`}`;
}

/** Uploads a picture that replaces the one of a tour. */
export function uploadTourPicture(
  projectId: string,
  segment: string | undefined,
  file: File,
): ReturnType<typeof transfers.actions.started> {
  return transfers.actions.started(pictureTransfer(projectId, segment), {
    name: 'uploadTourPicture',
    params: { projectId, slot: segment ?? DATE_SLOT },
    fields: {},
    files: [file],
  });
}

/** The id of the upload of a project's cover. */
export function coverTransfer(projectId: string): string {
  return `cover-${projectId}`;
}

/** Several addresses in one text, as they come out of a mail program; nothing for a single one. */
export function severalEmails(text: string): string[] {
  const found = text
    .split(/[\s,;<>"]+/)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => EMAIL_PATTERN.test(part));
  return found.length > 1 ? [...new Set(found)] : [];
}
