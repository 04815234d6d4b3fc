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

/** Size of the write buffer. */
const BUFFER_BYTES = 4 * 1024 * 1024;
/** Number of bytes after which data is flushed to the disk, concurrently with further writes. */
const SYNC_BYTES = 64 * 1024 * 1024;

const sync = promisify(fdatasync);
const writeAsync = promisify(write);

export interface PackFacts {
  /** Size of the pack. */
  readonly packBytes: number;
  /** Size of the central directory and the end records. */
  readonly directoryBytes: number;
}

/** A file of a pack: its stored bytes, with the checksum and size of the uncompressed content. */
export interface PackContent {
  readonly method: typeof STORED | typeof DEFLATED;
  readonly content: Buffer;
  readonly crc32: number;
  readonly size: number;
}

/**
 * Writes a pack (docs/tour-packs.md). Writes go to the page cache and block the thread for a few milliseconds. Paths
 * must be unique: the caller checks that.
 */
export class PackWriter implements AsyncDisposable {
  readonly #file: number;
  readonly #entries: PackedEntry[] = [];
  readonly #buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  #buffered = 0;
  /** Bytes written before those in the buffer. */
  #written = 0;
  #synced = 0;
  #syncing: Promise<void> | undefined;
  #syncError: unknown;

  /** @param path - Path of a file that does not exist yet. */
  constructor(path: string) {
    this.#file = openSync(path, 'wx');
  }

  /** Number of files added so far. */
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
   * Adds a file in parts if it is too large for memory. Its local header is rewritten at the end, when size and
   * checksum are known.
   * A part is written while the next one is prepared, so its buffer must stay unchanged until then.
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
        // Avoids an unhandled rejection: the error is thrown where the promise is awaited.
        writing.catch(() => undefined);
      }
    } finally {
      await writing;
    }
    const entry = { ...unknown, ...plain(), compressedSize: this.#position() - start, offset };
    writeSync(this.#file, localHeader(entry), undefined, undefined, offset);
    this.#entries.push(entry);
  }

  /** Writes the central directory. The pack is durable when the promise resolves. */
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

  /** Writes in libuv's thread pool. */
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
    // Concurrently with this thread's work: otherwise the disk would be idle until the end.
    this.#syncing = sync(this.#file)
      .catch((error: unknown) => {
        this.#syncError = error;
      })
      .finally(() => {
        this.#syncing = undefined;
      });
  }
}
