import type { DataStore } from '@tus/server';

/** Stores the chunks of files until the files are whole. */
export interface ChunkStore extends DataStore {
  /**
   * Puts a file that has arrived whole to a path on the scratch disk.
   *
   * @throws Problem 507 when the disk is full
   */
  copyTo(id: string, path: string): Promise<void>;
}

/** Lifetime of an unfinished upload since its last chunk, in milliseconds. */
export const TTL_MS = 24 * 3600_000;
