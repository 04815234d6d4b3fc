/** Schemas of the project form's fields, by kind. */
import * as z from 'zod/mini';
import { storedLine, visible } from './lineSchemas.ts';
import { mapNames, PROJECT_FIELDS, projectFieldsOf, type ProjectChoice } from './projectFields.ts';
import {
  isDay,
  isPathName,
  PROJECT_NAME_MAX,
  PROJECT_NAME_MIN,
  PROJECT_TEXT_MAX,
  SUB_DATES_MAX,
} from './limits.ts';

export const daySchema = z.string().check(z.refine(isDay));

const storedName = storedLine.check(z.minLength(PROJECT_NAME_MIN), z.maxLength(PROJECT_NAME_MAX));
const storedText = storedLine.check(z.maxLength(PROJECT_TEXT_MAX));
const storedRequiredText = storedText.check(z.minLength(1));
/** A request may send the number as a JSON number. */
const numberAsText = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);

export const projectNameSchema = storedName.check(visible, z.refine<string>(isPathName));
export const projectNumberSchema = z.pipe(numberAsText, storedRequiredText.check(visible));
const textSchema = storedText.check(visible);
/** Forms send an empty text for no day. */
const dayOrEmptySchema = z.union([daySchema, z.literal('')]);

const choices = {
  type: z.enum(PROJECT_FIELDS.type.of),
  status: z.enum(PROJECT_FIELDS.status.of),
} satisfies Record<ProjectChoice, unknown>;

/** In requests. */
export const projectRequestFields = {
  ...mapNames(projectFieldsOf('name'), () => projectNameSchema),
  ...mapNames(projectFieldsOf('requiredText'), () => projectNumberSchema),
  ...mapNames(projectFieldsOf('text'), () => textSchema),
  ...choices,
  ...mapNames(projectFieldsOf('day'), () => z.nullable(dayOrEmptySchema)),
  ...mapNames(projectFieldsOf('optionalText'), () => z.optional(z.nullable(textSchema))),
  ...mapNames(projectFieldsOf('optionalNumber'), () => z.optional(z.nullable(z.number()))),
  ...mapNames(projectFieldsOf('optionalDay'), () => z.optional(z.nullable(dayOrEmptySchema))),
  ...mapNames(projectFieldsOf('days'), () =>
    z.array(dayOrEmptySchema).check(z.maxLength(SUB_DATES_MAX)),
  ),
};

/** In requests for an existing project: unchanged texts may violate the rules for new ones. */
export const projectChangeFields = {
  ...mapNames(projectFieldsOf('name'), () => storedName),
  ...mapNames(projectFieldsOf('requiredText'), () => z.pipe(numberAsText, storedRequiredText)),
  ...mapNames(projectFieldsOf('text'), () => storedText),
  ...mapNames(projectFieldsOf('optionalText'), () => z.optional(z.nullable(storedText))),
};

/** In responses: stored texts may violate the rules for new ones. */
export const projectResponseFields = {
  ...mapNames(projectFieldsOf('name', 'requiredText', 'text'), () => z.string()),
  ...choices,
  ...mapNames(projectFieldsOf('day'), () => z.nullable(z.string())),
  ...mapNames(projectFieldsOf('optionalText', 'optionalDay'), () =>
    z.optional(z.nullable(z.string())),
  ),
  ...mapNames(projectFieldsOf('optionalNumber'), () => z.optional(z.nullable(z.number()))),
  ...mapNames(projectFieldsOf('days'), () => z.array(z.string())),
};
