import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, crc32, inflateRaw } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { isText, typeOfText } from '../files/charset.ts';
import type { ByteRange, FileStore, OpenFile } from '../files/fileStore.ts';
import { PackDirectory, type PackedFile } from './packDirectory.ts';

/** Size of the cache of directories: about twenty tours of 30,000 files each. */
const MEMORY_BYTES = 64 * 1024 * 1024;
/** Maximum number of open files. */
const OPEN_MAX = 500;
/** Idle timeout of an open pack, in milliseconds: closing a deleted file frees its disk space. */
const IDLE_MS = 60_000;

/** Size of the cache of small files: concurrent readers of a tour request the same tiles. */
const CONTENT_BYTES = 64 * 1024 * 1024;
const CONTENT_BYTES_EACH = 256 * 1024;
/** Stored bytes that tell the encoding of a larger file. */
const HEAD_BYTES = 16 * 1024;
/** Memory overhead per cached file: key, buffer and the cache's own records. Measured: 350 bytes. */
const CONTENT_OVERHEAD_BYTES = 512;
/** In milliseconds. Readers share a tour's tiles if they open it within minutes. */
const CONTENT_TTL_MS = 10 * 60_000;

const inflate = promisify(inflateRaw);

type Contents = LRUCache<string, Buffer<ArrayBuffer>, () => Promise<Buffer<ArrayBuffer>>>;

/** Location of a pack. */
export interface PackPlace {
  readonly key: string;
  readonly packBytes: number;
  readonly directoryBytes: number;
}

/** Cache of open packs: each is opened once, and its directory is read once. */
export class Packs {
  readonly #files: FileStore;
  readonly #packs: LRUCache<string, Pack, PackPlace>;
  readonly #contents: Contents;

