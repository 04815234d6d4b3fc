import { randomUUID } from 'node:crypto';
import { COVERS_KEY, type FileStore } from './fileStore.ts';

/** Cover pictures, each under a name of its own. */
export class Covers {
  readonly #files: FileStore;

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** @returns the file's name below the covers' key */
  async add(picture: Uint8Array): Promise<string> {
    const file = `${randomUUID()}.webp`;
    await this.#files.put(coverKey(file), picture);
    return file;
  }

  /** Deletes the pictures that were written before a time and that nobody uses. */
  async sweep(isUsed: (file: string) => boolean, before: string): Promise<void> {
    for (const file of await this.#files.list(COVERS_KEY)) {
      if (isUsed(file)) continue;
      const writtenAt = await this.#files.writtenAt(coverKey(file));
      if (writtenAt !== undefined && writtenAt < before) await this.#files.remove(coverKey(file));
    }
  }
}

export function coverKey(file: string): string {
  return `${COVERS_KEY}/${file}`;
}
