/** The fields of the project form as columns of the table `projects`; days are rows of `sub_dates`. */
import type { Project, ProjectForm } from '@jawla/contract';
import {
  EMPTY_PROJECT_FIELDS,
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
/** `null` if they are empty. */
const NULLABLE_TEXTS = ['day', 'optionalDay', 'optionalText'] as const;
const NUMBERS = ['optionalNumber'] as const;

type Stored = Exclude<ProjectFieldName, ProjectFieldOf<'days'>>;

/** Columns of the fields that the form has. Kysely leaves a column out whose value is undefined. */
export function toColumns(form: Partial<Pick<ProjectForm, Stored>>): Partial<ProjectFieldColumns> {
  const kept = projectFieldsOf(...TEXTS, ...NUMBERS);
  const nullable = projectFieldsOf(...NULLABLE_TEXTS);
  return {
    ...Object.fromEntries(kept.map((name) => [columnOf(name), form[name]])),
    ...Object.fromEntries(nullable.map((name) => [columnOf(name), emptyToNull(form[name])])),
  };
}

/** Columns of a new project, which has a name and a number. */
export function newProjectColumns(project: { name: string; number: string }): ProjectFieldColumns {
  const columns = toColumns({ ...EMPTY_PROJECT_FIELDS, ...project });
  if (!hasEveryColumn(columns)) throw new TypeError('a field without a column');
  return columns;
}

/** The fields of a project, by their kind. A choice that is not in the contract reads as empty. */
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

/** camelCase to snake_case, as `ProjectFieldColumns` has it. */
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
