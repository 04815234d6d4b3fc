/** The folder that an export is written to. An interrupted export goes on in it. */
import { rm } from 'node:fs/promises';
import {
  noteCopied,
  openJournal,
  pathIn,
  sizeOf,
  writeExported,
  writeIndex,
  type ExportJournal,
} from '@jawla/archives/exportFiles';
import type { ExportedFile, ExportIndex } from '@jawla/contract/moveFormat';
import type { Clock } from '../platform/base/clock.ts';
import { FileGone, type FileStore } from '../platform/files/fileStore.ts';
import { indexText, inOrder, linesOf, type ExportWriter, type Rows } from './exportWriter.ts';

interface FolderNeeds {
  readonly store: FileStore;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

export class ExportFolder implements ExportWriter {
  readonly #folder: string;
  readonly #needs: FolderNeeds;
  readonly #journal: ExportJournal;
  readonly #files = new Map<string, ExportedFile>();

  private constructor(folder: string, needs: FolderNeeds, journal: ExportJournal) {
    this.#folder = folder;
    this.#needs = needs;
    this.#journal = journal;
  }

  /**
   * @param scope - What is exported: an interrupted export of something else is refused.
   * @throws {MoveFault} If the folder holds anything but an interrupted export.
   */
  static async open(folder: string, scope: string, needs: FolderNeeds): Promise<ExportFolder> {
    const journal = await openJournal(folder, { scope, now: needs.clock.now() });
    return new ExportFolder(folder, needs, journal);
  }

  async copy(key: string, path: string): Promise<ExportedFile | undefined> {
    const { store, signal } = this.#needs;
    const before = this.#journal.copied.get(path);
    if (before?.key === key && (await sizeOf(pathIn(this.#folder, path))) === before.bytes) {
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
      await noteCopied(this.#folder, { ...file, key });
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
    const { startedAt, copied } = this.#journal;
    for (const path of copied.keys()) {
      // Copied before the interruption, and deleted in the installation since.
      if (!this.#files.has(path)) await rm(pathIn(this.#folder, path), { force: true });
    }
    const times = { startedAt, finishedAt: this.#needs.clock.now() };
    const whole = { ...index, ...times, files: inOrder(this.#files.values()) };
    await writeIndex(this.#folder, indexText(whole));
    return whole;
  }

  async #write(
    path: string,
    content: AsyncIterable<unknown> | Iterable<unknown>,
  ): Promise<ExportedFile> {
    const written = await writeExported(this.#folder, path, this.#untilStopped(content));
    this.#files.set(path, written);
    return written;
  }

  async *#untilStopped(content: AsyncIterable<unknown> | Iterable<unknown>) {
    for await (const chunk of content) {
      this.#needs.signal.throwIfAborted();
      yield chunk;
    }
  }
}
