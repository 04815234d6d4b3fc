/** Copies all data below `DATA_DIR` that cannot be regenerated, while the server runs. */
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { OperatorError } from '../platform/base/operatorError.ts';
import { DATABASE_FILE } from '../platform/db/open.ts';
import type { Database } from '../platform/db/schema.ts';
import { COVERS_KEY, FOOTAGE_KEY, TOURS_KEY } from '../platform/files/fileStore.ts';

export interface BackupFacts {
  readonly files: number;
  /** Number of those files that are hard links to the originals: on the same disk, they take no space. */
  readonly linked: number;
}

/** The operator chose a folder that cannot take the copy: no permission, a read-only or full disk, a file in the way. */
const REFUSALS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST']);

/**
 * Copies a snapshot of the database first, then the files. So each file that the snapshot references already exists,
 * and stored files are immutable.
 *
 * @param to - A folder that does not exist yet. It is renamed into place when it is complete.
 * @throws {OperatorError} If the folder exists, or cannot be written.
 */
export async function makeBackup(db: Database, dataDir: string, to: string): Promise<BackupFacts> {
  try {
    return await copy(db, dataDir, to);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (!REFUSALS.has(code)) throw cause;
    throw new OperatorError(
      `${to} cannot be written by this user (${code}), and nothing is left there.`,
      { cause },
    );
  }
}

async function copy(db: Database, dataDir: string, to: string): Promise<BackupFacts> {
  const part = join(dirname(to), `.${basename(to)}.part`);
  await mkdir(dirname(to), { recursive: true });
  if (await isThere(to)) throw new OperatorError(`${to} is there already. Name a new folder.`);
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { mode: 0o700 });
  try {
    await sql`vacuum into ${join(part, DATABASE_FILE)}`.execute(db);
    let facts = { files: 0, linked: 0 };
    for (const key of [TOURS_KEY, COVERS_KEY, FOOTAGE_KEY]) {
      facts = add(facts, await takeFolder(join(dataDir, key), join(part, key)));
    }
    await rename(part, to);
    return facts;
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
}

async function takeFolder(from: string, to: string): Promise<BackupFacts> {
  let facts = { files: 0, linked: 0 };
  // A file that the sweep deletes in the meantime is not referenced by the snapshot.
  const entries = await readdir(from, { withFileTypes: true }).catch(missing);
  await mkdir(to, { recursive: true });
  for (const entry of entries ?? []) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    facts = add(
      facts,
      entry.isDirectory() ? await takeFolder(source, target) : await takeFile(source, target),
    );
  }
  return facts;
}

async function takeFile(from: string, to: string): Promise<BackupFacts> {
  try {
    await link(from, to);
    return { files: 1, linked: 1 };
  } catch (error) {
    if (isMissing(error)) return { files: 0, linked: 0 };
    // Another disk, or a file system without hard links.
    const copied = await copyFile(from, to, constants.COPYFILE_FICLONE).then(() => true, missing);
    return { files: copied ? 1 : 0, linked: 0 };
  }
}

function add(a: BackupFacts, b: BackupFacts): BackupFacts {
  return { files: a.files + b.files, linked: a.linked + b.linked };
}

function missing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
  return undefined;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function isThere(path: string): Promise<boolean> {
  return (await readdir(path).catch(missing)) !== undefined;
}
