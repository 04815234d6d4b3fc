/**
 * Checks an archive by its central directory, before its content is read. `checkLocalHeader` checks the local header
 * before each file's data.
 */
import { findLayout, isIgnoredPath } from '@jawla/contract/archives';
import { ARCHIVE } from '@jawla/contract/archiveLimits';
import {
  DEFLATED,
  IN_ZIP64_32,
  LOCAL_HEADER_BYTES,
  SIGNATURE,
  STORED,
} from '../packs/zipFormat.ts';
import { BeyondEnd, type ArchiveFile } from './archiveFile.ts';
import { showable, splitName } from './entryNames.ts';
import type { ArchiveDirectory, ArchiveEntry } from './readDirectory.ts';
import { ArchiveRefusal } from './refusal.ts';

const ENCRYPTION_FLAGS = 0x1 | 0x40 | 0x2000;
const SIZES_FOLLOW_FLAG = 0x8;
const TYPE_MASK = 0xf000;
const REGULAR = 0x8000;
const DIRECTORY = 0x4000;
const GIGA = 1_000_000_000;
/** Maximum number of candidates in the message about several start pages. */
const START_PAGES_NAMED = 3;

export interface PlannedEntry {
  readonly entry: ArchiveEntry;
  /** Path of the file in the tour, spelled as in the archive; `undefined` for folders and ignored files. */
  readonly path: string | undefined;
}

export interface Plan {
  /** Every entry, ordered by the offset of its data. */
  readonly inOrder: readonly PlannedEntry[];
  readonly files: number;
  /** Total uncompressed size. */
  readonly bytes: number;
  readonly startPage: string;
}

/** @throws {ArchiveRefusal} For the first violation. */
export function inspect({ entries }: ArchiveDirectory): Plan {
  const files: { entry: ArchiveEntry; parts: readonly string[] }[] = [];
  const names = new Set<string>();
  let bytes = 0;
  let packed = 0;
  for (const entry of entries) {
    checkEntry(entry);
    const parts = splitName(entry.name);
    if (isIgnoredPath(parts) || isFolder(entry)) continue;
    const name = parts.join('/');
    if (names.has(name)) throw new ArchiveRefusal('archive.duplicate', at(entry));
    names.add(name);
    bytes += entry.size;
    packed += entry.compressedSize;
    if (bytes > ARCHIVE.unpackedBytesMax) {
      throw new ArchiveRefusal('archive.tooLarge', { limit: ARCHIVE.unpackedBytesMax / GIGA });
    }
    files.push({ entry, parts });
  }
  if (files.length === 0) throw new ArchiveRefusal('archive.empty');
  const folders = new Set<string>();
  for (const { parts } of files) {
    for (let depth = parts.length - 1; depth > 0; depth -= 1) {
      const folder = parts.slice(0, depth).join('/');
      // Its parent folders were added with it.
      if (folders.has(folder)) break;
      // A path cannot be both a file and a folder on a disk.
      if (names.has(folder)) {
        throw new ArchiveRefusal('archive.fileAndFolder', { name: showable(folder) });
      }
      folders.add(folder);
    }
  }
  checkRatio(bytes, packed);
  const { stripped, startPages } = findLayout(files.map(({ parts }) => parts));
  const startPage = onlyOne(startPages);
  const paths = new Map(
    files.map(({ entry, parts }) => [entry, parts.slice(stripped).join('/')] as const),
  );
  const inOrder = entries
    .toSorted((a, b) => a.offset - b.offset)
    .map((entry) => ({ entry, path: paths.get(entry) }));
  return { inOrder, files: files.length, bytes, startPage };
}

function onlyOne(startPages: readonly string[]): string {
  const [first, ...others] = startPages;
  if (first === undefined) throw new ArchiveRefusal('archive.noStartPage');
  if (others.length === 0) return first;
  const names = startPages.slice(0, START_PAGES_NAMED).map(showable).join(', ');
  throw new ArchiveRefusal('archive.severalStartPages', { names });
}

