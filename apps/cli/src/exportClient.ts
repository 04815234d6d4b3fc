/** Downloads everything of a client into a folder. What was interrupted goes on in it. */
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import {
  noteCopied,
  openJournal,
  pathIn,
  sha256Of,
  sizeOf,
  writeExported,
  writeIndex,
} from '@jawla/archives/exportFiles';
import { badPath } from '@jawla/archives/exportPaths';
import type { ArchiveEntry } from '@jawla/archives/readDirectory';
import { CLIENT_EXPORTS_PATH } from '@jawla/contract/exports';
import { sizeText } from '@jawla/contract/move';
import {
  EXPORT_INDEX,
  EXPORT_JOURNAL,
  EXPORT_VERSION,
  exportIndexSchema,
  type ExportedFile,
  type ExportIndex,
} from '@jawla/contract/moveFormat';
import * as z from 'zod/mini';
import { LOCK_FILE } from './folderLock.ts';
import { ArchiveChanged, RemoteArchive } from './remoteArchive.ts';
import type { Context } from './run.ts';
import { Interrupted, UserError } from './userError.ts';

/** How often the archive may change while it is read. */
const CHANGES_MAX = 50;
/** Delays between two questions whether the archive is ready, in milliseconds; the last one is repeated. */
const WAITS_MS = [500, 1000, 2000, 5000, 10_000];
/** Without progress for so long, the portal is taken for stuck. In milliseconds. */
const PATIENCE_MS = 30 * 60_000;
const INDEX_BYTES_MAX = 256 * 1024 * 1024;
/** Names that the files of an export cannot have, in lower case. */
const KEPT = new Set([EXPORT_JOURNAL, LOCK_FILE, `${EXPORT_INDEX}.part`]);
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * @throws {UserError} If there is no such client, or the archive cannot be used; {@link Interrupted} if the same command
 * goes on.
 */
export async function exportClient(
  context: Context,
  userName: string,
  folder: string,
): Promise<ExportIndex> {
  const { portal, output } = context;
  // Nothing is left in a folder for a client who does not exist.
  await portal.call('clientExport', { params: { userName } });
  const scope = `${userName} of ${portal.settings.origin}`;
  const now = new Date().toISOString();
  const journal = await openJournal(folder, { scope, now, besides: [LOCK_FILE] });
  const copied = new Map(journal.copied);
  for (let changes = 0; changes < CHANGES_MAX; changes += 1) {
    await untilReady(context, userName);
    try {
      return await download(context, { userName, folder, copied });
    } catch (error) {
      if (!(error instanceof ArchiveChanged)) throw ownReason(error);
      if (changes > 0) output.say('Something of the client changed meanwhile. It goes on.');
    }
  }
  throw new Interrupted('The client changes all the time. Run the same command again.');
}

function ownReason(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!FULL.has(code)) return error;
  return new Interrupted('The disk is full, so it stopped. The same command goes on from here.', {
    cause: error,
  });
}

/** The portal reads all files for their checksums before. */
async function untilReady({ portal, output, signal }: Context, userName: string): Promise<void> {
  let readBytes = -1;
  let until = 0;
  for (let attempt = 0; ; attempt += 1) {
    const state = await portal.call('clientExport', { params: { userName } });
    if (state.isReady) return;
    if (state.readBytes !== readBytes) {
      readBytes = state.readBytes;
      until = performance.now() + PATIENCE_MS;
      const size = `${sizeText(readBytes)} of ${sizeText(state.bytes)}`;
      output.say(`The portal prepares ${userName}: ${size}`);
    } else if (performance.now() > until) {
      throw new Interrupted('The portal does not go on with preparing it. Try again later.');
    }
    const wait = WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)];
    await pause(wait, undefined, { signal });
  }
}

interface Download {
  readonly userName: string;
  readonly folder: string;
  /** What is there already, by path. Grows. */
  readonly copied: Map<string, ExportedFile>;
}

