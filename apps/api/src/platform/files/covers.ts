import { randomUUID } from 'node:crypto';
import { COVERS_PATH, COVER_WIDTHS, type CoverWidth } from '@jawla/contract/covers';
import { COVERS_KEY, type FileStore } from './fileStore.ts';

/** File name of a cover, as stored with projects and tours. */
const COVER = /^[0-9a-f-]{36}\.webp$/;
const SMALLER = new RegExp(`^([0-9a-f-]{36})-(?:${COVER_WIDTHS.join('|')})(\\.webp)$`);

/** Stores cover images and their smaller variants, each under its own key. */
export class Covers {
  readonly #files: FileStore;

  constructor(files: FileStore) {
    this.#files = files;
  }

  /**
   * Stores a cover and its variants, all or none.
   *
   * @returns The file name of the cover, below `COVERS_KEY`.
   */
  async add(full: Uint8Array, smaller: ReadonlyMap<CoverWidth, Uint8Array>): Promise<string> {
    const file = `${randomUUID()}.webp`;
    const parts = new Map<string, Uint8Array>();
    for (const [width, picture] of smaller) parts.set(variantKey(file, width), picture);
    parts.set(coverKey(file), full);
    try {
      for (const [key, picture] of parts) await this.#files.put(key, picture);
    } catch (error) {
      // The name was never published, so the sweep deletes the file if this fails.
      for (const key of parts.keys()) await this.#files.remove(key).catch(() => undefined);
      throw error;
    }
    return file;
  }

  /** Deletes a cover and its variants. */
  async remove(file: string): Promise<void> {
    for (const width of COVER_WIDTHS) await this.#files.remove(variantKey(file, width));
    await this.#files.remove(coverKey(file));
  }
}

export function coverUrl(file: string): string {
  return `${COVERS_PATH}/${file}`;
}

export function isCover(file: string): boolean {
  return COVER.test(file);
}

/** Returns the cover's file name for a cover or one of its variants. */
export function coverOf(file: string): string {
  return file.replace(SMALLER, '$1$2');
}

export function coverKey(file: string): string {
  return `${COVERS_KEY}/${file}`;
}

/** @param file - Name of the cover itself. */
export function variantKey(file: string, width: CoverWidth): string {
  return coverKey(file.replace(/\.webp$/, `-${String(width)}.webp`));
}
