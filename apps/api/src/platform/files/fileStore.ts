/** Where tours, covers and footage are stored: folders or a bucket. */
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
   * @returns nothing when the file was deleted in the meantime
   */
  open(range: ByteRange): Promise<Readable | undefined>;
}

/** A file of which parts are read, again and again. */
export interface OpenFile {
  /**
   * Reads so many bytes into memory.
   *
   * @throws FileGone when the file was deleted in the meantime
   */
  read(range: ByteRange): Promise<Buffer<ArrayBuffer>>;
  /**
   * The caller reads the stream to its end or destroys it.
   *
   * @throws FileGone when the file was deleted in the meantime
   */
  stream(range: ByteRange): Promise<Readable>;
  /** Call it when everything that was read has ended. */
  close(): Promise<void>;
}

/** A file is not in the store any more. */
export class FileGone extends Error {
  override name = 'FileGone';
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
   * Takes a file from the scratch disk. It is there whole or not at all, and on the disk once this is over.
   *
   * @param path The file may be moved away.
   * @param signal stops the work; once this is over, nothing is stored any more
   */
  importFile(path: string, key: string, signal?: AbortSignal): Promise<void>;
  /** @returns nothing when there is no such file */
  find(key: string): Promise<FoundFile | undefined>;
  /** @throws FileGone when there is no such file; a store may notice that only when it is read */
  open(key: string): Promise<OpenFile>;
  /** @returns the modification time of a file, or of the files below a key; `undefined` if there is none */
  writtenAt(key: string): Promise<string | undefined>;
  /** Names directly below a key. */
  list(key: string): Promise<string[]>;
  /** Removes a file, or everything below a key. */
  remove(key: string): Promise<void>;
  /** Ends what connections there are. */
  close(): void;
}

/** Tours: below it one folder a project or pilot, in it one pack a version. */
export const TOURS_KEY = 'tours';
export const COVERS_KEY = 'covers';
/** What staff handed in: project, kind, delivery. */
export const FOOTAGE_KEY = 'footage';

/** Key of a tour's pack. */
export function tourKey(tour: Pick<TourRecord, 'project_id' | 'pilot_id' | 'version'>): string {
  return `${TOURS_KEY}/${tour.project_id ?? tour.pilot_id ?? ''}/${tour.version}.zip`;
}
