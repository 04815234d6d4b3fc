/** Compares the database with the file store, in both directions. */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { coverKey, coverOf } from '../platform/files/covers.ts';
import { systemClock } from '../platform/base/clock.ts';
import { isSchemaMismatch } from '../platform/db/errors.ts';
import { isPostgres } from '../platform/db/postgres.ts';
import type { Database, DeliveryRecord, TourRecord } from '../platform/db/schema.ts';
import { COVERS_KEY, FOOTAGE_KEY, tourKey, type FileStore } from '../platform/files/fileStore.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Folders } from '../platform/files/folders.ts';
import { notePictureKeys } from '../platform/files/notePictures.ts';
import { deletionDay, findOrphans, markedOrphans } from '../platform/files/orphans.ts';
import { AREAS, keysBelow, type Area } from '../platform/files/usedFiles.ts';
import { findDamaged } from '../platform/packs/findDamaged.ts';
import { Packs } from '../platform/packs/packs.ts';
import { aliveProcesses } from '../platform/processes/serverRegistry.ts';

export interface Finding {
  /** One sentence for the operator. */
  readonly says: string;
  /** A file that users need is missing, or all accounts are. */
  readonly isLoss?: true;
  /** Says what was not checked. */
  readonly isUnchecked?: true;
  /** Repairs it; `undefined` if the operator has to decide. */
  readonly fix?: () => Promise<void>;
  /** The repair forgets a file that is missing: of what kind, and how many of that kind there are. */
  readonly forgets?: { readonly what: string; readonly of: number };
  /** A stored file without a row, which `sweepOrphans` sets aside. */
  readonly isOrphan?: Area;
  /** Nothing has to be repaired. */
  readonly isNote?: true;
}

/** Path segments of a delivery: project, kind, delivery. */
const FOOTAGE_PARTS = 3;
/** Number of failed attempts after which a message is reported. */
const LATE_ATTEMPTS = 5;

type Part = (db: Database, folders: Folders, files: FileStore) => Promise<Finding[]>;

const PARTS: Readonly<Record<string, Part>> = {
  database,
  accounts,
  tours,
  covers,
  footage,
  orphans,
  'unfinished uploads': incoming,
  messages,
};

/**
 * Checks database, files and outbox.
 *
 * @param options.deep - Reads every file of every tour and verifies its checksum.
 * @param options.isOlder - Migrations are pending: what needs them is reported as unchecked.
 * @returns An empty list if there are no problems.
 * @throws {Problem} If the file store is unavailable.
 */
export async function checkIntegrity(
  db: Database,
  folders: Folders,
  files: FileStore,
  { deep = false, isOlder = false } = {},
): Promise<Finding[]> {
  const parts = Object.entries({ ...PARTS, ...(deep && { 'contents of tours': contentOfTours }) });
  const findings = await Promise.all(
    parts.map(([name, part]) =>
      part(db, folders, files).catch((error: unknown): Finding[] => {
        if (!isOlder || !isSchemaMismatch(error)) throw error;
        return [{ says: `Not checked, as the database is older: ${name}.`, isUnchecked: true }];
      }),
    ),
  );
  return findings.flat();
}

/** Reports a database that cannot be the one in use: the first admin is its first account. */
async function accounts(db: Database): Promise<Finding[]> {
  const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return someone ? [] : [{ says: 'The database has no account.', isLoss: true }];
}

/** Checks SQLite only: PostgreSQL has its own checksums and tools. */
async function database(db: Database): Promise<Finding[]> {
  if (isPostgres(db)) return [];
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: loose } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...rows
      .filter(({ integrity_check }) => integrity_check !== 'ok')
      .map(({ integrity_check }) => ({
        says: `The database is damaged: ${integrity_check}.`,
        isLoss: true as const,
      })),
    ...loose.map(({ table }) => ({ says: `A row of "${table}" belongs to nothing.` })),
  ];
}

async function tours(db: Database, _: Folders, files: FileStore): Promise<Finding[]> {
  const rows = await db.selectFrom('tours').selectAll().execute();
  const findings: Finding[] = [];
  for (const row of rows) {
    const { version, pack_bytes: packBytes } = row;
    const key = tourKey(row);
    const bytes = (await files.find(key))?.bytes;
    if (bytes === undefined) {
      findings.push({
        says: `The tour ${version} is not there.`,
        isLoss: true,
        forgets: { what: 'tours', of: rows.length },
        fix: async () => {
          await db.deleteFrom('tours').where('version', '=', version).execute();
        },
      });
    } else if (bytes !== packBytes) {
      const says = `The tour ${version} is damaged: its file has ${bytes} bytes instead of ${packBytes}.`;
      findings.push({ says, isLoss: true });
    }
  }
  return findings;
}

/**
 * Reports stored files that no row refers to: those that are set aside as a note, with the day of their deletion. The
 * others are set aside by `sweepOrphans`, here as by a server.
 */
async function orphans(db: Database, _: Folders, files: FileStore): Promise<Finding[]> {
  const marked = await markedOrphans(files);
  const findings: Finding[] = [];
  for (const area of AREAS) {
    for (const key of (await findOrphans({ db, files }, area)).orphans) {
      const says = `Nothing in the database belongs to ${key}.`;
      const day = marked.get(key);
      if (day === undefined) findings.push({ says, isOrphan: area });
      else {
        findings.push({
          says: `${says} It is set aside until ${deletionDay(day)}, then deleted. If its row comes back, as with a newer database, it is served again.`,
          isNote: true,
        });
      }
    }
  }
  return findings;
}

