import { randomUUID } from 'node:crypto';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Cover pictures on the disk, each under a name of its own. */
export class Covers {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @returns the file's name in the folder */
  async add(picture: Uint8Array): Promise<string> {
    const file = `${randomUUID()}.webp`;
    await writeFile(join(this.#folder, file), picture, { flag: 'wx', flush: true });
    return file;
  }

  /** Deletes the pictures that were written before a time and that nobody uses. */
  async sweep(isUsed: (file: string) => boolean, before: string): Promise<void> {
    for (const file of await readdir(this.#folder)) {
      if (isUsed(file)) continue;
      const path = join(this.#folder, file);
      const { mtime } = await stat(path);
      if (mtime.toISOString() < before) await rm(path, { force: true });
    }
  }
}
