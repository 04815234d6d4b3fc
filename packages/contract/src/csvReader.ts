/**
 * Reads lists that people paste: CSV of any separator, also of another one in each line, which libraries do not read,
 * cells of spreadsheets, and free text.
 */
import { CSV_START } from './csv.ts';

export interface CsvRecord {
  /** The line on which it starts, from 1. */
  line: number;
  cells: string[];
}

const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/y;
/** Separators, the rarest in names and numbers first: of a record with several, the others are text. */
const SEPARATORS = ['\t', ';\u061b', ',\u060c'] as const;
/** What `csvLine` puts before a formula. */
const ESCAPED_FORMULA = /^'(?=[=+\-@\t\r＝＋－＠])/;

/**
 * Reads all records but empty ones. Each has the separator that fits it, because lists are often put together by hand:
 * tab, semicolon or comma, of both scripts.
 */
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  let at = text.startsWith(CSV_START) ? CSV_START.length : 0;
  while (at < text.length) {
    const { cells, end } = readRecord(text, at);
    if (cells.some((cell) => cell !== '')) records.push({ line, cells });
    line += countBreaks(text, at, end);
    at = end;
  }
  return records;
}

interface Read<Value> {
  value: Value;
  /** Where reading goes on. */
  end: number;
}

function readRecord(text: string, start: number): { cells: string[]; end: number } {
  for (const separators of SEPARATORS) {
    const { value: cells, end } = readCells(text, start, separators);
    if (cells.filter((cell) => cell !== '').length > 1) return { cells, end };
  }
  const { value: cells, end } = readCells(text, start, SEPARATORS.join(''));
  return { cells, end };
}

function readCells(text: string, start: number, separators: string): Read<string[]> {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = readCell(text, at, separators);
    cells.push(cell.value.trim().replace(ESCAPED_FORMULA, ''));
    at = cell.end;
    if (at >= text.length) return { value: cells, end: at };
    const lineBreak = lineBreakAt(text, at);
    if (lineBreak > 0) return { value: cells, end: at + lineBreak };
    at += 1;
  }
}

function readCell(text: string, start: number, separators: string): Read<string> {
  let from = start;
  while (text[from] === ' ') from += 1;
  const quoted = text[from] === '"' ? readQuoted(text, from, separators) : undefined;
  const rest = quoted?.end ?? start;
  const end = endOfCell(text, rest, separators);
  return { value: (quoted?.value ?? '') + text.slice(rest, end), end };
}

/** `undefined` if the quote is only a character of the text, such as one that is never closed. */
function readQuoted(text: string, start: number, separators: string): Read<string> | undefined {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return undefined;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const end = quote + 1;
      // A quote in another line that does not end a cell begins one there.
      const isClosed = text.slice(end, endOfCell(text, end, separators)).trim() === '';
      return isClosed || countBreaks(text, start, end) === 0 ? { value, end } : undefined;
    }
    value += '"';
    at = quote + 2;
  }
}

function endOfCell(text: string, start: number, separators: string): number {
  let at = start;
  while (at < text.length && !separators.includes(text.charAt(at)) && lineBreakAt(text, at) === 0) {
    at += 1;
  }
  return at;
}

/** Length of the line break at a position, 0 if there is none. */
function lineBreakAt(text: string, at: number): number {
  LINE_BREAK.lastIndex = at;
  return LINE_BREAK.exec(text)?.[0].length ?? 0;
}

function countBreaks(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end;) {
    const length = lineBreakAt(text, at);
    if (length > 0) count += 1;
    at += Math.max(length, 1);
  }
  return count;
}
