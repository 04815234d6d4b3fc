/** The folder that an export is written to. An interrupted export goes on in it. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  EXPORT_INDEX,
  EXPORT_JOURNAL,
  exportedFileSchema,
  type ExportedFile,
  type ExportIndex,
} from '@jawla/contract/moveFormat';
import * as z from 'zod/mini';
import type { Clock } from '../platform/base/clock.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import { FileGone, type FileStore } from '../platform/files/fileStore.ts';
import { indexText, inOrder, line, linesOf, type ExportWriter, type Rows } from './exportWriter.ts';

const journalLineSchema = z.extend(exportedFileSchema, { key: z.string() });
const headSchema = z.object({ scope: z.string(), startedAt: z.string() });

interface FolderNeeds {
  readonly store: FileStore;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

export class ExportFolder implements ExportWriter {
  readonly #folder: string;
  readonly #needs: FolderNeeds;
  /** What an interrupted export has copied, by path. */
  readonly #copied: ReadonlyMap<string, z.infer<typeof journalLineSchema>>;
  readonly #files = new Map<string, ExportedFile>();
  readonly #startedAt: string;

  private constructor(
    folder: string,
    needs: FolderNeeds,
    journal: { startedAt: string; copied: ReadonlyMap<string, z.infer<typeof journalLineSchema>> },
  ) {
    this.#folder = folder;
    this.#needs = needs;
    this.#copied = journal.copied;
    this.#startedAt = journal.startedAt;
  }

  /**
   * @param scope - What is exported: an interrupted export of something else is refused.
   * @throws {OperatorError} If the folder holds anything but an interrupted export.
   */
  static async open(folder: string, scope: string, needs: FolderNeeds): Promise<ExportFolder> {
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    if (names.length === 0) {
      const startedAt = needs.clock.now();
      await appendFile(join(folder, EXPORT_JOURNAL), line({ scope, startedAt }));
      return new ExportFolder(folder, needs, { startedAt, copied: new Map() });
    }
    if (names.includes(EXPORT_INDEX)) {
      throw new OperatorError(`${folder} holds a finished export. Name a new folder.`);
    }
    if (!names.includes(EXPORT_JOURNAL)) {
      throw new OperatorError(`${folder} is not empty. Name a new folder.`);
    }
    const journal = await readJournal(join(folder, EXPORT_JOURNAL));
    if (journal.scope !== scope) {
      throw new OperatorError(
        `${folder} holds an interrupted export of ${journal.scope}. Name a new folder, or go on with that one.`,
      );
    }
    return new ExportFolder(folder, needs, journal);
  }

  async copy(key: string, path: string): Promise<ExportedFile | undefined> {
    const { store, signal } = this.#needs;
    const before = this.#copied.get(path);
    if (before?.key === key && (await sizeOf(this.#path(path))) === before.bytes) {
      const { key: _, ...file } = before;
      this.#files.set(path, file);
      return file;
    }
    const found = await store.find(key);
    if (!found) return undefined;
    try {
      const content = found.bytes === 0 ? [] : await found.open({ start: 0, end: found.bytes - 1 });
      if (!content) return undefined;
      const file = await this.#write(path, content);
      await appendFile(join(this.#folder, EXPORT_JOURNAL), line({ ...file, key }));
      return file;
    } catch (error) {
      const isGone = error instanceof FileGone || (await store.find(key)) === undefined;
      if (isGone && !signal.aborted) return undefined;
      throw error;
    }
  }

  async rows(path: string, rows: Rows): Promise<void> {
    await this.#write(path, linesOf(rows));
  }

  async finish(
    index: Omit<ExportIndex, 'files' | 'finishedAt' | 'startedAt'>,
  ): Promise<ExportIndex> {
    for (const path of this.#copied.keys()) {
      // Copied before the interruption, and deleted in the installation since.
      if (!this.#files.has(path)) await rm(this.#path(path), { force: true });
    }
    const times = { startedAt: this.#startedAt, finishedAt: this.#needs.clock.now() };
    const whole = { ...index, ...times, files: inOrder(this.#files.values()) };
    const part = this.#path(`${EXPORT_INDEX}.part`);
    await using file = await open(part, 'w');
    await file.writeFile(indexText(whole));
    await file.sync();
    await rename(part, this.#path(EXPORT_INDEX));
    await rm(join(this.#folder, EXPORT_JOURNAL));
    return whole;
  }

  /** A file is under its name only when it is complete. */
  async #write(
    path: string,
    content: AsyncIterable<unknown> | Iterable<unknown>,
  ): Promise<ExportedFile> {
    const target = this.#path(path);
    const part = `${target}.part`;
    await mkdir(dirname(target), { recursive: true });
    const hash = createHash('sha256');
    let bytes = 0;
    try {
      await using file = await open(part, 'w');
      for await (const chunk of content) {
        this.#needs.signal.throwIfAborted();
        if (!(chunk instanceof Uint8Array)) throw new TypeError('A file is made of bytes');
        hash.update(chunk);
        bytes += chunk.length;
        await file.writeFile(chunk);
      }
      await file.sync();
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await rename(part, target);
    const written = { path, bytes, sha256: hash.digest('hex') };
    this.#files.set(path, written);
    return written;
  }

  #path(path: string): string {
    return join(this.#folder, ...path.split('/'));
  }
}

async function readJournal(path: string) {
  const [head = '', ...lines] = (await readFile(path, 'utf8')).split('\n');
  const { scope, startedAt } = z.parse(headSchema, parse(head));
  // The last line of a program that was killed may be cut.
  const read = lines.flatMap((each) => z.safeParse(journalLineSchema, parse(each)).data ?? []);
  return { scope, startedAt, copied: new Map(read.map((file) => [file.path, file])) };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? stats.size : undefined;
}

/** Returns the SHA-256 of a file in hexadecimal digits. */
export async function sha256Of(path: string | Buffer): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) {
    if (chunk instanceof Uint8Array) hash.update(chunk);
  }
  return hash.digest('hex');
}
