import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { keptRange, type Pack } from '../../platform/packs/packs.ts';

const inflate = promisify(inflateRaw);

/** Reads files of an untrusted pack into memory, up to a total number of bytes. */
export class PackReader {
  readonly #pack: Pack;
  #left: number;

  constructor(pack: Pack, totalBytesMax: number) {
    this.#pack = pack;
    this.#left = totalBytesMax;
  }

  /** @returns `undefined` if the file is missing, empty or too large. */
  async read(path: string, bytesMax: number): Promise<Buffer | undefined> {
    const file = this.#pack.find(path);
    if (!file || file.size === 0 || file.compressedSize === 0) return undefined;
    const bytes = Math.max(file.size, file.compressedSize);
    if (bytes > bytesMax || bytes > this.#left) return undefined;
    this.#left -= bytes;
    const { isDeflated, size } = file;
    const kept = await this.#pack.read(keptRange(file));
    return isDeflated ? inflate(kept, { maxOutputLength: size }) : kept;
  }
}
