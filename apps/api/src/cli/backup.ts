import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../app/config.ts';
import { openFolders } from '../app/openServices.ts';
import { makeBackup } from '../backup/makeBackup.ts';
import { checkIntegrity } from '../doctor/checkIntegrity.ts';
import { systemClock } from '../platform/base/clock.ts';
import { jsonLog } from '../platform/base/log.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import { writeSetting } from '../platform/db/settings.ts';
import { openDatabase } from '../platform/db/open.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';

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
  const log = jsonLog();
  const { data: dataDir } = await openFolders(config.dataDir);
  const db = await openDatabase({ databaseUrl: undefined, dataDir }, log);
  try {
    const { files, linked } = await makeBackup(db, dataDir, to);
    const how = linked === 0 ? '' : `, ${linked} of them shared with the original`;
    process.stdout.write(`${to} has the database and ${files} files${how}.\n`);
  } finally {
    await db.destroy();
  }
  if (!(await lookThrough(to))) return 1;
  await recordBackup(dataDir);
  return 0;
}

/** Not before the copy was checked. */
async function recordBackup(dataDir: string): Promise<void> {
  const db = await openDatabase({ databaseUrl: undefined, dataDir }, jsonLog());
  await writeSetting(db, 'last-backup', systemClock.now());
  await db.destroy();
}

/** Whether all files that the copy's database references exist. */
async function lookThrough(dataDir: string): Promise<boolean> {
  const folders = await openFolders(dataDir);
  const place = { databaseUrl: undefined, s3: undefined, dataDir };
  const db = await openDatabase(place, jsonLog());
  const files = await openFileStore(place, jsonLog());
  try {
    const findings = await checkIntegrity(db, folders, files);
    const lacks = findings.filter(({ isLoss }) => isLoss);
    for (const { says } of lacks) process.stdout.write(`${says}\n`);
    return lacks.length === 0;
  } finally {
    files.close();
    await db.destroy();
  }
}