async function download(
  { portal, output, signal }: Context,
  { userName, folder, copied }: Download,
): Promise<ExportIndex> {
  const path = `${CLIENT_EXPORTS_PATH}/${encodeURIComponent(userName)}`;
  const archive = await RemoteArchive.open(portal, path, signal);
  const placed = placesOf(archive);
  const { index, text } = await readIndex(archive, placed);
  for (const file of index.files) {
    const place = placed.get(file.path);
    if (!place) throw mismatch(file.path);
    signal.throwIfAborted();
    if (await isThere(folder, file, copied.get(file.path))) continue;
    const written = await writeExported(folder, file.path, checked(archive, place));
    if (written.sha256 !== file.sha256) {
      await rm(pathIn(folder, file.path), { force: true });
      throw mismatch(file.path);
    }
    await noteCopied(folder, { ...written, key: written.sha256 });
    copied.set(file.path, written);
    if (file.path.endsWith('.zip')) output.say(file.path);
  }
  const listed = new Set(index.files.map((file) => file.path));
  for (const before of copied.keys()) {
    // Deleted on the portal since.
    if (!listed.has(before)) await rm(pathIn(folder, before), { force: true });
  }
  await writeIndex(folder, text);
  return index;
}

interface Place {
  readonly entry: ArchiveEntry;
  /** Offset of what follows it. */
  readonly end: number;
}

/** @throws {UserError} If a file could not be written below the folder. */
function placesOf({ directory }: RemoteArchive): ReadonlyMap<string, Place> {
  const inOrder = directory.entries.toSorted((a, b) => a.offset - b.offset);
  const bad = badPath(
    inOrder.map(({ name }) => name),
    KEPT,
  );
  if (bad !== undefined) {
    throw new UserError(`The archive has a file with a name that is not written: ${bad}`);
  }
  return new Map(
    inOrder.map((entry, at) => [
      entry.name,
      { entry, end: inOrder[at + 1]?.offset ?? directory.offset },
    ]),
  );
}

async function readIndex(
  archive: RemoteArchive,
  placed: ReadonlyMap<string, Place>,
): Promise<{ readonly index: ExportIndex; readonly text: Buffer }> {
  const place = placed.get(EXPORT_INDEX);
  if (!place || place.entry.size > INDEX_BYTES_MAX) throw notExport();
  const parts: Buffer[] = [];
  for await (const part of checked(archive, place)) parts.push(part);
  const text = Buffer.concat(parts);
  const read = z.safeParse(exportIndexSchema, parse(text.toString()));
  if (!read.success) throw notExport();
  const { version, files } = read.data;
  if (version > EXPORT_VERSION) {
    throw new UserError('The portal is newer than this program. Update the program first.');
  }
  const isSame =
    files.length === placed.size - 1 &&
    files.every(({ path, bytes }) => placed.get(path)?.entry.size === bytes) &&
    new Set(files.map(({ path }) => path)).size === files.length;
  if (!isSame) throw notExport();
  return { index: read.data, text };
}

/** Yields the content of an entry, and throws at its end if it is not what the directory says. */
async function* checked(archive: RemoteArchive, { entry, end }: Place): AsyncGenerator<Buffer> {
  let sum = 0;
  for await (const part of archive.content(entry, end)) {
    sum = crc32(part, sum);
    yield part;
  }
  if (sum !== entry.crc32) throw mismatch(entry.name);
}

/** Whether a file is there from before the interruption, and nobody has changed it since. */
async function isThere(
  folder: string,
  file: ExportedFile,
  before: ExportedFile | undefined,
): Promise<boolean> {
  if (before?.sha256 !== file.sha256) return false;
  const path = pathIn(folder, file.path);
  return (await sizeOf(path)) === file.bytes && (await sha256Of(path)) === file.sha256;
}

function mismatch(path: string): Interrupted {
  return new Interrupted(
    `A file arrived with other content than the portal says: ${path}. Run the same command again.`,
  );
}

function notExport(): UserError {
  return new UserError('What the portal sends is no export that this program knows.');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
