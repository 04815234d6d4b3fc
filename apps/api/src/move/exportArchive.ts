/** An export as an archive that is made while it is sent. Only its rows are in memory. */
import { crc32 } from 'node:zlib';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { EXPORT_INDEX, type ExportedFile, type ExportIndex } from '@jawla/contract/moveFormat';
import type { Checksums } from '../platform/files/checksums.store.ts';
import type { FoundFile } from '../platform/files/fileStore.ts';
import { storedZip, type StoredEntry, type StoredZip } from '../platform/packs/storedZip.ts';
import { indexText, inOrder, linesOf, type ExportWriter, type Rows } from './exportWriter.ts';

/** Fields of rows with the time of something that has happened. */
const TIMES = [
  'at',
  'createdAt',
  'doneAt',
  'editedAt',
  'publishedAt',
  'revokedAt',
  'suspendedAt',
  'takenAt',
] as const;

/** A file of the store whose checksums are known. */
export interface KnownFile extends Checksums {
  readonly found: FoundFile;
}

/** A file is to be copied that nobody has looked up: it came after the others were. */
export class FileUnknown extends Error {
  override name = 'FileUnknown';
}

export class ExportArchive implements ExportWriter {
  readonly #stored: ReadonlyMap<string, KnownFile | undefined>;
  readonly #entries: Omit<StoredEntry, 'date'>[] = [];
  readonly #files: ExportedFile[] = [];
  #latest = '';
  #memoryBytes = 0;

  /** @param stored - By key, all files that the export may copy; `undefined` for one that is gone. */
  constructor(stored: ReadonlyMap<string, KnownFile | undefined>) {
    this.#stored = stored;
  }

  /** Of the rows. */
  get memoryBytes(): number {
    return this.#memoryBytes;
  }

  /** @throws {FileUnknown} */
  copy(key: string, path: string): Promise<ExportedFile | undefined> {
    if (!this.#stored.has(key)) throw new FileUnknown(key);
    const file = this.#stored.get(key);
    if (!file) return Promise.resolve(undefined);
    const { found, bytes, crc32: sum, sha256 } = file;
    const copied = { path, bytes, sha256 };
    this.#files.push(copied);
    this.#entries.push({ name: path, bytes, crc32: sum, open: (range) => found.open(range) });
    return Promise.resolve(copied);
  }

  async rows(path: string, rows: Rows): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of linesOf(this.#noting(rows))) {
      chunks.push(chunk);
      // Rows of SQLite arrive without a pause, and other requests wait.
      await setImmediate();
    }
    this.#files.push(this.#add(path, Buffer.concat(chunks)));
  }

  /** Two archives of the same content are the same: the times of the index are that of the latest change in it. */
  finish(index: Omit<ExportIndex, 'files' | 'finishedAt' | 'startedAt'>): Promise<ExportIndex> {
    const times = { startedAt: this.#latest, finishedAt: this.#latest };
    const whole = { ...index, ...times, files: inOrder(this.#files) };
    this.#add(EXPORT_INDEX, Buffer.from(indexText(whole)));
    return Promise.resolve(whole);
  }

  /** Returns the archive of what has been written. */
  zip(): StoredZip {
    return storedZip(this.#entries.map((entry) => ({ ...entry, date: this.#latest })));
  }

  #add(path: string, content: Buffer): ExportedFile {
    const bytes = content.length;
    this.#entries.push({
      name: path,
      bytes,
      crc32: crc32(content),
      open: ({ start, end }) => Promise.resolve(Readable.from([content.subarray(start, end + 1)])),
    });
    this.#memoryBytes += bytes;
    return { path, bytes, sha256: createHash('sha256').update(content).digest('hex') };
  }

  async *#noting(rows: Rows): AsyncGenerator<object> {
    for await (const row of rows) {
      for (const [name, value] of Object.entries(row)) {
        const isTime = TIMES.some((time) => time === name) && typeof value === 'string';
        if (isTime && value > this.#latest) this.#latest = value;
      }
      yield row;
    }
  }
}