/** Reports damaged tours without a fix: most of their files may be intact. */
async function contentOfTours(db: Database, _: Folders, files: FileStore): Promise<Finding[]> {
  const rows = await db.selectFrom('tours').selectAll().execute();
  const packs = new Packs(files);
  const findings: Finding[] = [];
  for (const row of rows) {
    const { version, pack_bytes: packBytes, directory_bytes: directoryBytes } = row;
    const key = tourKey(row);
    if (!(await files.find(key))) continue;
    const place = { key, packBytes, directoryBytes };
    const name = await packs.use(place, findDamaged).catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      return '';
    });
    if (name === undefined) continue;
    // Throws if the connection to the store broke: that says nothing about the tour.
    if ((await files.writtenAt(key)) === undefined) continue;
    const where = name === '' ? 'its directory cannot be read' : name;
    findings.push({ says: `The tour ${version} is damaged: ${where}.`, isLoss: true });
  }
  packs.close();
  return findings;
}

async function covers(db: Database, _: Folders, files: FileStore): Promise<Finding[]> {
  const rows = await db
    .selectFrom('projects')
    .where('cover_file', 'is not', null)
    .select(['id', 'cover_file'])
    .execute();
  const tourRows = await db
    .selectFrom('tours')
    .select(['version', 'picture_file', 'chosen_picture_file'])
    .execute();
  const photos = await db
    .selectFrom('note_pictures')
    .where('note_id', 'is not', null)
    .select(['id', 'file'])
    .execute();
  // Reads the rows first: a file that is written in the meantime is too young to be reported.
  const stored = new Set(await files.list(COVERS_KEY));
  const chosen = tourRows.filter(({ chosen_picture_file }) => chosen_picture_file !== null).length;
  const missing = rows.filter(({ cover_file }) => !stored.has(cover_file ?? ''));
  return [
    ...missing.map(({ id, cover_file }) => ({
      says: `The cover of the project ${id} is not there.`,
      isLoss: true as const,
      forgets: { what: 'covers', of: rows.length },
      fix: async () => {
        const none = { cover_file: null, cover_name: null };
        await db.updateTable('projects').set(none).where('id', '=', id).execute();
        const left = [...stored].filter((file) => coverOf(file) === cover_file);
        for (const file of left) await files.remove(coverKey(file));
      },
    })),
    ...tourRows.flatMap((tour) => missingPictures(db, tour, stored, chosen)),
    ...photos
      .filter(({ file }) => !notePictureKeys(file).every((key) => stored.has(basename(key))))
      .map(({ id }) => ({
        says: `The photo ${id} of a note is not there.`,
        isLoss: true as const,
        forgets: { what: 'photos of notes', of: photos.length },
        // A server deletes what is left of it.
        fix: async () => {
          const doomed = { note_id: null, entry_id: null };
          await db.updateTable('note_pictures').set(doomed).where('id', '=', id).execute();
        },
      })),
  ];
}

/**
 * Reports missing pictures. The fix searches the tour for its picture again; a picture that an admin chose is lost.
 */
function missingPictures(
  db: Database,
  tour: Pick<TourRecord, 'version' | 'picture_file' | 'chosen_picture_file'>,
  stored: ReadonlySet<string>,
  all: number,
): Finding[] {
  const isMissing = (file: string | null) => file !== null && !stored.has(file);
  const again = { picture_file: null, picture_sought_at: null, picture_tries: 0 };
  const update = (values: typeof again | { readonly chosen_picture_file: null }) => async () => {
    await db.updateTable('tours').set(values).where('version', '=', tour.version).execute();
  };
  return [
    ...(isMissing(tour.picture_file)
      ? [{ says: `The picture of the tour ${tour.version} is not there.`, fix: update(again) }]
      : []),
    ...(isMissing(tour.chosen_picture_file)
      ? [
          {
            says: `The picture that was chosen for the tour ${tour.version} is not there.`,
            isLoss: true as const,
            forgets: { what: 'chosen pictures', of: all },
            fix: update({ chosen_picture_file: null }),
          },
        ]
      : []),
  ];
}

/** Reports footage without a fix: it cannot be recovered, so no program deletes it. */
async function footage(db: Database, _: Folders, files: FileStore): Promise<Finding[]> {
  const rows = await db.selectFrom('deliveries').select(['path', 'deleted_at']).execute();
  const known = new Set(rows.map(deliveryKey));
  const expected = rows.filter(({ deleted_at }) => deleted_at === null).map(deliveryKey);
  const stored = new Set(await keysBelow(files, FOOTAGE_KEY, FOOTAGE_PARTS));
  return [
    ...expected
      .filter((key) => !stored.has(key))
      .map((key) => ({ says: `The delivery ${key} is not there.`, isLoss: true as const })),
    ...[...stored]
      .filter((key) => !known.has(key))
      .map((key) => ({ says: `The delivery ${key} is not recorded yet.` })),
  ];
}

function deliveryKey({ path }: Pick<DeliveryRecord, 'path'>): string {
  return `${FOOTAGE_KEY}/${path}`;
}

/** Reports staging folders of dead servers. */
async function incoming(db: Database, folders: Folders): Promise<Finding[]> {
  const alive = await aliveProcesses(db, systemClock);
  // The first start creates the folder.
  const names = existsSync(folders.incoming) ? await readdir(folders.incoming) : [];
  const left = names.filter((name) => !alive.has(name.split('.')[0] ?? ''));
  return left.map((name) => ({
    says: `Nothing in the database belongs to incoming/${name}.`,
    fix: () => rm(join(folders.incoming, name), { recursive: true, force: true }),
  }));
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
