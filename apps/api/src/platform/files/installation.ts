/**
 * The random id that a database shares with its file store. Files without a row are deleted in time, so a server must
 * never run beside the store of another database.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { OperatorError } from '../base/operatorError.ts';
import { withAdvisoryLock } from '../db/advisoryLock.ts';
import type { Database } from '../db/schema.ts';
import { readSetting, writeSetting } from '../db/settings.ts';
import { TOURS_KEY, type FileStore } from './fileStore.ts';
import { AREAS, storedFiles, usedFiles } from './usedFiles.ts';

/** Beside the tours: a folder that is mounted, copied or restored brings its id. */
export const INSTALLATION_KEY = `${TOURS_KEY}/installation.json`;

const NOTE =
  'Ties these files to their database. Keep it with them: docs/operations.md, "The installation’s id".';
/** Time until the id that was just written is read again, in milliseconds: another database may write its own. */
const SETTLE_MS = 50;
const SHORT_ID = 8;
const UNREADABLE = 'unreadable';

const ADOPT =
  'If these files are to belong to this database from now on, run "jawla adopt" (docs/operations.md, "The installation’s id").';
const FOREIGN = `Nothing was changed. Check DATABASE_URL (without it, the database is a file in DATA_DIR), DATA_DIR, S3_BUCKET and S3_PREFIX: do they belong together? If you are restoring a backup, restore the database and the files before you start. ${ADOPT}`;
const MISSING = `Nothing was changed. Is a disk not mounted, or the wrong DATA_DIR, S3_BUCKET or S3_PREFIX named? If you are restoring a backup, restore all files before you start. ${ADOPT}`;

const fileSchema = z.object({ id: z.string() });

/**
 * - `new`: neither has an id, and they fit: a first start, or the first one after an upgrade.
 * - `foreign`: the store has the id of another database, or files that this database does not know.
 * - `missing`: the store is empty, or without the id that this database wrote there.
 */
export type Standing =
  | { readonly is: 'same' | 'new' }
  | { readonly is: 'foreign' | 'missing'; readonly says: string };

interface Ids {
  readonly stored: string | undefined;
  readonly own: string | undefined;
  /** Whether this database has written its id to its store. */
  readonly isWritten: boolean;
}

export class Installation {
  readonly #db: Database;
  readonly #files: FileStore;

  constructor(db: Database, files: FileStore) {
    this.#db = db;
    this.#files = files;
  }

  /**
   * Makes sure that database and store belong together. The first start gives both an id.
   *
   * @throws {OperatorError} If they do not.
   * @throws {Problem} If the store is unavailable.
   */
  async verify(): Promise<void> {
    if (isSame(await this.#ids())) return;
    // Servers that start together on a new database agree on one id.
    await withAdvisoryLock(this.#db, 'installation', async () => {
      let standing = await this.standing();
      if (standing.is === 'missing') {
        // A store that is not consistent at once may not have yet what another server has just written.
        await pause(SETTLE_MS);
        standing = await this.standing();
      }
      if ('says' in standing) throw new OperatorError(standing.says);
      if (standing.is === 'new') await this.#write();
    });
  }

  /** Compares both without changing anything. */
  async standing(): Promise<Standing> {
    const ids = await this.#ids();
    const { stored, own, isWritten } = ids;
    if (isSame(ids)) return { is: 'same' };
    if (stored !== undefined && stored !== own) {
      const whose = `The files in the store belong to the installation ${short(stored)}, the database `;
      const which =
        own === undefined
          ? 'to none: it is new, or older than its id.'
          : `to the installation ${short(own)}.`;
      return { is: 'foreign', says: `${whose}${which} ${FOREIGN}` };
    }
    // Written, but this database has not noted it yet.
    if (stored !== undefined) return { is: 'new' };
    const used = await usedFiles(this.#db);
    if (isWritten) {
      return {
        is: 'missing',
        says: `The file store has no installation’s id (${INSTALLATION_KEY}), but this database wrote one there, and refers to ${used.size} files. ${MISSING}`,
      };
    }
    const kept = (await Promise.all(AREAS.map((area) => storedFiles(this.#files, area)))).flat();
    const found = kept.filter((key) => used.has(key)).length;
    if (found > 0 || (used.size === 0 && kept.length === 0)) return { is: 'new' };
    if (kept.length === 0) {
      const says = `The database refers to ${used.size} files, and the file store has none of them. ${MISSING}`;
      return { is: 'missing', says };
    }
    const says = `The file store has ${kept.length} files, and the database knows none of them. ${FOREIGN}`;
    return { is: 'foreign', says };
  }

  /** Makes the store this database's, whatever id it had. */
  async adopt(): Promise<void> {
    if (!isSame(await this.#ids())) await this.#write();
  }

  async #write(): Promise<void> {
    await this.#db
      .insertInto('settings')
      .values({ key: 'installation', value: randomUUID() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const { own = '' } = await this.#ids();
    const content = Buffer.from(`${JSON.stringify({ id: own, note: NOTE })}\n`);
    await this.#files.remove(INSTALLATION_KEY);
    await this.#files.put(INSTALLATION_KEY, content);
    await pause(SETTLE_MS);
    if ((await this.#stored()) !== own) {
      throw new OperatorError(
        `Another database has taken this file store at the same moment. ${FOREIGN}`,
      );
    }
    await writeSetting(this.#db, 'installation-written', own);
  }

  async #ids(): Promise<Ids> {
    // The store first: a server writes its id to the database before.
    const stored = await this.#stored();
    const own = await readSetting(this.#db, 'installation');
    const isWritten = (await readSetting(this.#db, 'installation-written')) !== undefined;
    return { stored, own, isWritten };
  }

  async #stored(): Promise<string | undefined> {
    const file = await this.#files.find(INSTALLATION_KEY);
    // Empty after a power failure while it was written.
    if (!file || file.bytes === 0) return undefined;
    const content = await file.open({ start: 0, end: file.bytes - 1 });
    if (!content) return undefined;
    const read = z.safeParse(fileSchema, parse(await text(content)));
    return read.success ? read.data.id : UNREADABLE;
  }
}

function isSame({ stored, own, isWritten }: Ids): boolean {
  return isWritten && stored === own;
}

function short(id: string): string {
  return id.slice(0, SHORT_ID);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
