/** Where tours, covers and footage are kept, whatever it is made of. */
import type { Readable } from 'node:stream';
import type { TourRecord } from '../db/schema.ts';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface FoundFile {
  readonly bytes: number;
  /** In quotes, as HTTP has it. */
  readonly etag: string;
  /**
   * The caller reads it to its end or destroys it.
   *
   * @returns nothing when the file has gone away meanwhile
   */
  open(range: ByteRange): Promise<Readable | undefined>;
}

/**
 * Files under keys: names with `/` between them, exact to the letter. What is once under a key never
 * changes, it only goes away. Every method may throw a Problem 503 when the store cannot be reached; asking
 * again is always safe.
 */
export interface FileStore {
  /** Whether other servers keep their files here as well. */
  readonly isShared: boolean;
  /** Puts a small file under a key that is free; on the disk once this is over. */
  put(key: string, content: Uint8Array): Promise<void>;
  /**
   * Takes in a folder from the scratch disk with everything in it, below a key that is free. Everything is
   * on the disk once this is over. When it fails, parts may stay until they are removed.
   *
   * @param folder may be gone afterwards
   * @param signal stops the work; what is there already stays
   */
  importFolder(folder: string, key: string, signal?: AbortSignal): Promise<void>;
  /** @returns nothing when there is no such file */
  find(key: string): Promise<FoundFile | undefined>;
  /** @returns when a file or what is below a key was written, as the clock tells time; nothing when nothing is there */
  writtenAt(key: string): Promise<string | undefined>;
  /** Names directly below a key. */
  list(key: string): Promise<string[]>;
  /** Removes a file, or whatever is below a key. */
  remove(key: string): Promise<void>;
  /** Ends what connections there are. */
  close(): void;
}

/** Unpacked tours: below it one folder a project or pilot, in it one a version. */
export const TOURS_KEY = 'tours';
export const COVERS_KEY = 'covers';
/** What staff handed in: project, kind, delivery. */
export const FOOTAGE_KEY = 'footage';

export function tourKey(tour: Pick<TourRecord, 'project_id' | 'pilot_id' | 'version'>): string {
  return [TOURS_KEY, tour.project_id ?? tour.pilot_id ?? '', tour.version].join('/');
}
