import type { DataStore } from '@tus/server';

/** Stores the chunks of files until the files are complete. */
export interface ChunkStore extends DataStore {
  /**
   * Copies a complete file to a path on the scratch disk.
   *
   * @throws {Problem} 507 if the disk is full.
   */
  copyTo(id: string, path: string): Promise<void>;
}

/** Lifetime of an upload after its last chunk. */
export const TTL_MS = 24 * 3600_000;
