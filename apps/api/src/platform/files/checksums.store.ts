import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../db/schema.ts';

/** Those of files that are still there are read again, for an archive of that time. */
const KEPT_SECONDS = 30 * 24 * 3600;
/** Keys per statement. */
const BATCH = 500;

export interface Checksums {
  readonly bytes: number;
  readonly crc32: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** Checksums of stored files. Several servers may add that of the same file: files are immutable. */
export class ChecksumsStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Returns what is known, by key. */
  async of(keys: readonly string[]): Promise<Map<string, Checksums>> {
    const known = new Map<string, Checksums>();
    for (let start = 0; start < keys.length; start += BATCH) {
      const rows = await this.#db
        .selectFrom('file_checksums')
        .where('key', 'in', keys.slice(start, start + BATCH))
        .selectAll()
        .execute();
      for (const { key, bytes, crc32: sum, sha256 } of rows) {
        known.set(key, { bytes, crc32: sum, sha256 });
      }
    }
    return known;
  }

  async add(key: string, checksums: Checksums): Promise<void> {
    await this.#db
      .insertInto('file_checksums')
      .values({ key, ...checksums, read_at: this.#clock.now() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  }

  /** Forgets a file that somebody has replaced in the store, so that it is read again. */
  async delete(key: string): Promise<void> {
    await this.#db.deleteFrom('file_checksums').where('key', '=', key).execute();
  }

  /** Forgets files that were read long ago: most of those that are deleted. */
  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('file_checksums')
      .where('read_at', '<', this.#clock.in(-KEPT_SECONDS))
      .execute();
  }
}

/**
 * Reads a file for its checksums.
 *
 * @param onBytes - Called with the number of bytes that have been read.
 */
export async function readChecksums(
  content: Iterable<unknown> | AsyncIterable<unknown>,
  onBytes: (bytes: number) => void,
): Promise<Checksums> {
  const hash = createHash('sha256');
  let sum = 0;
  let bytes = 0;
  for await (const chunk of content) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('A file is made of bytes');
    hash.update(chunk);
    sum = crc32(chunk, sum);
    bytes += chunk.length;
    onBytes(bytes);
  }
  return { bytes, crc32: sum, sha256: hash.digest('hex') };
}
