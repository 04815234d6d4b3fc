import { randomUUID } from 'node:crypto';
import { COVERS_PATH, COVER_WIDTHS, type CoverWidth } from '@jawla/contract/covers';
import { COVERS_KEY, type FileStore } from './fileStore.ts';

/** Name of a cover, as projects have it. */
const COVER = /^[0-9a-f-]{36}\.webp$/;
const SMALLER = new RegExp(`^([0-9a-f-]{36})-(?:${COVER_WIDTHS.join('|')})(\\.webp)$`);

/** Cover images, each under its own key, with its smaller variants below it. */
export class Covers {
  readonly #files: FileStore;

  constructor(files: FileStore) {
    this.#files = files;
  }

  /**
   * All of a cover or nothing.
   *
   * @returns the file's name below the covers' key
   */
  async add(full: Uint8Array, smaller: ReadonlyMap<CoverWidth, Uint8Array>): Promise<string> {
    const file = `${randomUUID()}.webp`;
    const parts = new Map<string, Uint8Array>();
    for (const [width, picture] of smaller) parts.set(variantKey(file, width), picture);
    parts.set(coverKey(file), full);
    try {
      for (const [key, picture] of parts) await this.#files.put(key, picture);
    } catch (error) {
      // Its name was never published; the sweep deletes it if this fails.
      for (const key of parts.keys()) await this.#files.remove(key).catch(() => undefined);
      throw error;
    }
    return file;
  }

  /** Deletes pictures that were written before a time and are not referenced. */
  async sweep(
    isUsed: (file: string) => boolean,
    before: string,
    signal: AbortSignal,
  ): Promise<void> {
    for (const file of await this.#files.list(COVERS_KEY)) {
      signal.throwIfAborted();
      if (isUsed(coverOf(file))) continue;
      const writtenAt = await this.#files.writtenAt(coverKey(file));
      if (writtenAt !== undefined && writtenAt < before) await this.#files.remove(coverKey(file));
    }
  }
}

export function coverUrl(file: string): string {
  return `${COVERS_PATH}/${file}`;
}

export function isCover(file: string): boolean {
  return COVER.test(file);
}

/** The cover that a file belongs to: itself, or the one that it is a smaller one of. */
export function coverOf(file: string): string {
  return file.replace(SMALLER, '$1$2');
}

export function coverKey(file: string): string {
  return `${COVERS_KEY}/${file}`;
}

/** @param file name of the cover itself */
export function variantKey(file: string, width: CoverWidth): string {
  return coverKey(file.replace(/\.webp$/, `-${String(width)}.webp`));
}
