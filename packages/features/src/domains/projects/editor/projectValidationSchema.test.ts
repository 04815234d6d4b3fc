import { describe, expect, it } from 'vitest';
import { textOf } from '#testing';
import { editorTexts } from './editor.texts';
import { projectValidationSchema } from './projectValidationSchema';

const tProject = textOf(editorTexts, { locale: 'en' });

interface Rules {
  validateAt: (path: string, value: Record<string, unknown>) => Promise<unknown>;
}

async function told(rules: Rules, field: string, value: unknown, whole = {}): Promise<unknown> {
  try {
    await rules.validateAt(field, { ...whole, [field]: value });
    return undefined;
  } catch (cause) {
    return cause instanceof Error ? cause.message : cause;
  }
}

describe('a project', () => {
  it.each([
    ['name', '', 'rule.name.required'],
    ['name', 'ab', 'rule.name.min'],
    ['name', 'a'.repeat(121), 'rule.name.max'],
    ['name', '.hidden', 'rule.name.unsafe'],
    ['name', 'Villa 🏡', undefined],
    ['number', ' ', 'rule.number.required'],
    ['location', 'a'.repeat(301), 'rule.text.max'],
    ['date', '2026-02-30', 'rule.day'],
    ['date', '2026-2-3', undefined],
    ['date', '', undefined],
    ['expectedDate', '2027-02-29', 'rule.day'],
    ['expectedDate', '2020-02-29', undefined],
    ['expectedDate', '', undefined],
  ] as const)('%s "%s": %s', async (field, value, expected) => {
    expect(await told(projectValidationSchema(tProject), field, value)).toBe(
      expected && tProject(expected),
    );
  });

  it('has each day once', async () => {
    const subDate = ['2026-01-01', '2026-02-02', '2026-01-01'];
    expect(
      await told(projectValidationSchema(tProject), 'subDate[0]', undefined, { subDate }),
    ).toBe(tProject('rule.dayTwice'));
    expect(
      await told(projectValidationSchema(tProject), 'subDate[1]', undefined, { subDate }),
    ).toBeUndefined();
    const differently = ['2026-01-01', '2026-1-1'];
    expect(
      await told(projectValidationSchema(tProject), 'subDate[0]', undefined, {
        subDate: differently,
      }),
    ).toBe(tProject('rule.dayTwice'));
  });
});
