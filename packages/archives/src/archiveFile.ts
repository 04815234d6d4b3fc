import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Size of the read-ahead buffer: entries are mostly read in order. */
const LOOK_AHEAD_BYTES = 8 * 1024 * 1024;

/** A read beyond the end of the archive. */
export class BeyondEnd extends RangeError {
  override name = 'BeyondEnd';
}

/** An archive, wherever it is. */
export interface ArchiveBytes {
  readonly bytes: number;
  /**
   * Returns bytes that are valid until the next call.
   *
   * @throws {BeyondEnd} If the archive has fewer bytes.
   */
  read(position: number, length: number): Buffer;
}

/** An archive on the disk that is read mostly sequentially. Reads are synchronous, so it belongs in a worker. */
export class ArchiveFile implements ArchiveBytes, Disposable {
  readonly #file: number;
  readonly bytes: number;
  readonly #buffer: Buffer;
  #start = 0;
  #end = 0;

  constructor(path: string | Buffer, lookAheadBytes = LOOK_AHEAD_BYTES) {
    this.#buffer = Buffer.allocUnsafe(lookAheadBytes);
    this.#file = openSync(path, 'r');
    this.bytes = fstatSync(this.#file).size;
  }

  read(position: number, length: number): Buffer {
    if (!(position >= 0 && length >= 0 && position + length <= this.bytes)) {
      throw new BeyondEnd('The archive ends before that');
    }
    if (length > this.#buffer.length) {
      const bytes = Buffer.allocUnsafe(length);
      this.#fill(bytes, position);
      return bytes;
    }
    if (position < this.#start || position + length > this.#end) {
      this.#start = position;
      this.#end = Math.min(position + this.#buffer.length, this.bytes);
      this.#fill(this.#buffer.subarray(0, this.#end - this.#start), position);
    }
    return this.#buffer.subarray(position - this.#start, position - this.#start + length);
  }

  /**
   * Fills a buffer of the caller, without read-ahead.
   *
   * @throws {BeyondEnd} If the archive has fewer bytes.
   */
  readInto(target: Buffer, position: number): void {
    this.#fill(target, position);
  }

  [Symbol.dispose](): void {
    closeSync(this.#file);
  }

  #fill(bytes: Buffer, position: number): void {
    let read = 0;
    while (read < bytes.length) {
      const more = readSync(this.#file, bytes, read, bytes.length - read, position + read);
      if (more === 0) throw new BeyondEnd('The archive ends before that');
      read += more;
    }
  }
}
