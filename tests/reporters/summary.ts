import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What one step of `npm test` reports to `tests/run.mjs`, whichever tool runs its tests. */
export interface Summary {
  passed: number;
  failed: number;
  failures: Failure[];
}

export interface Failure {
  name: string;
  /** The first lines of the error. */
  reason: string;
}

const REASON_LINES = 20;

export function failure(name: string, messages: readonly string[]): Failure {
  const text = stripVTControlCharacters(messages.join('\n'));
  return { name, reason: text.split('\n').slice(0, REASON_LINES).join('\n') };
}

/** Writes the summary to the file in `SUMMARY_FILE`, if it is set. */
export function writeSummary(summary: Summary): void {
  const file = process.env['SUMMARY_FILE'];
  if (file !== undefined) writeFileSync(file, JSON.stringify(summary));
}

export const fromRoot = (path: string) => relative(process.cwd(), path);
