import { readCsv } from '@jawla/contract/csvReader';
import { removeHidden } from '@jawla/contract/visibleText';
import { latinDigits } from '@jawla/ui/text';
import { columnsOf, type Columns } from './columnNames';

export interface ClientRow {
  /** Unique and constant. */
  id: string;
  /** In the pasted text, from 1. */
  line: number;
  fname: string;
  lname: string;
  email: string;
  /** Cells that are in no column, because the list has no header. */
  unused: readonly string[];
}

export interface ClientList {
  rows: readonly ClientRow[];
  /** Names of columns that are not read. */
  unusedColumns: readonly string[];
  /** An invitation has no phone number: each client, or an admin, adds it later. */
  hasPhones: boolean;
}

type Read = Pick<ClientRow, 'fname' | 'lname' | 'email' | 'unused'> & { hasPhone: boolean };

/** Of a mail program: `Noor Haddad <noor@example.com>`. */
const BRACKETED = /<([^<>]*@[^<>]*)>/;
const PHONE = /(?<![\w.])[+(]?\d[\d\s().-]{5,}\d\b/;
const WHOLE_PHONE = /^[+(]?\d[\d\s().-]{5,}\d$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A number of a list. */
const ORDINAL = /^\d{1,4}[.)]?$/;
/** First words of names of two words. */
const COMPOUND = /^(?:عبد|أبو|ابو|abd|abdul|abdel|abu)$/i;
/** First name, last name, user name and address: a row of the export of clients. */
const EXPORT = { cells: 8, email: 3 };

/**
 * Reads a list of clients: with a header or without, in columns or as free text. Nothing is dropped in silence: what is
 * in no field is `unused`.
 */
export function readClientList(text: string): ClientList {
  const rows: ClientRow[] = [];
  const unusedColumns = new Set<string>();
  let hasPhones = false;
  let columns: Columns | undefined;
  for (const { line, cells: raw } of readCsv(text)) {
    const cells = raw.map(removeHidden);
    const header = cells.some(hasAt) ? undefined : columnsOf(cells);
    if (header !== undefined) {
      columns = header;
      for (const name of unusedIn(cells, header)) unusedColumns.add(name);
      continue;
    }
    for (const part of recordsIn(cells)) {
      const { hasPhone, ...row } = readRecord(part, columns);
      hasPhones ||= hasPhone;
      rows.push({ id: String(rows.length), line, ...row });
    }
  }
  return { rows: rows.filter(isFilled), unusedColumns: [...unusedColumns], hasPhones };
}

/** Rows as text, which is read as the same rows. */
export function toText(rows: readonly ClientRow[]): string {
  return rows.map(({ fname, lname, email }) => `${fname}\t${lname}\t${email}`).join('\n');
}

function hasAt(cell: string): boolean {
  return cell.includes('@');
}

function isFilled({ fname, lname, email, unused }: ClientRow): boolean {
  return fname !== '' || lname !== '' || email !== '' || unused.length > 0;
}

function unusedIn(cells: readonly string[], columns: Columns): string[] {
  const { fname, lname, name, email, phone } = columns;
  const used = new Set([fname, lname, email, phone, ...(fname === undefined ? [name] : [])]);
  return cells.filter((cell, index) => cell !== '' && !used.has(index));
}

/** The recipients of a mail are in one line. */
function recordsIn(cells: readonly string[]): (readonly string[])[] {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length > 1 && filled.every(hasAt) ? filled.map((cell) => [cell]) : [cells];
}

function readRecord(cells: readonly string[], columns: Columns | undefined): Read {
  const at = columns?.email;
  if (columns === undefined || at === undefined) return readByContent(cells);
  const address = readAddress(cells[at] ?? '');
  // A line that does not keep to the columns.
  if (address.email === '' && cells.some(hasAt)) return readByContent(cells);
  const cell = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? ''));
  const { fname, lname, name, phone } = columns;
  const whole = fname === undefined ? cell(name) : '';
  const names = { fname: cell(fname), lname: cell(lname) };
  return {
    ...(names.fname === '' && names.lname === '' ? splitName(whole || address.rest) : names),
    ...(names.fname !== '' && lname === undefined && splitName(names.fname)),
    email: address.email,
    unused: [],
    hasPhone: cell(phone) !== '',
  };
}

