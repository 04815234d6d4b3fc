import { describe, expect, it } from 'vitest';
import { CSV_START, csvLine } from './csv.ts';
import { readCsv } from './csvReader.ts';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

describe('readCsv', () => {
  it('reads what csvLine writes, formulas included', () => {
    const lines = [
      ['Noor', 'O"Neil, Jr', '+962791234567', ''],
      ['=1+1', "'quoted'", 'two\nlines', 'نور'],
    ];
    expect(cellsOf(CSV_START + lines.map((line) => csvLine(line)).join(''))).toEqual(lines);
  });

  it.each([
    ['comma', 'a,b c,d'],
    ['Arabic comma', 'a،b c،d'],
    ['semicolon', 'a;b c;d'],
    ['Arabic semicolon', 'a؛ b c؛ d'],
    ['tab', 'a\tb c\td'],
    ['comma, with quotes', '"a", "b c" ,"d"'],
  ])('separates cells by %s', (_, line) => {
    expect(cellsOf(line)).toEqual([['a', 'b c', 'd']]);
  });

  it.each([
    ['a tab before a comma', 'a, b\tc', ['a, b', 'c']],
    ['a semicolon before a comma', 'a, b; c', ['a, b', 'c']],
    ['a comma before a trailing semicolon', 'a, b;', ['a', 'b;']],
  ])('takes %s', (_, line, cells) => {
    expect(cellsOf(line)).toEqual([cells]);
  });

  it.each([
    ['in the middle of a cell', 'O"Neil,b', ['O"Neil', 'b']],
    ['that is never closed', '"a,b', ['"a', 'b']],
    ['followed by text', '"a, b" <c>,d', ['a, b <c>', 'd']],
  ])('reads a quote %s', (_, line, cells) => {
    expect(cellsOf(line)).toEqual([cells]);
  });

  it('lets a quote that is never closed end no later line', () => {
    expect(cellsOf('"a,b\n"c",d')).toEqual([
      ['"a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('numbers lines as pasted, with any line breaks, and skips empty ones', () => {
    const records = readCsv('a\r\n\r\n ,;\n"b\nc",d\re');
    expect(records).toEqual([
      { line: 1, cells: ['a'] },
      { line: 4, cells: ['b\nc', 'd'] },
      { line: 6, cells: ['e'] },
    ]);
  });
});
