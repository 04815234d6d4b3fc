import { personNameSchema, userNameSchema } from '@jawla/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '#testing';
import { clientValidationSchema } from './clientValidationSchema';
import { clientDetailsTexts } from './clientDetails.texts';

const tClient = textOf(clientDetailsTexts, { locale: 'en' });

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
    ['userName', '🏡'.repeat(2), 'rule.min'],
    ['userName', '🏡'.repeat(30), undefined],
    ['userName', 'a/b', 'rule.userName.unsafe'],
    ['userName', 'abc\u202egnp', 'rule.hidden'],
    ['userName', 'no\u00ador', 'rule.hidden'],
    ['userName', 'می\u200cخواهم', undefined],
    ['userName', 'Create-User', 'rule.userName.reserved'],
    ['userName', ' noor ', undefined],
    ['fname', '', 'rule.fname.required'],
    ['fname', 'a'.repeat(31), 'rule.fname.max'],
    ['fname', '\u200b\u200b\u200b', 'rule.hidden'],
    ['fname', 'a\0b', 'rule.hidden'],
    ['lname', 'a\r\nb', 'rule.hidden'],
    ['lname', 'مُحَمَّد', undefined],
    ['lname', '  ', 'rule.lname.required'],
    ['lname', 'العبدالله', undefined],
    ['email', '', 'rule.email.required'],
    ['email', 'nobody', 'rule.email.invalid'],
    ['email', 'no@body', 'rule.email.pattern'],
    ['email', ' a@b.example ', undefined],
  ] as const)('%s "%s": %s', async (field, value, expected) => {
    expect(await told(clientValidationSchema(tClient), field, value)).toBe(
      expected && tClient(expected),
    );
  });

  it('accepts hidden characters in names that are stored already, as long as they stay', async () => {
    const hidden = 'no\u00ador';
    const stored = { userName: hidden, fname: hidden, lname: 'Haddad' };
    const rules = clientValidationSchema(tClient, stored);
    expect(await told(rules, 'userName', hidden)).toBeUndefined();
    expect(await told(rules, 'fname', hidden)).toBeUndefined();
    expect(await told(rules, 'fname', `${hidden}!`)).toBe(tClient('rule.hidden'));
    expect(await told(rules, 'lname', hidden)).toBe(tClient('rule.hidden'));
  });

  it('has the rules of the contract', async () => {
    const schemas = { userName: userNameSchema, fname: personNameSchema, lname: personNameSchema };
    const rules = clientValidationSchema(tClient);
    const piece = fc.oneof(
      fc.constantFrom('\u200b', '\u200c', '\u200d', '\ufe0f', '\u2800', '\u202e', '\n', '\ud83c'),
      fc.constantFrom('/', '.', ' ', '#', 'e\u0301', 'م', '्', '❤', 'create-user'),
      fc.integer({ min: 0, max: 0x1_ffff }).map((code) => String.fromCodePoint(code)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('userName' as const, 'fname' as const, 'lname' as const),
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        async (field, value) => {
          const refusal = await told(rules, field, value);
          expect(refusal === undefined).toBe(schemas[field].safeParse(value).success);
        },
      ),
      { numRuns: 500 },
    );
  });
});
