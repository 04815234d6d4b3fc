import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each(['=1+1', '+962', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋962', '－1', '＠SUM(A1)'])(
  'escapes %j, which a spreadsheet would take for a formula',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

it('quotes commas, quotation marks and line breaks', () => {
  expect(csvLine(['O"Neil, Jr', 'two\nlines', ''])).toBe('"O""Neil, Jr","two\nlines",""\r\n');
});
