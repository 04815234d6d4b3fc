import { BeyondEnd, type ArchiveBytes } from './archiveFile.ts';

/** A read before the bytes that are there. */
export class BeforeTail extends Error {
  override name = 'BeforeTail';
  readonly position: number;

  constructor(position: number) {
    super('The bytes of the archive are not there yet');
    this.position = position;
  }
}

/** The last bytes of an archive, of which the rest is elsewhere: enough for its directory. */
export class TailOfArchive implements ArchiveBytes {
  readonly bytes: number;
  readonly #tail: Buffer;

  /** @param bytes - Size of the whole archive. */
  constructor(bytes: number, tail: Buffer) {
    this.bytes = bytes;
    this.#tail = tail;
  }

  /** @throws {BeforeTail} If more bytes are needed; {@link BeyondEnd} if the archive has fewer. */
  read(position: number, length: number): Buffer {
    if (!(position >= 0 && length >= 0 && position + length <= this.bytes)) {
      throw new BeyondEnd('The archive ends before that');
    }
    const start = this.bytes - this.#tail.length;
    if (position < start) throw new BeforeTail(position);
    return this.#tail.subarray(position - start, position - start + length);
  }
}
