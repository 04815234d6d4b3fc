import type { InvitedClient } from '@jawla/contract';
import { EMAIL_MAX, EMAIL_PATTERN, NAME_MAX, NAME_MIN } from '@jawla/contract/limits';
import { INVITED_CLIENTS_MAX } from '@jawla/contract/team';
import { lineLength, removeHidden } from '@jawla/contract/visibleText';
import { latinDigits } from '@jawla/ui/text';

export type LineProblem =
  | { kind: 'noEmail' | 'badEmail' | 'noName' | 'noLastName' | 'shortName' | 'longName' }
  | { kind: 'tooMany' | 'existing' }
  /** The number of the line that has the same address. */
  | { kind: 'duplicate'; line: number };

export interface ClientLine {
  /** In the pasted text, from 1. */
  number: number;
  /** As it was pasted. */
  text: string;
  /** A client that can be invited, or what is wrong. */
  result: { client: InvitedClient } | { problem: LineProblem };
}

/** Commas and semicolons of both scripts, and the tabs of spreadsheets. */
const SEPARATOR = /[,;\t\u060c\u061b]/;
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
/** Quotes of CSV files, and the brackets of addresses in mail programs. */
const WRAPPING = /^["'<]+|["'>]+$/g;

/**
 * Reads a list with a name and an e-mail address per line. Skips empty lines. Hidden characters, such as a byte order
 * mark or direction marks, are removed, because users cannot see them.
 */
export function parseClientList(text: string): ClientLine[] {
  const lines: ClientLine[] = [];
  const seen = new Map<string, number>();
  for (const [index, line] of text.split(LINE_BREAK).entries()) {
    const cells = line.split(SEPARATOR).map(clean);
    if (cells.every((cell) => cell === '')) continue;
    const number = index + 1;
    const client = readClient(cells);
    if ('kind' in client) {
      lines.push({ number, text: line, result: { problem: client } });
      continue;
    }
    const key = client.email.toLowerCase();
    const first = seen.get(key);
    if (first !== undefined) {
      lines.push({ number, text: line, result: { problem: { kind: 'duplicate', line: first } } });
    } else if (seen.size === INVITED_CLIENTS_MAX) {
      lines.push({ number, text: line, result: { problem: { kind: 'tooMany' } } });
    } else {
      seen.set(key, number);
      lines.push({ number, text: line, result: { client } });
    }
  }
  return lines;
}

/** Marks the lines whose address has an account. */
export function withExisting(
  lines: readonly ClientLine[],
  existing: readonly string[],
): ClientLine[] {
  const known = new Set(existing.map((email) => email.toLowerCase()));
  return lines.map((line) =>
    'client' in line.result && known.has(line.result.client.email.toLowerCase())
      ? { ...line, result: { problem: { kind: 'existing' } } }
      : line,
  );
}

export function clientsIn(lines: readonly ClientLine[]): InvitedClient[] {
  return lines.flatMap(({ result }) => ('client' in result ? [result.client] : []));
}

function clean(cell: string): string {
  return removeHidden(cell).replaceAll(WRAPPING, '').trim();
}

/** The address is the word with an @, wherever it stands; all others are the name. */
function readClient(cells: readonly string[]): InvitedClient | LineProblem {
  const words = cells.flatMap((cell) => cell.split(/\s+/)).filter((word) => word !== '');
  const addresses = words.filter((word) => word.includes('@'));
  const [address, ...others] = addresses;
  if (address === undefined) return { kind: 'noEmail' };
  const email = latinDigits(address.replaceAll(WRAPPING, ''));
  if (others.length > 0 || email.length > EMAIL_MAX || !EMAIL_PATTERN.test(email)) {
    return { kind: 'badEmail' };
  }
  const [fname, ...rest] = words.filter((word) => word !== address);
  if (fname === undefined) return { kind: 'noName' };
  if (rest.length === 0) return { kind: 'noLastName' };
  const lname = rest.join(' ');
  const lengths = [fname, lname].map(lineLength);
  if (lengths.some((length) => length < NAME_MIN)) return { kind: 'shortName' };
  if (lengths.some((length) => length > NAME_MAX)) return { kind: 'longName' };
  return { fname, lname, email };
}
