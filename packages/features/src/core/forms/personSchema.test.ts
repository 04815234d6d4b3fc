import { personNameSchema, userNameSchema } from '@jawla/contract';
import { describe, expect, it } from 'vitest';
import { textOf } from '#testing';
import { expectRulesOfContract, validationError } from '#testing/validation';
import { personSchema } from './personSchema';
import { personTexts } from './person.texts';

const tPerson = textOf(personTexts, { locale: 'en' });

describe('an account', () => {
  it.each([
    ['userName', '', 'rule.userName.required'],
    ['userName', 'ab', 'rule.min'],
    ['userName', 'a'.repeat(31), 'rule.userName.max'],
    ['userName', '🏡'.repeat(2), 'rule.min'],
    ['userName', '🏡'.repeat(30), undefined],
    ['userName', 'a/b', 'rule.userName.unsafe'],
    ['userName', 'abc\ue000gnp', 'rule.hidden'],
    ['userName', 'no\u00ador\u202e', undefined],
    ['userName', 'می\u200cخواهم', undefined],
    ['userName', 'Create-User', 'rule.userName.reserved'],
    ['userName', ' noor ', undefined],
    ['fname', '', 'rule.fname.required'],
    ['fname', 'Bo', 'rule.min'],
    ['fname', '🏡'.repeat(2), 'rule.min'],
    ['fname', 'Ada', undefined],
    ['fname', 'a'.repeat(31), 'rule.fname.max'],
    ['fname', '\u200b\u200b\u200b', 'rule.fname.required'],
    ['fname', 'a\0b', 'rule.hidden'],
    ['lname', 'a\r\nb', undefined],
    ['lname', ' مي ', 'rule.min'],
    ['lname', 'مُحَمَّد', undefined],
    ['lname', '  ', 'rule.lname.required'],
    ['lname', 'العبدالله', undefined],
    ['email', '', 'rule.email.required'],
    ['email', 'nobody', 'rule.email.invalid'],
    ['email', 'no@body', 'rule.email.pattern'],
    ['email', ' a@b.example ', undefined],
  ] as const)('%s "%s": %s', async (field, value, expected) => {
    expect(await validationError(personSchema(tPerson), field, value)).toBe(
      expected && tPerson(expected),
    );
  });

  it('accepts the same texts as the contract', async () => {
    const schemas = { userName: userNameSchema, fname: personNameSchema, lname: personNameSchema };
    const rules = personSchema(tPerson);
    await expectRulesOfContract(rules, schemas, ['create-user']);
  });
});
