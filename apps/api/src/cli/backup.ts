import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../app/config.ts';
import { makeBackup } from '../backup/makeBackup.ts';
import { checkIntegrity } from '../doctor/checkIntegrity.ts';
import { systemClock } from '../platform/base/clock.ts';
import { jsonLog } from '../platform/base/log.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import { writeSetting } from '../platform/db/settings.ts';
import { findFolders } from '../platform/files/folders.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';
import { describePending, openServersDatabase } from './openInstallation.ts';

/**
 * `jawla backup --to <folder>`: copies the data and checks the copy. The server may be running. To restore, start the
 * server with the copy as its `DATA_DIR`.
 *
 * @returns The exit code: 1 if the copy is incomplete.
 */
export async function backup(rest: string[]): Promise<number> {
  const { values } = parseArgs({ args: rest, options: { to: { type: 'string' } } });
  if (!values.to) throw new OperatorError('Name a folder for the copy: backup --to <folder>');
  const config = readConfig(process.env, { dev: false });
  if (config.databaseUrl !== undefined || config.s3 !== undefined) {
    throw new OperatorError(
      'This copies SQLite and folders. For PostgreSQL and S3, use their own tools: docs/operations.md names them.',
    );
  }
  const to = resolve(values.to);
  const { db, pending } = await openServersDatabase(config);
  try {
    const { files, linked } = await makeBackup(db, config.dataDir, to);
    const how = linked === 0 ? '' : `, ${linked} of them shared with the original`;
    process.stdout.write(`${to} has the database and ${files} files${how}.\n`);
    const older = describePending(pending);
    if (older !== undefined) process.stdout.write(`${older}\n`);
    if (!(await lookThrough(config, to))) return 1;
    // Not before the copy was checked.
    await writeSetting(db, 'last-backup', systemClock.now());
  } finally {
    await db.destroy();
  }
  return 0;
}

/** Whether the copy has accounts, and all files that its database references. */
async function lookThrough(config: Config, copy: string): Promise<boolean> {
  const place = { ...config, dataDir: copy };
  const { db, pending } = await openServersDatabase(place);
  const files = await openFileStore(place, jsonLog());
  try {
    const isOlder = pending.length > 0;
    const findings = await checkIntegrity(db, await findFolders(copy), files, { isOlder });
    const lacks = findings.filter(({ isLoss, isUnchecked }) => isLoss ?? isUnchecked);
    for (const { says } of lacks) process.stdout.write(`${says}\n`);
    return !findings.some(({ isLoss }) => isLoss);
  } finally {
    files.close();
    await db.destroy();
  }
}
