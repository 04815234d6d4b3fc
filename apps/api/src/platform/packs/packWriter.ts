import { closeSync, fdatasync, openSync, write, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import {
  directoryEntry,
  endRecords,
  localHeader,
  type DEFLATED,
  type PackedEntry,
  type STORED,
} from './zipFormat.ts';

/** Small writes are gathered up to so many bytes. */
const BUFFER_BYTES = 4 * 1024 * 1024;
/** After so many bytes they are flushed to the disk, while the next are prepared. */
const SYNC_BYTES = 64 * 1024 * 1024;

const sync = promisify(fdatasync);
const writeAsync = promisify(write);

export interface PackFacts {
  /** Of the whole pack. */
  readonly packBytes: number;
  /** Of the records at its end that list its files. */
  readonly directoryBytes: number;
}

/** A file of a pack: its content as the pack keeps it, with the checksum and length of the plain one. */
export interface PackContent {
  readonly method: typeof STORED | typeof DEFLATED;
  readonly content: Buffer;
  readonly crc32: number;
  readonly size: number;
}

/**
 * Writes a pack (docs/tour-packs.md). Its writes go to the system's cache, and block their thread for a few
 * milliseconds. The paths have to be distinct: that is checked before.
 */
export class PackWriter implements AsyncDisposable {
  readonly #file: number;
  readonly #entries: PackedEntry[] = [];
  readonly #buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  #buffered = 0;
  /** Bytes before those in the buffer. */
  #written = 0;
  #synced = 0;
  #syncing: Promise<void> | undefined;
  #syncError: unknown;

  /** @param path of a file that does not exist yet */
  constructor(path: string) {
    this.#file = openSync(path, 'wx');
  }

  /** How many it has so far. */
  get files(): number {
    return this.#entries.length;
  }

  add(path: string, { content, ...described }: PackContent): void {
    const entry = {
      ...described,
      name: path,
      compressedSize: content.length,
      offset: this.#position(),
    };
    this.#write(localHeader(entry));
    this.#write(content);
    this.#entries.push(entry);
  }

  /**
   * Adds a file in parts, for one that is too large for the memory. Its header is corrected at the end, when its
   * length is known. A part is written while the next one is prepared, and has to stay as it is for so long.
   */
  async addParts(
    path: string,
    method: PackContent['method'],
    parts: AsyncIterable<Buffer>,
    plain: () => { readonly crc32: number; readonly size: number },
  ): Promise<void> {
    const offset = this.#position();
    const unknown = { name: path, method, crc32: 0, compressedSize: 0, size: 0 };
    this.#write(localHeader(unknown));
    this.#flush();
    const start = this.#position();
    let writing: Promise<void> | undefined;
    try {
      for await (const part of parts) {
        await writing;
        writing = this.#writePart(part);
        // Thrown where it is awaited.
        writing.catch(() => undefined);
      }
    } finally {
      await writing;
    }
    const entry = { ...unknown, ...plain(), compressedSize: this.#position() - start, offset };
    writeSync(this.#file, localHeader(entry), undefined, undefined, offset);
    this.#entries.push(entry);
  }

  /** Ends the pack. It is on the disk once this is over. */
  async finish(): Promise<PackFacts> {
    const directoryAt = this.#position();
    const sorted = this.#entries
      .map((entry) => ({ entry, bytes: Buffer.from(entry.name) }))
      .toSorted((a, b) => Buffer.compare(a.bytes, b.bytes));
    for (const { entry } of sorted) this.#write(directoryEntry(entry));
    const listed = this.#position() - directoryAt;
    this.#write(endRecords(sorted.length, listed, directoryAt));
    this.#flush();
    await this.#syncing;
    if (this.#syncError !== undefined) throw this.#syncError;
    await sync(this.#file);
    return { packBytes: this.#written, directoryBytes: this.#written - directoryAt };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#syncing;
    closeSync(this.#file);
  }

  #position(): number {
    return this.#written + this.#buffered;
  }

  #write(bytes: Buffer): void {
    if (bytes.length > BUFFER_BYTES - this.#buffered) this.#flush();
    if (bytes.length > BUFFER_BYTES) {
      this.#writeAll(bytes);
      return;
    }
    bytes.copy(this.#buffer, this.#buffered);
    this.#buffered += bytes.length;
  }

  #flush(): void {
    this.#writeAll(this.#buffer.subarray(0, this.#buffered));
    this.#buffered = 0;
  }

  #writeAll(bytes: Buffer): void {
    let rest = bytes;
    while (rest.length > 0) {
      const written = writeSync(this.#file, rest, undefined, undefined, this.#written);
      this.#written += written;
      rest = rest.subarray(written);
    }
    this.#beginSync();
  }

  /** Runs in libuv's thread pool. */
  async #writePart(bytes: Buffer): Promise<void> {
    let rest = bytes;
    while (rest.length > 0) {
      const { bytesWritten } = await writeAsync(this.#file, rest, 0, rest.length, this.#written);
      this.#written += bytesWritten;
      rest = rest.subarray(bytesWritten);
    }
    this.#beginSync();
  }

  #beginSync(): void {
    if (this.#written - this.#synced < SYNC_BYTES || this.#syncing) return;
    this.#synced = this.#written;
    // Beside the work of this thread: otherwise the disk would be idle until the end.
    this.#syncing = sync(this.#file)
      .catch((error: unknown) => {
        this.#syncError = error;
      })
      .finally(() => {
        this.#syncing = undefined;
      });
  }
}
