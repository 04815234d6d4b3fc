import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extname } from 'node:path/posix';

/** Cover pictures on the disk, each under a name of its own. */
export class Covers {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @returns the file's name in the folder */
  async add(picture: Uint8Array, originalName: string): Promise<string> {
    const file = `${randomUUID()}${extname(originalName).toLowerCase()}`;
    await writeFile(join(this.#folder, file), picture, { flag: 'wx', flush: true });
    return file;
  }

  async delete(file: string | null): Promise<void> {
    if (file !== null) await rm(join(this.#folder, file), { force: true });
  }
}
