/** Repairs what `checkIntegrity` has found. No server may be running. */
import { systemClock } from '../platform/base/clock.ts';
import { jsonLog } from '../platform/base/log.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import type { Database } from '../platform/db/schema.ts';
import { TOURS_KEY, type FileStore } from '../platform/files/fileStore.ts';
import { mostAtOnce, sweepOrphans, TooManyOrphans } from '../platform/files/orphans.ts';
import { AREAS } from '../platform/files/usedFiles.ts';
import type { Finding } from './checkIntegrity.ts';

export interface MendOptions {
  /** Without a limit: what is missing is lost, and what has no row may go. */
  readonly isUnlimited: boolean;
  /** Prints a line. */
  readonly write: (line: string) => void;
}

/**
 * Repairs findings, and sets orphans aside.
 *
 * @returns The number that is left.
 * @throws {OperatorError} If so many files are missing that a restore may not be finished. Nothing is repaired then.
 */
export async function mend(
  db: Database,
  files: FileStore,
  findings: readonly Finding[],
  { isUnlimited, write }: MendOptions,
): Promise<number> {
  if (!isUnlimited) refuseManyMissing(findings);
  let left = 0;
  for (const { says, fix, isNote, isOrphan } of findings) {
    if (isOrphan) continue;
    await fix?.();
    if (!fix && !isNote) left += 1;
    write(`${says}${fix ? ' Mended.' : ''}`);
  }
  const needs = { db, files, clock: systemClock, log: jsonLog(() => undefined) };
  for (const area of AREAS) {
    const orphans = findings.filter(({ isOrphan }) => isOrphan === area);
    try {
      await sweepOrphans(needs, area, { before: systemClock.now(), isUnlimited });
      for (const { says } of orphans) write(`${says} Set aside for 30 days.`);
    } catch (error) {
      if (!(error instanceof TooManyOrphans)) throw error;
      for (const { says } of orphans) write(says);
      write(error.message);
      left += 1;
    }
  }
  return left;
}

/** To mend a missing file is to forget it, and its row does not come back with the file. */
function refuseManyMissing(findings: readonly Finding[]): void {
  const missing = Map.groupBy(
    findings.filter(({ forgets }) => forgets),
    ({ forgets }) => forgets?.what,
  );
  for (const [what = '', each] of missing) {
    const all = each[0]?.forgets?.of ?? 0;
    if (each.length <= mostAtOnce(TOURS_KEY, all)) continue;
    throw new OperatorError(
      `${each.length} of ${all} ${what} are not there, so nothing was mended. Is a disk not mounted, or a restore not finished? If they are lost, run "jawla doctor --fix --all", which forgets them.`,
    );
  }
}
