/** What an export is written to: a folder, or an archive that is sent. */
import { jsonLine } from '@jawla/archives/exportFiles';
import type { ExportedFile, ExportIndex } from '@jawla/contract/moveFormat';

/** Lines that are written at a time. */
const LINES = 500;

export type Rows = Iterable<object> | AsyncIterable<object>;

export interface ExportWriter {
  /** Copies a file of the store. @returns `undefined` if it is not there any more. */
  copy(key: string, path: string): Promise<ExportedFile | undefined>;
  /** Writes rows as JSON Lines. */
  rows(path: string, rows: Rows): Promise<void>;
  /** Writes the index, with which the export is complete. */
  finish(index: Omit<ExportIndex, 'files' | 'finishedAt' | 'startedAt'>): Promise<ExportIndex>;
}

export async function* linesOf(rows: Rows): AsyncGenerator<Buffer> {
  let lines: string[] = [];
  for await (const row of rows) {
    lines.push(jsonLine(row));
    if (lines.length < LINES) continue;
    yield Buffer.from(lines.join(''));
    lines = [];
  }
  if (lines.length > 0) yield Buffer.from(lines.join(''));
}

/** Returns the files of an index in their order. */
export function inOrder(files: Iterable<ExportedFile>): ExportedFile[] {
  return [...files].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the content of the file `jawla-export.json`. */
export function indexText(index: ExportIndex): string {
  return `${JSON.stringify(index, undefined, 1)}\n`;
}
