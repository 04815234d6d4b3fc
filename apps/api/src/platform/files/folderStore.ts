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
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Problem } from '../http/problem.ts';
import type { FileStore, FoundFile } from './fileStore.ts';

/** Keys of this many parts leave no empty folder above them. */
const NESTED_PARTS = 3;

/** Files in a folder of the machine's own disk. */
export class FolderStore implements FileStore {
  readonly isShared: boolean;
  readonly #root: string;

  /**
   * @param root absolute, free of links, and on the scratch disk, so that taking in is one step
   * @param isShared whether other servers use the folder as well
   */
  constructor(root: string, isShared: boolean) {
    this.#root = root;
    this.isShared = isShared;
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    const path = this.#path(key);
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content, { flag: 'wx', flush: true });
    } catch (error) {
      if (!isFull(error)) throw error;
      await rm(path, { force: true });
      throw new Problem(507, 'upload.noSpace');
    }
  }

  async importFolder(folder: string, key: string, signal?: AbortSignal): Promise<void> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true });
    signal?.throwIfAborted();
    // One step: the folder is there with everything in it, or not at all.
    await rename(folder, path);
    await flushFolder(path);
    await flushFolder(dirname(path));
  }

  async find(key: string): Promise<FoundFile | undefined> {
    const path = this.#path(key);
    // Some disks find names of another case, and links lead anywhere.
    const real = await realpath(path).catch(whenMissing(undefined));
    const stats = real === path ? await stat(path).catch(whenMissing(undefined)) : undefined;
    if (!stats?.isFile()) return undefined;
    return {
      bytes: stats.size,
      etag: `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`,
      open: ({ start, end }) => Promise.resolve(createReadStream(path, { start, end })),
    };
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
    // Gone with the last in it.
    if (key.split('/').length >= NESTED_PARTS) await rmdir(dirname(path)).catch(() => undefined);
  }

  close(): void {
    // There are none.
  }

  #path(key: string): string {
    return join(this.#root, ...key.split('/'));
  }
}

/** Codes of what is not there; anything else, a disk that fails for one, must not look like it. */
const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

function whenMissing<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof Error && 'code' in error && MISSING.has(String(error.code))) return value;
    throw error;
  };
}

export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

/** Makes a rename outlive a power cut. Windows has no such thing, and does not need it. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
