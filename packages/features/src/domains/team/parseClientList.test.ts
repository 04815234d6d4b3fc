import { INVITED_CLIENTS_MAX } from '@jawla/contract/team';
import { describe, expect, it } from 'vitest';
import { clientsIn, parseClientList, withExisting } from './parseClientList';

const one = (line: string) => parseClientList(line)[0]?.result;
const noor = { fname: 'Noor', lname: 'Haddad', email: 'noor@example.com' };

describe('parseClientList', () => {
  it.each([
    ['a comma', 'Noor Haddad, noor@example.com'],
    ['a semicolon', 'Noor Haddad;noor@example.com'],
    ['a tab', 'Noor\tHaddad\tnoor@example.com'],
    ['an Arabic comma', 'Noor Haddad، noor@example.com'],
    ['an Arabic semicolon', 'Noor Haddad؛ noor@example.com'],
    ['a space', 'Noor Haddad noor@example.com'],
    ['brackets', 'Noor Haddad <noor@example.com>'],
    ['quotes', '"Noor Haddad","noor@example.com"'],
    ['the address first', 'noor@example.com, Noor Haddad'],
    ['a byte order mark', '\ufeffNoor Haddad, noor@example.com'],
    ['direction marks', '\u200fNoor Haddad\u200e, \u202anoor@example.com\u202c'],
    ['trailing separators', 'Noor Haddad, noor@example.com,,'],
  ])('reads a line with %s', (_, line) => {
    expect(one(line)).toEqual({ client: noor });
  });

  it('reads Arabic names, and Arabic digits in addresses', () => {
    expect(one('خالد العبد الله، khalid٣@example.com')).toEqual({
      client: { fname: 'خالد', lname: 'العبد الله', email: 'khalid3@example.com' },
    });
  });

  it.each([
    ['Noor Haddad', 'noEmail'],
    ['Noor Haddad, noor@example', 'badEmail'],
    ['Noor Haddad, @example.com', 'badEmail'],
    ['Noor Haddad, a@example.com, b@example.com', 'badEmail'],
    ['Noor Haddad, نور@example.com', 'badEmail'],
    [`Noor Haddad, ${'a'.repeat(300)}@example.com`, 'badEmail'],
    ['noor@example.com', 'noName'],
    ['Noor, noor@example.com', 'noLastName'],
    ['Bo Haddad, noor@example.com', 'shortName'],
    ['Noor مي, noor@example.com', 'shortName'],
    ['Noor 🏡🏡, noor@example.com', 'shortName'],
    [`Noor ${'a'.repeat(31)}, noor@example.com`, 'longName'],
  ])('says what is wrong in %j', (line, kind) => {
    expect(one(line)).toEqual({ problem: { kind } });
  });

  it('numbers the lines as pasted, with any line breaks and empty lines', () => {
    const lines = parseClientList(
      'Ada Bell, a@x.com\r\n\r\n , ;\nCleo Dahl, c@x.com\rEve Ford, e@x.com',
    );
    expect(lines.map(({ number }) => number)).toEqual([1, 4, 5]);
  });

  it('accepts the first of two lines with the same address, and names it in the second', () => {
    const lines = parseClientList('\nAda Bell, a@x.com\nCleo Dahl, A@X.com');
    expect(lines.map(({ result }) => result)).toEqual([
      { client: { fname: 'Ada', lname: 'Bell', email: 'a@x.com' } },
      { problem: { kind: 'duplicate', line: 2 } },
    ]);
  });

  it('refuses the line after the maximum', () => {
    const text = Array.from({ length: INVITED_CLIENTS_MAX + 1 }, (_, i) => `Ada Bell, a${i}@x.com`);
    const lines = parseClientList(text.join('\n'));
    expect(clientsIn(lines)).toHaveLength(INVITED_CLIENTS_MAX);
    expect(lines.at(-1)?.result).toEqual({ problem: { kind: 'tooMany' } });
  });

  it('has no lines without text', () => {
    expect(parseClientList(' \n\ufeff\n')).toEqual([]);
  });
});

describe('withExisting', () => {
  it('marks addresses that have an account, in any case', () => {
    const lines = parseClientList('Ada Bell, a@x.com\nCleo Dahl, c@x.com');
    expect(withExisting(lines, ['A@x.com']).map(({ result }) => result)).toEqual([
      { problem: { kind: 'existing' } },
      { client: { fname: 'Cleo', lname: 'Dahl', email: 'c@x.com' } },
    ]);
  });
});
