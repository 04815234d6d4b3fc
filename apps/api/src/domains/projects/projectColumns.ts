/** Maps the fields of the project form to columns of the table `projects`. Days are rows of `sub_dates`. */
import type { Project, ProjectForm } from '@jawla/contract';
import {
  EMPTY_PROJECT_FIELDS,
  PROJECT_FIELD_NAMES,
  isChoiceOf,
  mapNames,
  projectFieldsOf,
  type ChoiceOf,
  type ProjectChoice,
  type ProjectFieldName,
  type ProjectFieldOf,
} from '@jawla/contract/projectFields';
import type { ProjectFieldColumns, ProjectRecord } from '../../platform/db/schema.ts';

const TEXTS = ['name', 'requiredText', 'text', 'choice'] as const;
/** Stored as `null` if empty. */
const NULLABLE_TEXTS = ['day', 'optionalDay', 'optionalText'] as const;
const NUMBERS = ['optionalNumber'] as const;

type Stored = Exclude<ProjectFieldName, ProjectFieldOf<'days'>>;

/** Returns the columns of the fields that the form contains. Kysely omits columns whose value is `undefined`. */
export function toColumns(form: Partial<Pick<ProjectForm, Stored>>): Partial<ProjectFieldColumns> {
  const kept = projectFieldsOf(...TEXTS, ...NUMBERS);
  const nullable = projectFieldsOf(...NULLABLE_TEXTS);
  return {
    ...Object.fromEntries(kept.map((name) => [columnOf(name), form[name]])),
    ...Object.fromEntries(nullable.map((name) => [columnOf(name), emptyToNull(form[name])])),
  };
}

/** Returns the columns of a new project, which has only a name and a number. */
export function newProjectColumns(project: { name: string; number: string }): ProjectFieldColumns {
  const columns = toColumns({ ...EMPTY_PROJECT_FIELDS, ...project });
  if (!hasEveryColumn(columns)) throw new TypeError('a field without a column');
  return columns;
}

/** Returns the fields of a project. A choice that the contract does not list becomes the empty choice. */
export function toFields(record: ProjectRecord): Pick<Project, Stored> {
  const columns: Readonly<Record<string, unknown>> = record;
  const text = (name: string) => {
    const value = columns[columnOf(name)];
    return typeof value === 'string' ? value : '';
  };
  const number = (name: string) => {
    const value = columns[columnOf(name)];
    return typeof value === 'number' ? value : null;
  };
  const choice = <Name extends ProjectChoice>(name: Name, empty: ChoiceOf<Name>) => {
    const value = text(name);
    return isChoiceOf(name, value) ? value : empty;
  };
  return {
    ...mapNames(projectFieldsOf('name', 'requiredText', 'text'), text),
    type: choice('type', EMPTY_PROJECT_FIELDS.type),
    status: choice('status', EMPTY_PROJECT_FIELDS.status),
    ...mapNames(projectFieldsOf(...NULLABLE_TEXTS), (name) => text(name) || null),
    ...mapNames(projectFieldsOf(...NUMBERS), number),
  };
}

/** Returns the names of the fields that a form would change. */
export function changedFields(
  project: ProjectRecord,
  days: readonly string[],
  form: ProjectForm,
): ProjectFieldName[] {
  const before: Readonly<Record<string, unknown>> = project;
  const after: Readonly<Record<string, unknown>> = toColumns(form);
  return PROJECT_FIELD_NAMES.filter((name) => {
    if (name === 'subDate') return !isSameDays(form.subDate, days);
    const value = after[columnOf(name)];
    return value !== undefined && value !== before[columnOf(name)];
  });
}

function isSameDays(form: readonly string[], days: readonly string[]): boolean {
  const given = new Set(form.filter((day) => day !== ''));
  return given.size === days.length && days.every((day) => given.has(day));
}

/** Converts camelCase to snake_case, as in `ProjectFieldColumns`. */
function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function emptyToNull(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}

function hasEveryColumn(columns: Partial<ProjectFieldColumns>): columns is ProjectFieldColumns {
  return projectFieldsOf(...TEXTS, ...NULLABLE_TEXTS, ...NUMBERS).every((name) =>
    Object.hasOwn(columns, columnOf(name)),
  );
}