  constructor(files: FileStore, { contentBytes = CONTENT_BYTES } = {}) {
    this.#files = files;
    this.#contents = new LRUCache({
      maxSize: contentBytes,
      maxEntrySize: CONTENT_BYTES_EACH + CONTENT_OVERHEAD_BYTES,
      sizeCalculation: ({ length }) => length + CONTENT_OVERHEAD_BYTES,
      ttl: CONTENT_TTL_MS,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context: read }) => read(),
    });
    this.#packs = new LRUCache<string, Pack, PackPlace>({
      max: OPEN_MAX,
      maxSize: MEMORY_BYTES,
      sizeCalculation: ({ memoryBytes }) => memoryBytes,
      ttl: IDLE_MS,
      ttlAutopurge: true,
      updateAgeOnGet: true,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => Pack.open(files, this.#contents, context),
      dispose: (pack) => pack.retire(),
    });
  }

  /** @throws {FileGone} If the pack does not exist. */
  async open(place: PackPlace): Promise<Pack> {
    const known = this.#packs.get(place.key);
    if (known) return known;
    const pack = await this.#packs.forceFetch(place.key, { context: place });
    // The pack was too large for the cache, or evicted immediately.
    if (!this.#packs.has(place.key)) pack.retire();
    return pack;
  }

  /**
   * Opens a pack for one task, and closes it afterwards unless it is in the cache.
   *
   * @throws {FileGone} If the pack does not exist.
   */
  async use<T>(place: PackPlace, work: (pack: Pack) => Promise<T>): Promise<T> {
    const known = this.#packs.get(place.key);
    if (known) return work(known);
    const pack = await Pack.open(this.#files, this.#contents, place);
    try {
      return await work(pack);
    } finally {
      pack.retire();
    }
  }

  close(): void {
    this.#packs.clear();
    this.#contents.clear();
  }
}

/** A pack whose directory is in memory. */
export class Pack {
  readonly #files: FileStore;
  readonly #contents: Contents;
  readonly #key: string;
  readonly #directory: PackDirectory;
  /** Content types of texts that were requested, by their place. */
  readonly #textTypes = new Map<number, string>();
  #file: Promise<OpenFile> | undefined;
  #readers = 0;
  #isRetired = false;

  private constructor(
    files: FileStore,
    contents: Contents,
    key: string,
    opened: { readonly file: OpenFile; readonly directory: PackDirectory },
  ) {
    this.#files = files;
    this.#contents = contents;
    this.#key = key;
    this.#file = Promise.resolve(opened.file);
    this.#directory = opened.directory;
  }

  static async open(files: FileStore, contents: Contents, place: PackPlace): Promise<Pack> {
    const file = await files.open(place.key);
    try {
      const start = place.packBytes - place.directoryBytes;
      const directory = new PackDirectory(await file.read({ start, end: place.packBytes - 1 }));
      return new Pack(files, contents, place.key, { file, directory });
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  get memoryBytes(): number {
    return this.#directory.bytes;
  }

  /** @returns `undefined` if the pack has no such file. */
  find(path: string): PackedFile | undefined {
    return this.#directory.find(path);
  }

  /** Finds the only file whose name differs in case. The first call for a pack takes long: call it for missing files. */
  findAnyCase(path: string): PackedFile | undefined {
    return this.#directory.findAnyCase(path);
  }

  /** Iterates over all files, sorted by name. */
  files(): Iterable<{ readonly name: string; readonly size: number }> {
    return this.#directory.files();
  }

  /**
   * Reads the stored bytes of a small file.
   *
   * @returns Bytes that must not be modified: the cache shares them between readers.
   * @throws {FileGone} If the pack was deleted.
   */
  async readFile(file: PackedFile): Promise<Buffer<ArrayBuffer>> {
    const key = `${this.#key} ${file.start}`;
    const known = this.#contents.get(key);
    if (known) return known;
    const context = async () => {
      const kept = await this.read(keptRange(file));
      return file.isDeflated ? kept : this.#check(kept, file);
    };
    return this.#contents.forceFetch(key, { context });
  }

  /**
   * Reads a small file and decompresses it.
   *
   * @returns Bytes that must not be modified.
   * @throws {FileGone} If the pack was deleted.
   * @throws {Error} If the content is damaged.
   */
  async readPlain(file: PackedFile): Promise<Buffer<ArrayBuffer>> {
    const kept = await this.readFile(file);
    if (!file.isDeflated) return kept;
    return this.#check(await inflate(kept, { maxOutputLength: file.size }), file);
  }

  /**
   * Returns the content type of a file: of texts, with a charset only if the file is UTF-8.
   *
   * @param type - By its name.
   */
  async typeOf(file: PackedFile, type: string): Promise<string> {
    if (!isText(type) || file.size === 0) return type;
    const known = this.#textTypes.get(file.start);
    if (known !== undefined) return known;
    const found = typeOfText(type, await this.#readHead(file));
    this.#textTypes.set(file.start, found);
    return found;
  }

  /** Reads a small file, or the beginning of a large one. */
  async #readHead(file: PackedFile): Promise<Buffer> {
    if (file.size <= CONTENT_BYTES_EACH) return this.readPlain(file);
    const { start, end } = keptRange(file);
    const kept = await this.read({ start, end: Math.min(end, start + HEAD_BYTES - 1) });
    // A part of the compressed bytes has no end.
    return file.isDeflated ? inflate(kept, { finishFlush: constants.Z_SYNC_FLUSH }) : kept;
  }

  /** Verifies the checksum of uncompressed content. Clients that receive gzip verify it themselves. */
  #check<Content extends Buffer>(plain: Content, file: PackedFile): Content {
    if (crc32(plain) !== file.crc32) throw new Error(`A file of ${this.#key} is damaged`);
    return plain;
  }

  /**
   * Reads a range without caching it: clients may request arbitrary ranges.
   *
   * @throws {FileGone} If the pack was deleted.
   */
  async read(range: ByteRange): Promise<Buffer<ArrayBuffer>> {
    const file = await this.#begin();
    try {
      return await file.read(range);
    } finally {
      this.#end();
    }
  }

  /**
   * Opens a stream, which the caller reads to its end or destroys.
   *
   * @throws {FileGone} If the pack was deleted.
   */
  async stream(range: ByteRange): Promise<Readable> {
    const file = await this.#begin();
    try {
      const stream = await file.stream(range);
      stream.once('close', () => this.#end());
      return stream;
    } catch (error) {
      this.#end();
      throw error;
    }
  }

  /** Closes the file once its readers have finished. A later read reopens it. */
  retire(): void {
    this.#isRetired = true;
    this.#closeIdle();
  }

  async #begin(): Promise<OpenFile> {
    this.#readers += 1;
    try {
      this.#file ??= this.#files.open(this.#key);
      return await this.#file;
    } catch (error) {
      this.#file = undefined;
      this.#end();
      throw error;
    }
  }

  #end(): void {
    this.#readers -= 1;
    this.#closeIdle();
  }

  #closeIdle(): void {
    if (!this.#isRetired || this.#readers > 0) return;
    const file = this.#file;
    this.#file = undefined;
    // An error on close cannot be handled.
    void file?.then((opened) => opened.close()).catch(() => undefined);
  }
}

/** Returns the range of a file's stored bytes in the pack. */
export function keptRange({ start, compressedSize }: PackedFile): ByteRange {
  return { start, end: start + compressedSize - 1 };
}
