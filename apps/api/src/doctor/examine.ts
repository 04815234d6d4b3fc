/** Compares what the database says with what is on the disk, in both directions. */
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { tourFolder, type Folders } from '../files/folders.ts';

export interface Finding {
  /** One sentence for the operator. */
  readonly says: string;
  /** Puts it right; absent where a person has to decide. */
  readonly fix?: () => Promise<void>;
}

/** Less is too little for a large tour to be unpacked beside its archive, in bytes. */
const FREE_BYTES = 5_000_000_000;
/** By then the server has swept what it does not need, in milliseconds. */
const SWEPT_MS = 24 * 3600_000;
/** Tries after which a message is not merely late. */
const LATE_ATTEMPTS = 5;

/** @returns nothing when all is well */
export async function examine(db: Database, folders: Folders): Promise<Finding[]> {
  const parts = [database, tours, covers, footage, incoming, messages, space];
  const findings = await Promise.all(parts.map((part) => part(db, folders)));
  return findings.flat();
}

async function database(db: Database): Promise<Finding[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: loose } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...rows
      .filter(({ integrity_check }) => integrity_check !== 'ok')
      .map(({ integrity_check }) => ({ says: `The database is damaged: ${integrity_check}.` })),
    ...loose.map(({ table }) => ({ says: `A row of "${table}" belongs to nothing.` })),
  ];
}

async function tours(db: Database, folders: Folders): Promise<Finding[]> {
  const rows = await db.selectFrom('tours').selectAll().execute();
  const known = new Map(rows.map((row) => [tourFolder(folders, row), row.version]));
  const findings: Finding[] = [];
  for (const [folder, version] of known) {
    if (await exists(folder)) continue;
    findings.push({
      says: `The tour ${version} is not on the disk.`,
      fix: async () => {
        await db.deleteFrom('tours').where('version', '=', version).execute();
      },
    });
  }
  for (const owner of await readdir(folders.tours)) {
    for (const version of await readdir(join(folders.tours, owner))) {
      const folder = join(folders.tours, owner, version);
      if (!known.has(folder)) findings.push(nobodys(folder));
    }
  }
  return findings;
}

async function covers(db: Database, folders: Folders): Promise<Finding[]> {
  const rows = await db
    .selectFrom('projects')
    .where('cover_file', 'is not', null)
    .select(['id', 'cover_file'])
    .execute();
  const files = new Set(await readdir(folders.covers));
  const used = new Set(rows.map(({ cover_file }) => cover_file));
  const unused: string[] = [];
  for (const file of files) {
    if (used.has(file)) continue;
    const path = join(folders.covers, file);
    const { mtimeMs } = await stat(path);
    // What was replaced lately is swept without any help.
    if (mtimeMs < Date.now() - SWEPT_MS) unused.push(path);
  }
  const missing = rows.filter(({ cover_file }) => !files.has(cover_file ?? ''));
  return [
    ...missing.map(({ id }) => ({
      says: `The cover of the project ${id} is not on the disk.`,
      fix: async () => {
        const none = { cover_file: null, cover_name: null };
        await db.updateTable('projects').set(none).where('id', '=', id).execute();
      },
    })),
    ...unused.map(nobodys),
  ];
}

/** Footage is not to be had again: nothing of it is deleted by a program. */
async function footage(db: Database, folders: Folders): Promise<Finding[]> {
  const rows = await db.selectFrom('deliveries').select('path').execute();
  const findings: Finding[] = [];
  for (const { path } of rows) {
    if (await exists(join(folders.footage, path))) continue;
    findings.push({ says: `The delivery footage/${path} is not on the disk.` });
  }
  return findings;
}

async function incoming(_: Database, folders: Folders): Promise<Finding[]> {
  return (await readdir(folders.incoming)).map((name) => nobodys(join(folders.incoming, name)));
}

async function messages(db: Database): Promise<Finding[]> {
  const { count } = await db
    .selectFrom('outbox')
    .where('attempts', '>=', LATE_ATTEMPTS)
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return [];
  return [{ says: `Messages that could not be sent yet: ${String(count)}. See the log for why.` }];
}

async function space(_: Database, folders: Folders): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(folders.data);
  const free = bavail * bsize;
  if (free >= FREE_BYTES) return [];
  return [{ says: `Only ${(free / 1_000_000_000).toFixed(1)} GB are free on the disk.` }];
}

function nobodys(path: string): Finding {
  return {
    says: `Nothing in the database belongs to ${path}.`,
    fix: () => rm(path, { recursive: true, force: true }),
  };
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
