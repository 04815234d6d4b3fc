import { describe, expect, it } from 'vitest';
import { editorTexts } from '#projects';
import { projectRules } from '#projects';
import { textOf } from '#testing';
import { clientTexts } from './clients.texts';
import { clientRules } from './clientRules';

const english = { locale: 'en' };
const tClient = textOf(clientTexts, english);
const tProject = textOf(editorTexts, english);

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

describe('a client', () => {
  it.each([
    ['userName', '', 'rule.userName.required'],
    ['userName', 'ab', 'rule.min'],
    ['userName', 'a'.repeat(31), 'rule.userName.max'],
    ['userName', 'a/b', 'rule.userName.unsafe'],
    ['userName', 'abc\u202egnp', 'rule.userName.unsafe'],
    ['userName', 'Create-User', 'rule.userName.reserved'],
    ['userName', ' noor ', undefined],
    ['fname', '', 'rule.fname.required'],
    ['fname', 'a'.repeat(31), 'rule.fname.max'],
    ['lname', '  ', 'rule.lname.required'],
    ['lname', 'العبدالله', undefined],
    ['email', '', 'rule.email.required'],
    ['email', 'nobody', 'rule.email.invalid'],
    ['email', 'no@body', 'rule.email.pattern'],
    ['email', ' a@b.example ', undefined],
  ] as const)('%s "%s": %s', async (field, value, expected) => {
    expect(await told(clientRules(tClient), field, value)).toBe(expected && tClient(expected));
  });
});

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
  ] as const)('%s "%s": %s', async (field, value, expected) => {
    expect(await told(projectRules(tProject), field, value)).toBe(expected && tProject(expected));
  });

  it('has each day once', async () => {
    const subDate = ['2026-01-01', '2026-02-02', '2026-01-01'];
    expect(await told(projectRules(tProject), 'subDate[0]', undefined, { subDate })).toBe(
      tProject('rule.dayTwice'),
    );
    expect(
      await told(projectRules(tProject), 'subDate[1]', undefined, { subDate }),
    ).toBeUndefined();
    const differently = ['2026-01-01', '2026-1-1'];
    expect(
      await told(projectRules(tProject), 'subDate[0]', undefined, { subDate: differently }),
    ).toBe(tProject('rule.dayTwice'));
  });
});
