import type { DataStore } from '@tus/server';

/** Where the pieces of files are kept until the files are whole. */
export interface Pieces extends DataStore {
  /**
   * Puts a file that has arrived whole to a path on the scratch disk.
   *
   * @throws Problem 507 when the disk has no place for it
   */
  copyTo(id: string, path: string): Promise<void>;
}

/** How long somebody may take to come back, in milliseconds. */
export const LIFE_MS = 24 * 3600_000;
