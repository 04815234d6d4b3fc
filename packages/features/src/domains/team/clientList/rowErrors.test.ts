import { INVITED_CLIENTS_MAX } from '@jawla/contract/team';
import { describe, expect, it } from 'vitest';
import { textOf } from '#testing';
import { inviteClientsTexts } from '../inviteClients.texts';
import { rowValidation } from './clientRowSchema';
import { readClientList } from './readClientList';
import { checkRows, isRight } from './rowErrors';

const t = textOf(inviteClientsTexts, { locale: 'en' });
const rules = {
  validate: rowValidation(t),
  duplicate: (line: number) => `line ${line}`,
  existing: 'existing',
  tooMany: 'too many',
};
const errorsOf = (text: string, existing: readonly string[] = []) =>
  checkRows(readClientList(text).rows, new Set(existing), rules).map(({ errors }) => errors);

describe('checkRows', () => {
  it.each([
    ['Noor Haddad', { email: t('rule.email.required') }],
    ['Noor Haddad, noor@example', { email: t('rule.email.pattern') }],
    ['Noor Haddad, a@example.com, b@example.com', { email: t('rule.email.invalid') }],
    ['Noor Haddad, نور@example.com', { email: t('rule.email.pattern') }],
    ['Noor, noor@example.com', { lname: t('rule.lname.required') }],
    [`Noor ${'a'.repeat(31)}, noor@example.com`, { lname: t('rule.lname.max') }],
    ['noor@example.com', { fname: t('rule.fname.required'), lname: t('rule.lname.required') }],
    ['Noor Haddad, noor@example.com', {}],
  ])('says at the field what is wrong in %j', (line, errors) => {
    expect(errorsOf(line)).toEqual([errors]);
  });

  it('accepts the first of two rows with the same address, and names its line in the second', () => {
    const text = '\nNoor Haddad, a@x.com\nMaya Haddad, A@X.com';
    expect(errorsOf(text)).toEqual([{}, { email: 'line 2' }]);
  });

  it('marks addresses that have an account, in any case', () => {
    const text = 'Noor Haddad, A@x.com\nMaya Haddad, c@x.com';
    expect(errorsOf(text, ['a@x.com'])).toEqual([{ email: 'existing' }, {}]);
  });

  it('refuses the row after the maximum', () => {
    const lines = Array.from(
      { length: INVITED_CLIENTS_MAX + 1 },
      (_, i) => `Noor Haddad, a${i}@x.com`,
    );
    const rows = checkRows(readClientList(lines.join('\n')).rows, new Set(), rules);
    expect(rows.filter(isRight)).toHaveLength(INVITED_CLIENTS_MAX);
    expect(rows.at(-1)?.errors).toEqual({ email: 'too many' });
  });
});
