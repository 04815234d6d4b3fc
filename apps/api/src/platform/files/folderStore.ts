import { createReadStream } from 'node:fs';
import {
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Problem } from '../http/problem.ts';
import {
  FileGone,
  type ByteRange,
  type FileStore,
  type FoundFile,
  type OpenFile,
} from './fileStore.ts';

/** Chunk size of streams from the disk, in bytes. */
const STREAM_BYTES = 256 * 1024;

/** From this number of key segments on, an empty parent folder is deleted as well. */
const NESTED_PARTS = 3;

/** Maximum attempts to write into a folder that is being deleted concurrently. */
const ATTEMPTS = 10;

/** Stores files in folders on a local disk. */
export class FolderStore implements FileStore {
  readonly isShared: boolean;
  readonly #root: string;

  /**
   * @param root - Absolute path without symbolic links, on the scratch disk, so that an import is a rename.
   * @param isShared - Whether several servers share the folder.
   */
  constructor(root: string, isShared: boolean) {
    this.#root = root;
    this.isShared = isShared;
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    const path = this.#path(key);
    try {
      await withFolder(dirname(path), () => writeFile(path, content, { flag: 'wx', flush: true }));
    } catch (error) {
      if (!isFull(error)) throw error;
      await rm(path, { force: true });
      throw new Problem(507, 'upload.noSpace');
    }
  }

  async importFile(path: string, key: string, signal?: AbortSignal): Promise<void> {
    const target = this.#path(key);
    await flush(path);
    signal?.throwIfAborted();
    // `rename` is atomic.
    await withFolder(dirname(target), () => rename(path, target));
    // Windows cannot open folders, and does not need to flush them.
    if (process.platform !== 'win32') await flush(dirname(target));
  }

  async find(key: string): Promise<FoundFile | undefined> {
    const path = this.#path(key);
    // Rejects symbolic links, and names in another case on case-insensitive file systems.
    const real = await realpath(path).catch(whenMissing(undefined));
    const stats = real === path ? await stat(path).catch(whenMissing(undefined)) : undefined;
    if (!stats?.isFile()) return undefined;
    return {
      bytes: stats.size,
      etag: `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`,
      open: ({ start, end }) => Promise.resolve(createReadStream(path, { start, end })),
    };
  }

  async open(key: string): Promise<OpenFile> {
    const file = await open(this.#path(key)).catch(whenMissing(undefined));
    if (!file) throw new FileGone(key);
    return new OpenFolderFile(file);
  }

  async writtenAt(key: string): Promise<string | undefined> {
    const stats = await stat(this.#path(key)).catch(whenMissing(undefined));
    return stats?.mtime.toISOString();
  }

  list(key: string): Promise<string[]> {
    return readdir(this.#path(key)).catch(whenMissing([]));
  }

  async remove(key: string): Promise<void> {
    const path = this.#path(key);
    await rm(path, { recursive: true, force: true });
    // Succeeds only if the folder is empty.
    if (key.split('/').length >= NESTED_PARTS) await rmdir(dirname(path)).catch(() => undefined);
  }

  close(): void {
    // No connections to close.
  }

  #path(key: string): string {
    return join(this.#root, ...key.split('/'));
  }
}

/**
 * Runs `write` in a folder, and retries if the folder is missing. `remove` deletes empty folders, also one that was
 * just created.
 */
async function withFolder(folder: string, write: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await mkdir(folder, { recursive: true });
      return await write();
    } catch (error) {
      if (attempt === ATTEMPTS || !isMissing(error)) throw error;
    }
  }
}

/** Codes for a missing file. Other errors, such as a failing disk, must not count as missing. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

function whenMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (isMissing(error)) return value;
    throw error;
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && MISSING.has(String(error.code));
}

export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** Flushes a file or folder to the disk, so that it survives a power failure. */
async function flush(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

class OpenFolderFile implements OpenFile {
  readonly #file: FileHandle;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async read({ start, end }: ByteRange): Promise<Buffer<ArrayBuffer>> {
    const bytes = Buffer.allocUnsafe(end - start + 1);
    let read = 0;
    while (read < bytes.length) {
      const { bytesRead } = await this.#file.read(bytes, read, bytes.length - read, start + read);
      if (bytesRead === 0) throw new RangeError('The file ends before that');
      read += bytesRead;
    }
    return bytes;
  }

  stream(range: ByteRange): Promise<Readable> {
    // `FileHandle.createReadStream` would close the handle when the stream is destroyed.
    return Promise.resolve(Readable.from(this.#parts(range), { objectMode: false }));
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  async *#parts({ start, end }: ByteRange): AsyncGenerator<Buffer> {
    for (let at = start; at <= end; at += STREAM_BYTES) {
      yield await this.read({ start: at, end: Math.min(at + STREAM_BYTES - 1, end) });
    }
  }
}
