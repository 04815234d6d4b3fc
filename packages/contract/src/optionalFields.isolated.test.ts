/** The kinds of optional fields, whether or not the product has a field of each. */
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { projectFormSchema, projectSchema } from './projects.ts';
import { EMPTY_PROJECT_FIELDS } from './projectFields.ts';

vi.mock('./projectFields.ts', async (importOriginal) => {
  const original = await importOriginal<{ PROJECT_FIELDS: object }>();
  const added = { addedText: { kind: 'optionalText' }, addedNumber: { kind: 'optionalNumber' } };
  Object.assign(original.PROJECT_FIELDS, added);
  return original;
});

const form = { ...EMPTY_PROJECT_FIELDS, name: 'Villa', number: '1' };
const response = z.partial(projectSchema);

it.each([{}, { addedText: 'Wadi', addedNumber: 3.5 }, { addedText: null, addedNumber: null }])(
  'optional fields may be set, omitted or null in requests and responses: %j',
  (given) => {
    expect(projectFormSchema.parse({ ...form, ...given })).toMatchObject(given);
    expect(response.parse(given)).toEqual(given);
  },
);

it.each([
  { addedText: 'a'.repeat(301) },
  { addedText: 3 },
  { addedNumber: '3' },
  { addedNumber: NaN },
])('optional fields with invalid values are rejected in requests: %j', (given) => {
  expect(projectFormSchema.safeParse({ ...form, ...given }).success).toBe(false);
});
