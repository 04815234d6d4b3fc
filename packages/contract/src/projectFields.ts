/**
 * The fields of the project form. Schemas, form values, request body, merge, table columns and text
 * keys derive from this table. No dependencies, so that a page with the form does not load zod.
 */
import { PROJECT_STATUSES, PROJECT_TYPES } from './limits.ts';

export type ProjectField =
  /** Required; part of the project's URL. */
  | { kind: 'name' }
  /** A request may send a JSON number. */
  | { kind: 'requiredText' }
  | { kind: 'text'; unit?: Unit }
  /** One value of a list. */
  | { kind: 'choice'; of: readonly string[] }
  /** A day, or `null`. */
  | { kind: 'day' }
  | { kind: 'days' }
  // The optional kinds: a value, or `null`. A request or response may leave it out; without it, an
  // update keeps the stored value. Every field that is new is optional, for clients and servers that are not.
  | { kind: 'optionalText'; unit?: Unit }
  | { kind: 'optionalNumber'; unit?: Unit }
  | { kind: 'optionalDay' };

type Unit = 'm2' | 'm';

/** In the order in which the form shows them. */
export const PROJECT_FIELDS = {
  name: { kind: 'name' },
  number: { kind: 'requiredText' },
  location: { kind: 'text' },
  type: { kind: 'choice', of: ['', ...PROJECT_TYPES] },
  area: { kind: 'text', unit: 'm2' },
  height: { kind: 'text', unit: 'm' },
  consultant: { kind: 'text' },
  duration: { kind: 'text' },
  /** The day by which the next tour is expected. */
  expectedDate: { kind: 'optionalDay' },
  status: { kind: 'choice', of: PROJECT_STATUSES },
  date: { kind: 'day' },
  subDate: { kind: 'days' },
} as const satisfies Record<string, ProjectField>;

type Fields = typeof PROJECT_FIELDS;
type Kind = ProjectField['kind'];

export type ProjectFieldName = keyof Fields;
/** The names of the fields of these kinds. */
export type ProjectFieldOf<Kinds extends Kind> = {
  [Name in ProjectFieldName]: Fields[Name]['kind'] extends Kinds ? Name : never;
}[ProjectFieldName];

export type ProjectChoice = ProjectFieldOf<'choice'>;
/** The values of a choice. */
export type ChoiceOf<Name extends ProjectChoice> = Fields[Name]['of'][number];

export const PROJECT_FIELD_NAMES: readonly ProjectFieldName[] = projectFieldNames();

function projectFieldNames(): ProjectFieldName[] {
  return Object.keys(PROJECT_FIELDS).filter(isProjectField);
}

function isProjectField(name: string): name is ProjectFieldName {
  return Object.hasOwn(PROJECT_FIELDS, name);
}

/** The names of the fields of these kinds, in the order of the table. */
export function projectFieldsOf<const Kinds extends Kind>(
  ...kinds: readonly Kinds[]
): readonly ProjectFieldOf<Kinds>[] {
  return projectFieldNames().filter((name): name is ProjectFieldOf<Kinds> =>
    kinds.some((kind) => kind === PROJECT_FIELDS[name].kind),
  );
}

export function isChoiceOf<Name extends ProjectChoice>(
  name: Name,
  value: string,
): value is ChoiceOf<Name> {
  return PROJECT_FIELDS[name].of.some((each) => each === value);
}

/** Returns an object with a value for each name. */
export function mapNames<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> {
  return objectOf<Record<Name, Value>>(names, valueOf);
}

/** Returns an object with only these properties of `source`. */
export function pickNames<Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  return objectOf<Pick<Source, Name>>(names, (name) => source[name]);
}

function objectOf<Made extends object>(
  names: readonly (keyof Made)[],
  valueOf: <Name extends keyof Made>(name: Name) => Made[Name],
): Made {
  const made: object = Object.fromEntries(names.map((name) => [name, valueOf(name)]));
  const isComplete = (given: object): given is Made =>
    names.every((name) => Object.hasOwn(given, name));
  if (!isComplete(made)) throw new TypeError('a property is missing');
  return made;
}

/** The fields of a project whose form was not filled in yet. */
export const EMPTY_PROJECT_FIELDS = {
  ...mapNames(projectFieldsOf('name', 'requiredText', 'text'), () => ''),
  ...({ type: '', status: 'done' } satisfies { [Name in ProjectChoice]: ChoiceOf<Name> }),
  ...mapNames(projectFieldsOf('day', 'optionalText', 'optionalNumber', 'optionalDay'), () => null),
  ...mapNames(projectFieldsOf('days'), (): string[] => []),
};
