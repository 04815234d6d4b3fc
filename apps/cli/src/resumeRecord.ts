/** Remembers where an upload goes on after the program was killed: a small file for each, with its address on the portal. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

const MODE_FOLDER = 0o700;
const MODE_FILE = 0o600;

export class ResumeRecord {
  readonly #folder: string;
  readonly #path: string;
  readonly #endpoint: string;

  /**
   * @param endpoint - URL of uploads on the portal.
   * @param about - What is sent where: the record of something else is another file.
   */
  constructor(endpoint: string, about: readonly string[]) {
    const name = createHash('sha256')
      .update(JSON.stringify([endpoint, ...about]))
      .digest('hex');
    this.#folder = join(cacheFolder(process.env, process.platform), 'uploads');
    this.#path = join(this.#folder, name);
    this.#endpoint = endpoint;
  }

  /** @returns The URL of the upload; `undefined` if there is none, or the file is damaged. */
  async read(): Promise<string | undefined> {
    const text = await readFile(this.#path, 'utf8').catch(() => '');
    const url = URL.parse(text.trim());
    // The key is sent there.
    return url?.href.startsWith(`${this.#endpoint}/`) ? url.href : undefined;
  }

  /** Replaces the record at once. */
  async write(url: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: MODE_FOLDER });
    const written = `${this.#path}.${process.pid}`;
    await writeFile(written, `${url}\n`, { mode: MODE_FILE });
    await rename(written, this.#path);
  }

  /** It is no error if there is none, or the folder cannot be written. */
  async delete(): Promise<void> {
    await rm(this.#path, { force: true }).catch(() => undefined);
  }
}

/** Returns the folder for files of this program that may be lost. */
export function cacheFolder(
  env: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
): string {
  const named = platform === 'win32' ? env['LOCALAPPDATA'] : env['XDG_CACHE_HOME'];
  if (named !== undefined && isAbsolute(named)) return join(named, 'jawla');
  const home = homedir();
  return platform === 'darwin' ? join(home, 'Library/Caches/jawla') : join(home, '.cache/jawla');
}
