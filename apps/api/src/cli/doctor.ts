import { parseArgs } from 'node:util';
import type { SystemStatus } from '@jawla/contract';
import { DEFAULT_LANGUAGE } from '@jawla/contract/limits';
import { originsFor, readConfig, systemSettings, type Config } from '../app/config.ts';
import { checkIntegrity } from '../doctor/checkIntegrity.ts';
import { mend } from '../doctor/mend.ts';
import { systemStatus } from '../domains/system/systemStatus.ts';
import { systemClock } from '../platform/base/clock.ts';
import { jsonLog } from '../platform/base/log.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import { isSchemaMismatch } from '../platform/db/errors.ts';
import type { Database } from '../platform/db/schema.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Folders } from '../platform/files/folders.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { Installation } from '../platform/files/installation.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';
import { openOutbox } from '../platform/outbox/openOutbox.ts';
import {
  describePending,
  lockServers,
  openServersDatabase,
  serversFolders,
} from './openInstallation.ts';

/** The same as the page for admins. */
function readStatus(
  config: Config,
  folders: Folders,
  db: Database,
  files: FileStore,
): Promise<SystemStatus> {
  const origins = originsFor(config, config.port);
  const clock = systemClock;
  const needs = { db, clock, origins, files, folders, systemSettings: systemSettings(config) };
  const outbox = openOutbox(config, { ...needs, log: jsonLog(), wake: () => undefined });
  return systemStatus({ ...needs, outbox }, DEFAULT_LANGUAGE);
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Printed before the integrity of the data; advice does not change the exit code. */
function statusLines(status: SystemStatus): string[] {
  const { version, database, files, disk, backup, mail, sms, findings, failures } = status;
  const backups = { made: backup.at, never: 'none', unknown: 'by other tools' }[backup.state];
  return [
    `Version   ${version}`,
    `Database  ${database.kind}, ${sizeOf(database.bytes)}`,
    `Files     ${files.kind}, ${sizeOf(files.bytes)} of tours and footage`,
    `Disk      ${sizeOf(disk.freeBytes)} of ${sizeOf(disk.bytes)} free`,
    `Backup    ${backups}`,
    `Mails     last sent ${mail.lastSentAt ?? 'never'}, ${mail.waiting} waiting`,
    `SMS       last sent ${sms.lastSentAt ?? 'never'}, ${sms.waiting} waiting`,
    ...failures.map(
      ({ what, why, count, state, at }) => `Unsent    ${what} (${count}, ${state}, ${at}): ${why}`,
    ),
    ...findings.map(
      ({ isDangerous, message }) => `${isDangerous ? 'Danger    ' : 'Advice    '}${message}`,
    ),
  ];
}

function sizeOf(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

/**
 * `jawla doctor [--deep] [--fix] [--all]`: checks the data, also while the server runs. An upload that is being published may
 * then look like an orphan. Stop the server before `--fix`.
 *
 * @returns The exit code: 1 if a problem was found and not repaired.
 */
export async function doctor(rest: string[]): Promise<number> {
  const { values } = parseArgs({
    args: rest,
    options: {
      deep: { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
    },
  });
  const config = readConfig(process.env, { dev: false });
  const { db, pending } = await openServersDatabase(config);
  try {
    const older = describePending(pending);
    if (older !== undefined) process.stdout.write(`${older}\n\n`);
    if (older !== undefined && values.fix) {
      throw new OperatorError('Start the server before "doctor --fix".');
    }
    const folders = await serversFolders(config);
    const unlock = values.fix ? await lockServers(config, db, folders) : () => undefined;
    try {
      return await examine(config, folders, db, { ...values, isOlder: older !== undefined });
    } finally {
      unlock();
    }
  } finally {
    await db.destroy();
  }
}

async function writeStatus(
  config: Config,
  folders: Folders,
  db: Database,
  files: FileStore,
  isOlder: boolean,
): Promise<void> {
  try {
    const lines = statusLines(await readStatus(config, folders, db, files));
    process.stdout.write(`${lines.join('\n')}\n\n`);
  } catch (error) {
    if (!isOlder || !isSchemaMismatch(error)) throw error;
  }
}

interface ExamineOptions {
  readonly deep: boolean;
  readonly fix: boolean;
  /** Without a limit. */
  readonly all: boolean;
  readonly isOlder: boolean;
}

/** A bucket that does not answer, or a disk or network mount that fails. */
const MOUNT_CODES = new Set(['EIO', 'ESTALE', 'ENOTCONN', 'ETIMEDOUT', 'EACCES']);

function isStoreAway(error: unknown): boolean {
  if (error instanceof Problem) return error.status === 503;
  return error instanceof Error && 'code' in error && MOUNT_CODES.has(String(error.code));
}

/** @returns The exit code: 1 if a problem was found and not repaired. */
async function examine(
  config: Config,
  folders: Folders,
  db: Database,
  { all, fix: isFixing, ...options }: ExamineOptions,
): Promise<number> {
  const files = await openFileStore({ ...config, dataDir: folders.data }, jsonLog());
  try {
    const standing = await new Installation(db, files).standing();
    if ('says' in standing) throw new OperatorError(standing.says);
    await writeStatus(config, folders, db, files, options.isOlder);
    const findings = await checkIntegrity(db, folders, files, options);
    if (!isFixing) for (const { says } of findings) write(says);
    const left = isFixing
      ? await mend(db, files, findings, { isUnlimited: all, write })
      : findings.filter(({ isNote }) => !isNote).length;
    if (findings.every(({ isNote }) => isNote)) write('The data is complete.');
    else if (!isFixing && findings.some(({ fix, isOrphan }) => fix ?? isOrphan)) {
      process.stdout.write('Stop the server and run "doctor --fix" to mend what can be mended.\n');
    }
    return left > 0 ? 1 : 0;
  } catch (cause) {
    if (!isStoreAway(cause)) throw cause;
    throw new OperatorError(
      'The file store cannot be reached, so its files were not checked. Nothing was changed. See S3_ENDPOINT, its keys and its network, or the mount of DATA_DIR.',
      { cause },
    );
  } finally {
    files.close();
  }
}
