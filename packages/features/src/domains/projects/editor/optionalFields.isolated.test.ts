/** The kinds of optional fields, whether or not the product has a field of each. */
import { projects } from '@jawla/mocks/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { textOf } from '#testing';
import { changedFields, formOf, toBody } from './editor.model';
import { editorTexts } from './editor.texts';
import { mergeForms } from './mergeForms';
import { projectValidationSchema } from './projectValidationSchema';

vi.mock('@jawla/contract/projectFields', async (importOriginal) => {
  const original = await importOriginal<{ PROJECT_FIELDS: object }>();
  const added = { addedText: { kind: 'optionalText' }, addedNumber: { kind: 'optionalNumber' } };
  Object.assign(original.PROJECT_FIELDS, added);
  return { ...original, PROJECT_FIELD_NAMES: Object.keys(original.PROJECT_FIELDS) };
});

const t = textOf(editorTexts, { locale: 'en' });
const form = (fields: { addedText: string; addedNumber: string }) => ({
  ...formOf(projects.clinic),
  ...fields,
});
const empty = form({ addedText: '', addedNumber: '' });

describe('an optional field', () => {
  it.each([
    // The server does not know them.
    [{}, { addedText: undefined, addedNumber: undefined }],
    [
      { addedText: null, addedNumber: null },
      { addedText: '', addedNumber: '' },
    ],
    [
      { addedText: 'Wadi', addedNumber: 0 },
      { addedText: 'Wadi', addedNumber: '0' },
    ],
  ])('of a project %j is edited as %j', (given, expected) => {
    expect(formOf({ ...projects.clinic, ...given })).toMatchObject(expected);
  });

  it.each([
    [
      { addedText: ' ', addedNumber: ' ' },
      { addedText: null, addedNumber: null },
    ],
    [
      { addedText: ' Wadi ', addedNumber: ' 12 ' },
      { addedText: 'Wadi', addedNumber: 12 },
    ],
    [
      { addedText: 'null', addedNumber: '٣٫٥' },
      { addedText: 'null', addedNumber: 3.5 },
    ],
  ])('typed as %j is sent as %j', (given, expected) => {
    expect(toBody(form(given))).toMatchObject(expected);
    expect(changedFields(form(given), empty)).toEqual(
      Object.entries(expected).flatMap(([name, value]) => (value === null ? [] : name)),
    );
  });

  it('that is not a number counts as a change, and is invalid', async () => {
    const typed = form({ addedText: '', addedNumber: '3 or 4' });
    expect(changedFields(typed, empty)).toEqual(['addedNumber']);
    await expect(projectValidationSchema(t).validate(typed)).rejects.toThrow(t('rule.digits'));
  });

  it('has the length limit of texts', async () => {
    const typed = form({ addedText: 'a'.repeat(301), addedNumber: '3' });
    await expect(projectValidationSchema(t).validate(typed)).rejects.toThrow(t('rule.text.max'));
  });

  it('is merged with values saved by another user', () => {
    const mine = form({ addedText: 'Wadi', addedNumber: '3' });
    const theirs = form({ addedText: '', addedNumber: '4' });
    expect(mergeForms(mine, empty, theirs)).toMatchObject({
      form: { addedText: 'Wadi', addedNumber: '3' },
      conflicts: { addedNumber: '4' },
    });
  });
});
