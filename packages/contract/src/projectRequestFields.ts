/** The schemas of the project form's fields in requests, by their kind. */
import * as z from 'zod/mini';
import {
  isDay,
  PROJECT_NAME_MAX,
  PROJECT_NAME_MIN,
  PROJECT_TEXT_MAX,
  SUB_DATES_MAX,
} from './limits.ts';
import { normalizedLine, visible } from './fields.ts';
import { isPathName } from './pathNames.ts';
import { mapNames, projectFieldsOf } from './projectFields.ts';
import { projectChoices } from './projectResponseFields.ts';

export const daySchema = z.string().check(z.refine(isDay));

/** A request may send the number as a JSON number. */
const numberAsText = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);

export const projectNameSchema = normalizedLine.check(
  z.minLength(PROJECT_NAME_MIN),
  z.maxLength(PROJECT_NAME_MAX),
  visible,
  z.refine<string>(isPathName),
);
const textSchema = normalizedLine.check(z.maxLength(PROJECT_TEXT_MAX), visible);
export const projectNumberSchema = z.pipe(numberAsText, textSchema.check(z.minLength(1)));
/** A form may send an empty text for no day. */
const dayOrEmptySchema = z.union([daySchema, z.literal('')]);

export const projectRequestFields = {
  ...mapNames(projectFieldsOf('name'), () => projectNameSchema),
  ...mapNames(projectFieldsOf('requiredText'), () => projectNumberSchema),
  ...mapNames(projectFieldsOf('text'), () => textSchema),
  ...projectChoices,
  ...mapNames(projectFieldsOf('day'), () => z.nullable(dayOrEmptySchema)),
  ...mapNames(projectFieldsOf('optionalText'), () => z.optional(z.nullable(textSchema))),
  ...mapNames(projectFieldsOf('optionalNumber'), () => z.optional(z.nullable(z.number()))),
  ...mapNames(projectFieldsOf('optionalDay'), () => z.optional(z.nullable(dayOrEmptySchema))),
  ...mapNames(projectFieldsOf('days'), () =>
    z.array(dayOrEmptySchema).check(z.maxLength(SUB_DATES_MAX)),
  ),
};
