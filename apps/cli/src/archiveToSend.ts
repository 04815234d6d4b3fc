/** The archive that is sent: a zip file where it lies, or one that is made of a folder. */
import { createHash } from 'node:crypto';
import { mkdtemp, open, rm, stat, statfs, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArchiveFile } from '@jawla/archives/archiveFile';
import { readDirectory } from '@jawla/archives/readDirectory';
import { SourceFault } from '@jawla/archives/sourceFault';
import type { FoundTour } from '@jawla/archives/sourceTree';
import { archiveOf, hashSource, inspectSource } from '@jawla/archives/tourSource';
import { ARCHIVE } from '@jawla/contract/archiveLimits';
import { sizeText } from '@jawla/contract/move';
import { Interrupted } from './userError.ts';

export type TourSource = Pick<FoundTour, 'kind' | 'path'>;

export interface ArchiveToSend extends AsyncDisposable {
  readonly bytes: number;
  /** SHA-256 of paths, sizes and checksums of its files, as the portal computes it. */
  readonly contentHash: string;
  /** The same only for the same bytes, as far as the directory tells. */
  readonly fingerprint: string;
  /** @throws {SourceFault} If the file has become shorter. */
  read(start: number, end: number): Promise<Buffer>;
  /** @throws {SourceFault} If the file was changed or replaced since it was checked. */
  verifyUnchanged(): Promise<void>;
}

interface ArchiveOptions {
  /** Symbolic links in a folder may lead to files in here. */
  readonly root: Buffer;
  readonly startPage?: string | undefined;
  readonly signal: AbortSignal;
}

const LOOK_AHEAD_BYTES = 64 * 1024;

/**
 * Checks a tour as the portal does, and opens its archive. That of a folder is made on the disk of temporary files; it has
 * the same bytes whenever it is made of the same files.
 *
 * @throws {SourceFault} If it cannot become a tour; {@link Interrupted} if the disk is full.
 */
export async function openArchive(
  source: TourSource,
  options: ArchiveOptions,
): Promise<ArchiveToSend> {
  if (source.kind === 'zip') return openZip(source.path, options);
  const staging = await mkdtemp(join(tmpdir(), 'jawla-'));
  const clear = () => rm(staging, { recursive: true, force: true });
  try {
    const path = await archiveOf(source, { ...options, staging, requireSpace });
    const archive = await openZip(Buffer.from(path), options);
    if (process.platform === 'win32') return clearedAfter(archive, clear);
    // The open file stays readable, and nothing is left on the disk even if the program is killed.
    await clear();
    return { ...archive, verifyUnchanged: () => Promise.resolve() };
  } catch (error) {
    await clear();
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
      throw noSpace(tmpdir(), error);
    }
    throw error;
  }
}

async function openZip(path: Buffer, { root, startPage }: ArchiveOptions): Promise<ArchiveToSend> {
  const file = await openToRead(path);
  try {
    const checked = await file.stat({ bigint: true });
    const source = { kind: 'zip', path } as const;
    await inspectSource(source, root, startPage);
    const contentHash = await hashSource(source, root, startPage);
    const fingerprint = fingerprintOf(path);
    const bytes = Number(checked.size);
    if (bytes > ARCHIVE.bytesMax) {
      throw new SourceFault(
        `It has ${sizeText(bytes)}, and at most ${sizeText(ARCHIVE.bytesMax)} can be sent.`,
      );
    }
    const verifyUnchanged = async () => {
      const now = await stat(path, { bigint: true }).catch(() => undefined);
      const isSame = (['dev', 'ino', 'size', 'mtimeNs'] as const).every(
        (each) => now?.[each] === checked[each],
      );
      if (!isSame) throw changed();
    };
    await verifyUnchanged();
    return {
      bytes,
      contentHash,
      fingerprint,
      read: (start, end) => readRange(file, start, end),
      verifyUnchanged,
      [Symbol.asyncDispose]: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function openToRead(path: Buffer): Promise<FileHandle> {
  try {
    return await open(path);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    throw new SourceFault(`It cannot be read (${code}).`, { cause });
  }
}

/** The directory has sizes, offsets and checksums of all files. */
function fingerprintOf(path: Buffer): string {
  using archive = new ArchiveFile(path, LOOK_AHEAD_BYTES);
  const { bytes } = readDirectory(archive);
  return createHash('sha256').update(`${archive.bytes}\n`).update(bytes).digest('hex');
}

async function readRange(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(Math.max(end - start, 0));
  let read = 0;
  while (read < bytes.length) {
    const { bytesRead } = await file.read(bytes, read, bytes.length - read, start + read);
    if (bytesRead === 0) throw changed();
    read += bytesRead;
  }
  return bytes;
}

function changed(): SourceFault {
  return new SourceFault('The file was changed after it was checked. Run the command again.');
}

async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bytes > bavail * bsize) throw noSpace(tmpdir());
}

function noSpace(folder: string, cause?: unknown): Interrupted {
  return new Interrupted(
    `There is no space in ${folder} for the zip file that is sent. TMPDIR names another folder.`,
    { cause },
  );
}

function clearedAfter(archive: ArchiveToSend, clear: () => Promise<void>): ArchiveToSend {
  return {
    ...archive,
    [Symbol.asyncDispose]: async () => {
      await archive[Symbol.asyncDispose]();
      await clear();
    },
  };
}
