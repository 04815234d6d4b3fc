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
  const added = { contractor: { kind: 'optionalText' }, floors: { kind: 'optionalNumber' } };
  Object.assign(original.PROJECT_FIELDS, added);
  return { ...original, PROJECT_FIELD_NAMES: Object.keys(original.PROJECT_FIELDS) };
});

const t = textOf(editorTexts, { locale: 'en' });
const form = (fields: { contractor: string; floors: string }) => ({
  ...formOf(projects.clinic),
  ...fields,
});
const empty = form({ contractor: '', floors: '' });

describe('an optional field', () => {
  it.each([
    // The server does not know them.
    [{}, { contractor: undefined, floors: undefined }],
    [
      { contractor: null, floors: null },
      { contractor: '', floors: '' },
    ],
    [
      { contractor: 'Wadi', floors: 0 },
      { contractor: 'Wadi', floors: '0' },
    ],
  ])('of a project %j is edited as %j', (given, expected) => {
    expect(formOf({ ...projects.clinic, ...given })).toMatchObject(expected);
  });

  it.each([
    [
      { contractor: ' ', floors: ' ' },
      { contractor: null, floors: null },
    ],
    [
      { contractor: ' Wadi ', floors: ' 12 ' },
      { contractor: 'Wadi', floors: 12 },
    ],
    [
      { contractor: 'null', floors: '٣٫٥' },
      { contractor: 'null', floors: 3.5 },
    ],
  ])('typed as %j is sent as %j', (given, expected) => {
    expect(toBody(form(given), undefined)).toMatchObject(expected);
    expect(changedFields(form(given), empty)).toEqual(
      Object.entries(expected).flatMap(([name, value]) => (value === null ? [] : name)),
    );
  });

  it('that is not a number counts as a change, and is invalid', async () => {
    const typed = form({ contractor: '', floors: '3 or 4' });
    expect(changedFields(typed, empty)).toEqual(['floors']);
    await expect(projectValidationSchema(t).validate(typed)).rejects.toThrow(t('rule.digits'));
  });

  it('has the length limit of texts', async () => {
    const typed = form({ contractor: 'a'.repeat(301), floors: '3' });
    await expect(projectValidationSchema(t).validate(typed)).rejects.toThrow(t('rule.text.max'));
  });

  it('is merged with values saved by another user', () => {
    const mine = form({ contractor: 'Wadi', floors: '3' });
    const theirs = form({ contractor: '', floors: '4' });
    expect(mergeForms(mine, empty, theirs)).toMatchObject({
      form: { contractor: 'Wadi', floors: '3' },
      conflicts: { floors: '4' },
    });
  });
});
