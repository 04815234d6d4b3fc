import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { COVERS_PATH, COVER_WIDTHS, type CoverWidth } from '@jawla/contract/covers';
import { errorFields, type Log } from '../base/log.ts';
import { Problem } from '../http/problem.ts';
import { COVERS_KEY, type FileStore } from './fileStore.ts';
import { makeVariants } from './images.ts';

/** Name of a cover, as projects have it. We write WebP alone; what else was brought along is shown as it is. */
const COVER = /^[0-9a-f-]{36}\.(?:jpg|jpeg|png|webp)$/;
const SMALLER = new RegExp(`^([0-9a-f-]{36})-(?:${COVER_WIDTHS.join('|')})(\\.webp)$`);

/** Covers that get smaller ones at a time: two seconds' work. */
const FILLED_AT_ONCE = 20;

/** Cover images, each under its own key, with its smaller variants below it. */
export class Covers {
  readonly #files: FileStore;
  /** Covers whose smaller ones were made, or need not be. */
  readonly #filled = new Set<string>();

  constructor(files: FileStore) {
    this.#files = files;
  }

  /**
   * All of a cover or nothing.
   *
   * @returns the file's name below the covers' key
   */
  async add(
    full: Uint8Array,
    smaller: ReadonlyMap<CoverWidth, Uint8Array> = new Map(),
  ): Promise<string> {
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
  async sweep(isUsed: (file: string) => boolean, before: string): Promise<void> {
    for (const file of await this.#files.list(COVERS_KEY)) {
      if (isUsed(coverOf(file))) continue;
      const writtenAt = await this.#files.writtenAt(coverKey(file));
      if (writtenAt !== undefined && writtenAt < before) await this.#files.remove(coverKey(file));
    }
  }

  /**
   * Makes the smaller ones of covers from before there were any, some at a time: until then these are shown
   * whole.
   */
  async fillIn(used: Iterable<string>, log: Log): Promise<void> {
    const stored = new Set(await this.#files.list(COVERS_KEY));
    const lacking = [...used].filter(
      (file) =>
        stored.has(file) &&
        file.endsWith('.webp') &&
        !this.#filled.has(file) &&
        !COVER_WIDTHS.every((width) => stored.has(variantName(file, width))),
    );
    for (const file of lacking.slice(0, FILLED_AT_ONCE)) {
      await this.#fill(file, stored).catch((error: unknown) => {
        // A store that is away or full is tried again, a file that is no picture is not.
        if (error instanceof Problem) throw error;
        log.warn('no smaller covers made', { file, ...errorFields(error) });
      });
      this.#filled.add(file);
    }
  }

  async #fill(file: string, stored: ReadonlySet<string>): Promise<void> {
    const found = await this.#files.find(coverKey(file));
    const content = await found?.open({ start: 0, end: found.bytes - 1 });
    if (!content) return;
    for (const [width, picture] of await makeVariants(await buffer(content))) {
      if (!stored.has(variantName(file, width))) {
        await this.#files.put(variantKey(file, width), picture);
      }
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
  return coverKey(variantName(file, width));
}

function variantName(file: string, width: CoverWidth): string {
  return file.replace(/\.\w+$/, `-${String(width)}.webp`);
}
