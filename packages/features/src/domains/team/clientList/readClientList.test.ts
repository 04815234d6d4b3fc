import { describe, expect, it } from 'vitest';
import { readClientList, toText } from './readClientList';

const rowsOf = (text: string) =>
  readClientList(text).rows.map(({ fname, lname, email }) => [fname, lname, email]);
const NOOR = ['Noor', 'Haddad', 'noor@example.com'];

describe('readClientList', () => {
  it.each([
    ['عبد الرحمن,المنصوري,abd@example.com', ['عبد الرحمن', 'المنصوري', 'abd@example.com']],
    ['عبد الرحمن، المنصوري، abd@example.com', ['عبد الرحمن', 'المنصوري', 'abd@example.com']],
    ['Mary Ann,Al Mansouri,mary@example.com', ['Mary Ann', 'Al Mansouri', 'mary@example.com']],
    ['Mary Ann;Al Mansouri;mary@example.com', ['Mary Ann', 'Al Mansouri', 'mary@example.com']],
    [
      '"Mary Ann"\t"Al Mansouri"\tmary@example.com',
      ['Mary Ann', 'Al Mansouri', 'mary@example.com'],
    ],
    ['mary@example.com,Mary Ann,Al Mansouri', ['Mary Ann', 'Al Mansouri', 'mary@example.com']],
    ['7,Mary Ann,Al Mansouri,mary@example.com', ['Mary Ann', 'Al Mansouri', 'mary@example.com']],
  ])('keeps the columns of %j', (line, row) => {
    expect(rowsOf(line)).toEqual([row]);
  });

  it.each([
    ['a comma', 'Noor Haddad, noor@example.com'],
    ['a semicolon', 'Noor Haddad;noor@example.com'],
    ['a tab', 'Noor\tHaddad\tnoor@example.com'],
    ['an Arabic comma', 'Noor Haddad، noor@example.com'],
    ['an Arabic semicolon', 'Noor Haddad؛ noor@example.com'],
    ['a space', 'Noor Haddad noor@example.com'],
    ['brackets', 'Noor Haddad <noor@example.com>'],
    ['brackets and quotes', '"Noor Haddad" <noor@example.com>;'],
    ['the last name first', '"Haddad, Noor" <noor@example.com>'],
    ['the last name first, in a cell', '"Haddad, Noor",noor@example.com'],
    ['quotes', '"Noor Haddad","noor@example.com"'],
    ['the address first', 'noor@example.com, Noor Haddad'],
    ['a dash', 'Noor Haddad - noor@example.com'],
    ['mailto', 'Noor Haddad mailto:noor@example.com'],
    ['a byte order mark', '\ufeffNoor Haddad, noor@example.com'],
    ['direction marks', '\u200fNoor Haddad\u200e, \u202anoor@example.com\u202c'],
    ['trailing separators', 'Noor Haddad, noor@example.com,,'],
    ['an empty column', 'Noor Haddad,,noor@example.com'],
  ])('reads a line with %s', (_, line) => {
    expect(rowsOf(line)).toEqual([NOOR]);
  });

  it.each([
    'Noor Haddad\tnoor@example.com\t+962791234567',
    'Noor,Haddad,+962 79 123 4567,noor@example.com',
    'Noor Haddad noor@example.com 0791234567',
    'Noor Haddad (079) 123-4567 noor@example.com',
    'Noor,Haddad,noor@example.com,٠٧٩١٢٣٤٥٦٧',
  ])('takes the phone number in %j for no name', (line) => {
    expect(rowsOf(line)).toEqual([NOOR]);
    const { rows, hasPhones } = readClientList(line);
    expect([rows[0]?.unused, hasPhones]).toEqual([[], true]);
  });

  it('splits a whole name after its first part, which may have two words', () => {
    expect(
      rowsOf('خالد العبد الله، khalid٣@example.com\nعبد الرحمن المنصوري abd@example.com'),
    ).toEqual([
      ['خالد', 'العبد الله', 'khalid3@example.com'],
      ['عبد الرحمن', 'المنصوري', 'abd@example.com'],
    ]);
  });

  it.each([
    'First name,Last name,Email\nNoor,Haddad,noor@example.com',
    'E-mail;Phone;Surname;Given name\nnoor@example.com;0791234567;Haddad;Noor',
    'Full name\tCompany name\tEmail address*\nNoor Haddad\tTowers\tnoor@example.com',
    'الاسم الأول،اسم العائلة،البريد الإلكتروني\nNoor،Haddad،noor@example.com',
    'الاسم;رقم الجوال;البريد الالكتروني\nNoor Haddad;0791234567;noor@example.com',
    'My clients\n\nName,Email\nNoor Haddad,noor@example.com',
  ])('reads the columns of the header in %j', (text) => {
    expect(rowsOf(text).at(-1)).toEqual(NOOR);
  });

  it('names the columns that it does not read', () => {
    const text = 'First name,Last name,Company,Email\nNoor,Haddad,Towers,noor@example.com';
    expect(readClientList(text).unusedColumns).toEqual(['Company']);
  });

  it('reads a line that does not keep to the columns by its content', () => {
    expect(rowsOf('Email,First name,Last name\nNoor,Haddad,noor@example.com')).toEqual([NOOR]);
  });

  it('reads a row of the export of clients without its header', () => {
    const row = '"Wu","lw","wulw","wu@example.com","\'+962791234567","0","Verified","2026-11-26"';
    expect(rowsOf(row)).toEqual([['Wu', 'lw', 'wu@example.com']]);
    expect(readClientList(row).rows[0]?.unused).toEqual(['wulw', '0', 'Verified', '2026-11-26']);
  });

  it('reads the recipients of a mail, which are in one line', () => {
    const line = 'Noor Haddad <noor@example.com>; Maya Fernández <maya@example.com>; ';
    expect(rowsOf(line)).toEqual([NOOR, ['Maya', 'Fernández', 'maya@example.com']]);
  });

  it('keeps what it cannot place, so that an admin sees it', () => {
    const { rows } = readClientList('Noor,Haddad,Amman,noor@example.com\nNoor Haddad');
    expect(rows).toMatchObject([
      { fname: 'Noor', lname: 'Haddad', unused: ['Amman'] },
      { fname: 'Noor', lname: 'Haddad', email: '' },
    ]);
    expect(rowsOf('Noor Haddad, a@example.com, b@example.com')).toEqual([
      ['Noor', 'Haddad', 'a@example.com b@example.com'],
    ]);
  });

  it('numbers the lines as pasted, with any line breaks and empty lines', () => {
    const { rows } = readClientList('A B, a@x.com\r\n\r\n , ;\nC D, c@x.com\rE F, e@x.com');
    expect(rows.map(({ line }) => line)).toEqual([1, 4, 5]);
  });

  it('has no rows without text', () => {
    expect(readClientList(' \n\ufeff\n').rows).toEqual([]);
  });
});

describe('toText', () => {
  it.each([
    'Mary Ann,Al Mansouri,mary@example.com',
    ',Haddad,noor@example.com',
    'Noor,,a@b.example',
  ])('writes %j so that the same is read', (line) => {
    const { rows } = readClientList(line);
    expect(rowsOf(toText(rows))).toEqual(rowsOf(line));
  });
});
