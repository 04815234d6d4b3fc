/** The schemas of the project form's fields in responses, by their kind: the rules of texts are the server's. */
import * as z from 'zod/mini';
import { mapNames, PROJECT_FIELDS, projectFieldsOf, type ProjectChoice } from './projectFields.ts';

export const projectChoices = {
  type: z.enum(PROJECT_FIELDS.type.of),
  status: z.enum(PROJECT_FIELDS.status.of),
} satisfies Record<ProjectChoice, unknown>;

export const projectResponseFields = {
  ...mapNames(projectFieldsOf('name', 'requiredText', 'text'), () => z.string()),
  ...projectChoices,
  ...mapNames(projectFieldsOf('day'), () => z.nullable(z.string())),
  ...mapNames(projectFieldsOf('optionalText', 'optionalDay'), () =>
    z.optional(z.nullable(z.string())),
  ),
  ...mapNames(projectFieldsOf('optionalNumber'), () => z.optional(z.nullable(z.number()))),
  ...mapNames(projectFieldsOf('days'), () => z.array(z.string())),
};
