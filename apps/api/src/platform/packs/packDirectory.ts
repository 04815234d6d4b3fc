import { crc32 } from 'node:zlib';
import { foldCase } from '@jawla/contract/archives';
import {
  DEFLATED,
  DIRECTORY_ENTRY_BYTES,
  IN_ZIP64_32,
  LOCAL_HEADER_BYTES,
  readUInt64,
  SIGNATURE,
} from '@jawla/archives/zipFormat';

/** More than the number of entries of any pack. With a hash of 32 bits, an index below it is an exact number. */
const INDEX_RANGE = 0x10_0000;

/** A file in a pack. */
export interface PackedFile {
  /** Range of the stored bytes. */
  readonly start: number;
  readonly compressedSize: number;
  /** Whether the stored bytes are deflated. */
  readonly isDeflated: boolean;
  readonly size: number;
  readonly crc32: number;
}

/**
 * Index of a pack's files by name. It retains the directory as a buffer: 30,000 files take about 3 MB, a third of
 * what as many objects would take.
 */
export class PackDirectory {
  readonly #records: Buffer;
  /** Offset of each record, sorted by the bytes of the names. */
  readonly #offsets: Uint32Array;
  /** Hashes of the names without case, sorted, and the offset of each record. Made for the first name that is missing. */
  #folded: { readonly hashes: Uint32Array; readonly offsets: Uint32Array } | undefined;

  /**
   * @param end - The end of a pack of `PackWriter`: its central directory and the end records.
   * @throws {Error} If it contains no valid directory.
   */
  constructor(end: Buffer) {
    this.#records = end;
    const offsets: number[] = [];
    let at = 0;
    while (at + 4 <= end.length && end.readUInt32LE(at) === SIGNATURE.directoryEntry) {
      offsets.push(at);
      at += DIRECTORY_ENTRY_BYTES + end.readUInt16LE(at + 28) + end.readUInt16LE(at + 30);
    }
    if (offsets.length === 0 || at >= end.length) throw new Error('The directory is damaged');
    this.#offsets = Uint32Array.from(offsets);
  }

  /** Size in memory, with the index without case, which caches must not find larger later. */
  get bytes(): number {
    return this.#records.length + 3 * this.#offsets.byteLength;
  }

  /** Finds a file by its exact name, or by the same name in another Unicode normalization form. */
  find(name: string): PackedFile | undefined {
    return (
      this.#exact(name) ?? this.#exact(name.normalize('NFC')) ?? this.#exact(name.normalize('NFD'))
    );
  }

  /** Finds the only file whose name differs in case: tours are made on disks that ignore it. */
  findAnyCase(name: string): PackedFile | undefined {
    const folded = foldCase(name);
    const hash = crc32(folded);
    this.#folded ??= this.#fold();
    const { hashes, offsets } = this.#folded;
    let found: number | undefined;
    for (let index = lowerBound(hashes, hash); hashes[index] === hash; index += 1) {
      const at = offsets[index] ?? 0;
      if (foldCase(this.#nameAt(at)) !== folded) continue;
      if (found !== undefined) return undefined;
      found = at;
    }
    return found === undefined ? undefined : this.#read(found);
  }

  /** Iterates over all files, sorted by name. Names are decoded lazily. */
  *files(): Generator<{ readonly name: string; readonly size: number }> {
    const records = this.#records;
    for (const at of this.#offsets) {
      yield { name: this.#nameAt(at), size: records.readUInt32LE(at + 24) };
    }
  }

  #nameAt(at: number): string {
    const nameAt = at + DIRECTORY_ENTRY_BYTES;
    const nameBytes = this.#records.readUInt16LE(at + 28);
    return this.#records.toString('utf8', nameAt, nameAt + nameBytes);
  }

  #fold(): { readonly hashes: Uint32Array; readonly offsets: Uint32Array } {
    // Hash and index in one number each: sorting numbers takes a tenth of the time of sorting objects.
    const keys = Float64Array.from(
      this.#offsets,
      (at, index) => crc32(foldCase(this.#nameAt(at))) * INDEX_RANGE + index,
    ).sort();
    return {
      hashes: Uint32Array.from(keys, (key) => Math.floor(key / INDEX_RANGE)),
      offsets: Uint32Array.from(keys, (key) => this.#offsets[key % INDEX_RANGE] ?? 0),
    };
  }

  #exact(name: string): PackedFile | undefined {
    const wanted = Buffer.from(name);
    let low = 0;
    let high = this.#offsets.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const at = this.#offsets[middle] ?? 0;
      const nameAt = at + DIRECTORY_ENTRY_BYTES;
      const nameEnd = nameAt + this.#records.readUInt16LE(at + 28);
      const order = this.#records.compare(wanted, 0, wanted.length, nameAt, nameEnd);
      if (order === 0) return this.#read(at);
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  #read(at: number): PackedFile {
    const records = this.#records;
    const nameBytes = records.readUInt16LE(at + 28);
    const near = records.readUInt32LE(at + 42);
    // The ZIP64 field of `PackWriter` consists of id, length and offset.
    const offset =
      near === IN_ZIP64_32 ? readUInt64(records, at + DIRECTORY_ENTRY_BYTES + nameBytes + 4) : near;
    return {
      // Local headers of `PackWriter` have a name and no extra field.
      start: offset + LOCAL_HEADER_BYTES + nameBytes,
      compressedSize: records.readUInt32LE(at + 20),
      isDeflated: records.readUInt16LE(at + 10) === DEFLATED,
      size: records.readUInt32LE(at + 24),
      crc32: records.readUInt32LE(at + 16),
    };
  }
}

/** Returns the index of the first value that is not smaller. */
function lowerBound(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