function checkEntry(entry: ArchiveEntry): void {
  const { method, size, compressedSize } = entry;
  if ((entry.flags & ENCRYPTION_FLAGS) !== 0) throw new ArchiveRefusal('archive.encrypted');
  if (method !== STORED && method !== DEFLATED) {
    throw new ArchiveRefusal('archive.method', at(entry));
  }
  if (method === STORED && size !== compressedSize) throw new ArchiveRefusal('archive.unreadable');
  const type = unixType(entry);
  if (type !== 0 && type !== REGULAR && type !== DIRECTORY) {
    throw new ArchiveRefusal('archive.link', at(entry));
  }
  if (isFolder(entry) && size > 0) throw new ArchiveRefusal('archive.headers', at(entry));
  if (size > ARCHIVE.fileBytesMax) {
    const limit = ARCHIVE.fileBytesMax / GIGA;
    throw new ArchiveRefusal('archive.fileTooLarge', { ...at(entry), limit });
  }
  checkRatio(size, compressedSize);
}

function isFolder(entry: ArchiveEntry): boolean {
  return entry.name.endsWith('/') || unixType(entry) === DIRECTORY;
}

function unixType({ externalAttributes }: ArchiveEntry): number {
  return (externalAttributes >>> 16) & TYPE_MASK;
}

function checkRatio(bytes: number, packed: number): void {
  if (bytes > ARCHIVE.ratioFrom && bytes > packed * ARCHIVE.ratioMax) {
    throw new ArchiveRefusal('archive.ratio');
  }
}

/**
 * Checks the local header before an entry's data. Programs differ in whether they trust it or the directory, so both
 * must match. Entries must not overlap, as they do in zip bombs.
 *
 * @param free - Offset at which the data of the previous entry ends.
 * @returns The offset of the entry's data.
 * @throws {ArchiveRefusal} If header and directory differ, or entries overlap.
 */
export function checkLocalHeader(
  archive: ArchiveFile,
  directory: ArchiveDirectory,
  entry: ArchiveEntry,
  free: number,
): number {
  if (entry.offset < free) throw new ArchiveRefusal('archive.overlap', at(entry));
  const header = readHeader(archive, entry);
  const nameBytes = header.readUInt16LE(26);
  const nameAt = entry.offset + LOCAL_HEADER_BYTES;
  const dataAt = nameAt + nameBytes + header.readUInt16LE(28);
  if (!agrees(entry, header)) throw new ArchiveRefusal('archive.headers', at(entry));
  if (dataAt + entry.compressedSize > directory.offset) {
    throw new ArchiveRefusal('archive.overlap', at(entry));
  }
  // The last read, because it invalidates the bytes of `header`.
  const name = archive.read(nameAt, nameBytes);
  if (!name.equals(directory.bytes.subarray(entry.nameStart, entry.nameEnd))) {
    throw new ArchiveRefusal('archive.headers', at(entry));
  }
  return dataAt;
}

function readHeader(archive: ArchiveFile, entry: ArchiveEntry): Buffer {
  try {
    const header = archive.read(entry.offset, LOCAL_HEADER_BYTES);
    if (header.readUInt32LE(0) === SIGNATURE.localHeader) return header;
  } catch (error) {
    if (!(error instanceof BeyondEnd)) throw error;
  }
  throw damaged(entry);
}

function agrees(entry: ArchiveEntry, header: Buffer): boolean {
  const flags = header.readUInt16LE(6);
  if (header.readUInt16LE(8) !== entry.method) return false;
  if ((flags & ENCRYPTION_FLAGS) !== 0) return false;
  if ((flags & SIZES_FOLLOW_FLAG) !== 0) return true;
  return (
    header.readUInt32LE(14) === entry.crc32 &&
    [entry.compressedSize, IN_ZIP64_32].includes(header.readUInt32LE(18)) &&
    [entry.size, IN_ZIP64_32].includes(header.readUInt32LE(22))
  );
}

/** The content of an entry does not match the directory. */
export function damaged(entry: ArchiveEntry): ArchiveRefusal {
  return new ArchiveRefusal('archive.damaged', at(entry));
}

function at({ name }: ArchiveEntry): { name: string } {
  return { name: showable(name) };
}
