/** Interface of the store for tours, covers and footage: folders or an S3 bucket. */
import type { Readable } from 'node:stream';
import type { TourRecord } from '../db/schema.ts';

/** A range of bytes; both ends are inclusive. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface FoundFile {
  readonly bytes: number;
  /** With quotes, as in the header. */
  readonly etag: string;
  /**
   * Opens a stream, which the caller reads to its end or destroys.
   *
   * @returns `undefined` if the file was deleted in the meantime.
   */
  open(range: ByteRange): Promise<Readable | undefined>;
}

/** A file that is open for repeated reads of ranges. */
export interface OpenFile {
  /**
   * Reads a range into memory.
   *
   * @throws {FileGone} If the file was deleted in the meantime.
   */
  read(range: ByteRange): Promise<Buffer<ArrayBuffer>>;
  /**
   * Opens a stream, which the caller reads to its end or destroys.
   *
   * @throws {FileGone} If the file was deleted in the meantime.
   */
  stream(range: ByteRange): Promise<Readable>;
  /** Closes the file. Call it once all reads have ended. */
  close(): Promise<void>;
}

/** The file has been deleted from the store. */
export class FileGone extends Error {
  override name = 'FileGone';
}

/**
 * Stores files by key: names separated by `/`, case-sensitive. Files are immutable: a key is written once and may be
 * deleted.
 * Every method may throw a `Problem` 503 if the store is unavailable. Callers can retry it safely.
 */
export interface FileStore {
  /** Whether several servers share the store. */
  readonly isShared: boolean;
  /** Stores a small file under an unused key. It is durable when the promise resolves. */
  put(key: string, content: Uint8Array): Promise<void>;
  /**
   * Imports a file from the scratch disk, atomically. It is durable when the promise resolves.
   *
   * @param path - The file may be moved.
   * @param signal - Aborts the import. After the promise has settled, nothing more is written.
   */
  importFile(path: string, key: string, signal?: AbortSignal): Promise<void>;
  /** @returns `undefined` if the file does not exist. */
  find(key: string): Promise<FoundFile | undefined>;
  /** @throws {FileGone} If the file does not exist. A store may detect that only at the first read. */
  open(key: string): Promise<OpenFile>;
  /** @returns The modification time of a file, or of the files below a key; `undefined` if there is none. */
  writtenAt(key: string): Promise<string | undefined>;
  /** Lists the names directly below a key. */
  list(key: string): Promise<string[]>;
  /** Deletes a file, or all files below a key. */
  remove(key: string): Promise<void>;
  /** Closes all connections. */
  close(): void;
}

/** Tours: one folder per project or pilot, which contains one pack per version. */
export const TOURS_KEY = 'tours';
export const COVERS_KEY = 'covers';
/** Footage that staff submitted: project, kind, delivery. */
export const FOOTAGE_KEY = 'footage';

/** Returns the key of a tour's pack. */
export function tourKey(tour: Pick<TourRecord, 'project_id' | 'pilot_id' | 'version'>): string {
  return `${TOURS_KEY}/${tour.project_id ?? tour.pilot_id ?? ''}/${tour.version}.zip`;
}
