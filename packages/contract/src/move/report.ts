/** The plan of an import as a table, and its report as CSV. */
import { CSV_START, csvLine } from '../csv.ts';
import { escapeControls } from './escapeControls.ts';

/**
 * - `new`: will be published. `replace`: as well, in place of another tour.
 * - `same`: the same tour is there already.
 * - `problem`: cannot be published.
 */
export const PLAN_STATES = ['new', 'replace', 'same', 'problem'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

export interface PlanRow {
  /** Below the folder that is imported. */
  readonly path: string;
  readonly client: string;
  readonly project: string;
  /** `YYYY-MM-DD`; as written if it cannot be read. */
  readonly day: string;
  /** Empty if it is not known. */
  readonly tool: string;
  readonly bytes: number;
  readonly state: PlanState;
  /** Why it cannot be published, or what is to be looked at; empty if nothing is. */
  readonly note: string;
}

export const RESULTS = ['published', 'replaced', 'already there', 'not published'] as const;
export type ImportResult = (typeof RESULTS)[number];

export interface ReportRow extends Omit<PlanRow, 'state'> {
  readonly result: ImportResult;
  /** SHA-256 of paths, sizes and checksums of all files of the tour; empty if it was not read. */
  readonly contentHash: string;
}

const HEAD = ['Path', 'Client', 'Project', 'Date', 'Tool', 'Bytes', 'Result', 'Note', 'Content'];
const CELL_MAX = 40;

/** The beginning of a report, by which it is recognised as one. */
export const REPORT_HEAD = CSV_START + csvLine(HEAD);

export function reportLine(row: ReportRow): string {
  const { path, client, project, day, tool, bytes, result, note, contentHash } = row;
  return csvLine([path, client, project, day, tool, String(bytes), result, note, contentHash]);
}

/** Returns the lines of a table. Problems have their path, by which they are found. */
export function planTable(rows: readonly PlanRow[]): string[] {
  const head = ['CLIENT', 'PROJECT', 'DATE', 'TOOL', 'SIZE', 'PLAN', 'PROBLEM'];
  const cells = rows.map((row) => {
    const { client, project, day, tool, bytes, state } = row;
    return [...[client, project, day, tool || '-', sizeText(bytes), state].map(short), noteOf(row)];
  });
  return textTable(head, cells);
}

/** Returns the lines of a table, its columns one below the other. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const shown = rows.map((row) => row.map(escapeControls));
  const widths = head.map((title, at) =>
    shown.reduce((width, row) => Math.max(width, row[at]?.length ?? 0), title.length),
  );
  return [head, ...shown].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function noteOf(row: PlanRow): string {
  if (row.note === '') return '';
  return row.state === 'problem' ? `${row.note} (${row.path})` : row.note;
}

function short(text: string): string {
  return text.length <= CELL_MAX ? text : `${text.slice(0, CELL_MAX - 1)}…`;
}

/** A size in decimal units, as disks have it. */
export function sizeText(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}
