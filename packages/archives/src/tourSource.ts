/** Reads a tour where it lies: a folder or a zip file. The checks are those of an upload. */
import { createReadStream } from 'node:fs';
import { readdir, readFile, realpath, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { checkEntries, startPageOf, STORED, type ListedEntry } from '@jawla/contract/archiveCheck';
import { ArchiveFault } from '@jawla/contract/archiveFault';
import { ARCHIVE } from '@jawla/contract/archiveLimits';
import { clearNames } from '@jawla/contract/archiveTexts';
import { toolOfFiles } from '@jawla/contract/tourTools';
import { ArchiveFile, BeyondEnd } from './archiveFile.ts';
import { inspect, readStored } from './inspect.ts';
import { readDirectory } from './readDirectory.ts';
import { ArchiveRefusal } from './refusal.ts';
import { PackWriter } from './packWriter.ts';
import { isArchiveText, sayArchive } from './texts.ts';
import { contentHash } from './contentHash.ts';
import { joinBytes, readFileName } from './fileNames.ts';
import { SourceFault } from './sourceFault.ts';
import { kindOfLink, type FoundTour } from './sourceTree.ts';

export interface SourceFacts {
  readonly tool: string;
  /** On the disk. */
  readonly bytes: number;
  readonly files: number;
  /** Uncompressed. */
  readonly plainBytes: number;
}

type Source = Pick<FoundTour, 'kind' | 'path'>;

interface FolderEntry extends ListedEntry {
  readonly unclear?: Uint8Array;
  readonly path: Buffer;
}

interface FolderFile {
  /** Its path in the tour. */
  readonly name: string;
  /** Its path in the folder, with those around the whole tour: start pages are chosen by it. */
  readonly nameInFolder: string;
  readonly size: number;
  readonly path: Buffer;
}

/** Made on Unix: a name with a backslash stays as it is. */
const MADE_BY = 3 << 8;
/** Of a plan, only the directory and some pages are read. */
const LOOK_AHEAD_BYTES = 64 * 1024;
const PART_BYTES = 1024 * 1024;
const SLASH = Buffer.from('/');
const DEPTH_MAX = ARCHIVE.depthMax + ARCHIVE.topFoldersMax;

/** @throws {SourceFault} If it cannot become a tour. */
export async function inspectSource(
  { kind, path }: Source,
  root: Buffer,
  startPage?: string,
): Promise<SourceFacts> {
  return withReasons(async () => {
    if (kind === 'folder') {
      const { files, bytes } = await readFolder(path, root, startPage);
      const tool = toolOfFiles(files.map(({ name }) => name)) ?? '';
      return { tool, bytes, files: files.length, plainBytes: bytes };
    }
    using archive = new ArchiveFile(path, LOOK_AHEAD_BYTES);
    const { inOrder, files, bytes } = await planOf(archive, startPage);
    const tool = toolOfFiles(inOrder.flatMap((entry) => entry.path ?? [])) ?? '';
    return { tool, bytes: archive.bytes, files, plainBytes: bytes };
  });
}

/** Reads all files of a folder; of a zip file, only the directory. */
export async function hashSource(
  { kind, path }: Source,
  root: Buffer,
  startPage?: string,
): Promise<string> {
  return withReasons(async () => {
    if (kind === 'folder') {
      const { files } = await readFolder(path, root, startPage);
      const hashed: { name: string; size: number; crc32: number }[] = [];
      for (const file of files) {
        const { name, size } = file;
        let sum = 0;
        for await (const part of partsOf(file)) sum = crc32(part, sum);
        hashed.push({ name, size, crc32: sum });
      }
      return contentHash(hashed);
    }
    using archive = new ArchiveFile(path, LOOK_AHEAD_BYTES);
    const { inOrder } = await planOf(archive, startPage);
    return contentHash(
      inOrder.flatMap(({ entry, path: name }) =>
        name === undefined ? [] : { name, size: entry.size, crc32: entry.crc32 },
      ),
    );
  });
}

interface ArchiveOptions {
  readonly root: Buffer;
  /** If a folder has several that could start the tour. */
  readonly startPage?: string | undefined;
  /** Folder on the scratch disk. */
  readonly staging: string;
  readonly signal: AbortSignal;
  /** Called with the bytes that a folder will take there; throws if there is no space. */
  readonly requireSpace: (folder: string, bytes: number) => Promise<void>;
}

/**
 * Makes the archive that the steps of an upload take: of a folder, a zip file without compression on the scratch disk,
 * the same to the byte for the same files; a zip file stays where it is.
 *
 * @throws {SourceFault} If it cannot become a tour.
 */
export function archiveOf(
  { kind, path }: Source,
  { root, startPage, staging, signal, requireSpace }: ArchiveOptions,
): Promise<string> {
  return withReasons(async () => {
    const target = join(staging, 'source.zip');
    if (kind === 'zip') {
      // Threads get the path as text, which a name in another code page is not.
      await symlink(await realpath(path, { encoding: 'buffer' }), target);
      return target;
    }
    const { files, bytes } = await readFolder(path, root, startPage);
    await requireSpace(staging, bytes);
    await using pack = new PackWriter(target);
    // Disks list files in orders of their own.
    const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    for (const file of sorted) {
      signal.throwIfAborted();
      let sum = 0;
      let size = 0;
      const summed = async function* () {
        for await (const part of partsOf(file)) {
          sum = crc32(part, sum);
          size += part.length;
          yield part;
        }
      };
      await pack.addParts(file.nameInFolder, STORED, summed(), () => ({ crc32: sum, size }));
    }
    await pack.finish();
    return target;
  });
}

async function planOf(archive: ArchiveFile, startPage?: string) {
  const listed = readDirectory(archive);
  const { entries } = await clearNames(listed.entries, (entry) => readStored(archive, entry));
  return inspect({ ...listed, entries }, startPage);
}

async function readFolder(
  path: Buffer,
  root: Buffer,
  startPage?: string,
): Promise<{ files: FolderFile[]; bytes: number }> {
  const listed: FolderEntry[] = [];
  const real = await realpath(path, { encoding: 'buffer' });
  await list(
    { path: real, name: '', below: Buffer.alloc(0), isGuessed: false, depth: 0 },
    root,
    listed,
  );
  const { entries } = await clearNames(listed, (entry) => readFile(entry.path));
  const checked = checkEntries(entries);
  startPageOf(checked, startPage);
  const { bytes, files } = checked;
  const { top } = checked.layout;
  const named = files.map(({ entry, parts }) => ({
    name: parts.slice(top.length).join('/'),
    nameInFolder: parts.join('/'),
    size: entry.size,
    path: entry.path,
  }));
  return { files: named, bytes };
}

interface Folder {
  readonly path: Buffer;
  /** Its path in the tour, with `/` at the end; empty for the tour itself. */
  readonly name: string;
  /** The same as bytes. */
  readonly below: Buffer;
  readonly isGuessed: boolean;
  readonly depth: number;
}

async function list(folder: Folder, root: Buffer, listed: FolderEntry[]): Promise<void> {
  const { depth } = folder;
  if (depth > DEPTH_MAX) {
    throw new ArchiveFault('depth', { name: folder.name, limit: ARCHIVE.depthMax });
  }
  const entries = await readdir(folder.path, { withFileTypes: true, encoding: 'buffer' });
  for (const entry of entries) {
    const path = joinBytes(folder.path, entry.name);
    const read = readFileName(entry.name);
    const name = folder.name + read.name;
    const below = Buffer.concat([folder.below, entry.name]);
    const isGuessed = folder.isGuessed || read.isGuessed;
    if (entry.isDirectory()) {
      const inner = { path, name: `${name}/`, below: Buffer.concat([below, SLASH]) };
      await list({ ...inner, isGuessed, depth: depth + 1 }, root, listed);
      continue;
    }
    if (!entry.isFile()) {
      const kind = entry.isSymbolicLink() ? await kindOfLink(root, path) : 'other';
      if (kind !== 'file') throw new SourceFault(`${WHY[kind]}: ${name}`);
    }
    const { size } = await stat(path);
    listed.push({
      name,
      ...(isGuessed && { unclear: below }),
      path,
      size,
      compressedSize: size,
      madeBy: MADE_BY,
      flags: 0,
      method: STORED,
      externalAttributes: 0,
    });
    if (listed.length > ARCHIVE.entriesMax) {
      throw new ArchiveFault('tooMany', { limit: ARCHIVE.entriesMax });
    }
  }
}

const WHY = {
  outside: 'It has a symbolic link that leads out of the folder, or nowhere',
  folder: 'It has a symbolic link to a folder',
  other: 'It has something that is no file',
} as const;

async function* partsOf({ path, size }: Pick<FolderFile, 'path' | 'size'>): AsyncGenerator<Buffer> {
  // Most files of a tour are tiles: a stream each would take longer than their content.
  if (size <= PART_BYTES) {
    yield await readFile(path);
    return;
  }
  for await (const part of createReadStream(path, { highWaterMark: PART_BYTES })) {
    if (!Buffer.isBuffer(part)) throw new TypeError('A file is made of bytes');
    yield part;
  }
}

/** What cannot be read on the disk: the operator sees the reason, and the others go on. */
const UNREADABLE = new Set(['EACCES', 'EPERM', 'ENOENT', 'EIO', 'ELOOP', 'ENOTDIR', 'EISDIR']);

async function withReasons<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const why = reasonOf(cause);
    throw why === undefined ? cause : new SourceFault(why, { cause });
  }
}

/** @returns `undefined` if the source is not the reason. */
function reasonOf(cause: unknown): string | undefined {
  if (cause instanceof ArchiveFault) {
    const key = `archive.${cause.rule}`;
    return isArchiveText(key) ? sayArchive(key, cause.values) : cause.rule;
  }
  if (cause instanceof ArchiveRefusal) return sayArchive(cause.key, cause.values);
  if (cause instanceof BeyondEnd) return sayArchive('archive.unreadable');
  if (!(cause instanceof Error) || !('code' in cause)) return undefined;
  const code = String(cause.code);
  return UNREADABLE.has(code) ? `It cannot be read (${code}).` : undefined;
}
