import { projectFormSchema } from '@jawla/contract';
import { describe, expect, it } from 'vitest';
import { textOf } from '#testing';
import { expectRulesOfContract, validationError } from '#testing/validation';
import { editorTexts } from './editor.texts';
import { projectValidationSchema } from './projectValidationSchema';

const tProject = textOf(editorTexts, { locale: 'en' });

describe('a project', () => {
  it.each([
    ['name', '', 'rule.name.required'],
    ['name', 'ab', 'rule.name.min'],
    ['name', 'a'.repeat(121), 'rule.name.max'],
    ['name', '.hidden', 'rule.name.unsafe'],
    ['name', 'no\u2800or', 'rule.hidden'],
    ['name', 'no\u00ador', undefined],
    ['name', 'Villa 🏡', undefined],
    ['name', 'Villa ❤\ufe0f', undefined],
    ['number', ' ', 'rule.number.required'],
    ['number', '1\t2', undefined],
    ['number', '1\u007f2', 'rule.hidden'],
    ['location', 'a'.repeat(301), 'rule.text.max'],
    ['location', '\u202eAmman', undefined],
    ['location', '\ue000Amman', 'rule.hidden'],
    ['area', '\u3164', undefined],
    ['area', '\u2800', 'rule.hidden'],
    ['height', '1\ufe0f', undefined],
    ['height', '1\uffff', 'rule.hidden'],
    ['consultant', 'a\nb', undefined],
    ['consultant', 'a\0b', 'rule.hidden'],
    ['duration', '\ud800', 'rule.hidden'],
    ['duration', '', undefined],
    ['date', '2026-02-30', 'rule.day'],
    ['date', '2026-2-3', undefined],
    ['date', '', undefined],
    ['expectedDate', '2027-02-29', 'rule.day'],
    ['expectedDate', '2020-02-29', undefined],
    ['expectedDate', '', undefined],
  ] as const)('%s "%s": %s', async (field, value, expected) => {
    expect(await validationError(projectValidationSchema(tProject), field, value)).toBe(
      expected && tProject(expected),
    );
  });

  it('rejects duplicate days', async () => {
    const subDate = { a: '2026-01-01', b: '2026-02-02', c: '2026-01-01' };
    expect(
      await validationError(projectValidationSchema(tProject), 'subDate.a', undefined, {
        subDate,
      }),
    ).toBe(tProject('rule.dayTwice'));
    expect(
      await validationError(projectValidationSchema(tProject), 'subDate.b', undefined, {
        subDate,
      }),
    ).toBeUndefined();
    const differently = { a: '2026-01-01', b: '2026-1-1' };
    expect(
      await validationError(projectValidationSchema(tProject), 'subDate.a', undefined, {
        subDate: differently,
      }),
    ).toBe(tProject('rule.dayTwice'));
  });

  it('accepts the same texts as the contract', async () => {
    const { name, number, location } = projectFormSchema.shape;
    const schemas = { name, number, location };
    const rules = projectValidationSchema(tProject);
    await expectRulesOfContract(rules, schemas, ['a'.repeat(100)]);
  });
});