/** By what cells contain: the address has an @, names come before it, or after it if it is the first. */
function readByContent(cells: readonly string[]): Read {
  const at = cells.findIndex(hasAt);
  const addresses = cells.filter(hasAt).map(readAddress);
  // Of several addresses, an admin chooses one.
  const email = addresses.map((address) => address.email).join(' ');
  const found = findPhone(
    addresses
      .map(({ rest }) => rest)
      .join(' ')
      .trim(),
  );
  const isText = (cell: string) => !hasAt(cell) && !isPhone(cell) && !ORDINAL.test(cell);
  const before = cells.slice(0, at === -1 ? cells.length : at);
  const isExport = cells.length === EXPORT.cells && at === EXPORT.email;
  const own = isExport ? before.slice(0, 2) : before.filter(isText);
  const named = [...own, ...(found.rest === '' ? [] : [found.rest])];
  const names = named.some((cell) => cell !== '') ? named : cells.slice(at + 1).filter(isText);
  const used = new Set(names.slice(0, 2));
  return {
    ...readNames(names),
    email,
    unused: cells.filter(
      (cell) => cell !== '' && !hasAt(cell) && !isPhone(cell) && !used.has(cell),
    ),
    hasPhone: found.hasPhone || cells.some(isPhone),
  };
}

function readNames(cells: readonly string[]): Pick<Read, 'fname' | 'lname'> {
  const [fname = '', lname = ''] = cells;
  if (fname !== '' && lname !== '') return { fname, lname };
  const only = fname + lname;
  if (!/\s/.test(only) && cells.length > 1) return { fname, lname };
  // "Haddad, Noor" in one cell, as address books have it.
  const [last = '', first] = only.split(/[,\u060c]/).map((part) => part.trim());
  return first === undefined ? splitName(only) : { fname: first, lname: last };
}

function splitName(name: string): Pick<Read, 'fname' | 'lname'> {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const count = words.length > 2 && COMPOUND.test(words[0] ?? '') ? 2 : 1;
  return { fname: words.slice(0, count).join(' '), lname: words.slice(count).join(' ') };
}

/** Splits a cell into its address, or addresses, and the text around. */
function readAddress(cell: string): { email: string; rest: string } {
  const bracketed = BRACKETED.exec(cell)?.[0];
  const words = cell.split(/\s+/);
  const found = bracketed === undefined ? words.filter(hasAt) : [bracketed];
  let rest = cell;
  for (const address of found) rest = rest.replace(address, ' ');
  return { email: found.map(cleanAddress).join(' '), rest: cleanText(rest) };
}

/** Characters around an address in mails and on pages; digits as they are in addresses. */
function cleanAddress(text: string): string {
  const bare = text.replaceAll(/^[<("'[]+|[>)"'\],;\u060c\u061b]+$/g, '').trim();
  return latinDigits(bare.replace(/^mailto:/i, ''));
}

function cleanText(text: string): string {
  const bare = text.replaceAll(/\s+/g, ' ').trim();
  return bare.replaceAll(/^["':,;|-]+\s*|\s*["':,;|-]+$/g, '').trim();
}

function isPhone(cell: string): boolean {
  const text = latinDigits(cell);
  return WHOLE_PHONE.test(text) && !DAY.test(text);
}

function findPhone(text: string): { rest: string; hasPhone: boolean } {
  const phone = PHONE.exec(latinDigits(text));
  if (phone === null) return { rest: text, hasPhone: false };
  // Digits of both scripts have the same length.
  const rest = text.slice(0, phone.index) + text.slice(phone.index + phone[0].length);
  return { rest: cleanText(rest), hasPhone: true };
}
