import { describe, expect, it } from 'vitest';
import { textOf } from '#testing';
import { clientRules } from './clientRules';
import { clientTexts } from './clients.texts';

const tClient = textOf(clientTexts, { locale: 'en' });

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
