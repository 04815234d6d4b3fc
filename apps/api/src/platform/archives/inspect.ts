/**
 * The first pass over an archive: everything that can be known from its directory is checked before a
 * single byte is written.
 */
import { ARCHIVE } from '@jawla/contract/rules';
import type { Entry, LocalFileHeader, ZipFile } from 'yauzl';
import { entryKey, isIgnored, readName, showable, splitName } from './entryNames.ts';
import { findLayout } from './layout.ts';
import { ArchiveRefusal } from './refusal.ts';

const ENCRYPTION_FLAGS = 0x1 | 0x40 | 0x2000;
const SIZES_FOLLOW_FLAG = 0x8;
const STORED = 0;
const DEFLATED = 8;
const IN_ZIP64 = 0xffff_ffff;
const DIRECTORY_ENTRY_BYTES = 46;
const TYPE_MASK = 0xf000;
const REGULAR = 0x8000;
const DIRECTORY = 0x4000;
const GIGA = 1_000_000_000;

export interface PlannedFile {
  readonly entry: Entry;
  /** Where it goes, in parts, below the tour's folder. */
  readonly parts: readonly string[];
}

export interface Plan {
  readonly files: readonly PlannedFile[];
  /** Bytes unpacked. */
  readonly bytes: number;
  readonly startPage: string;
}

/**
 * @param directoryBytes how long the archive says that its directory is
 * @throws ArchiveRefusal for the first rule that is broken
 */
export async function inspect(zip: ZipFile, directoryBytes: number): Promise<Plan> {
  if (zip.entryCount > ARCHIVE.entriesMax) throw tooMany();
  const entries: Entry[] = [];
  const files: PlannedFile[] = [];
  const names = new Names();
  let bytes = 0;
  let packed = 0;
  for await (const entry of zip.eachEntry()) {
    if (entries.push(entry) > ARCHIVE.entriesMax) throw tooMany();
    const name = readName(entry);
    checkEntry(entry, name);
    const parts = splitName(name);
    if (isIgnored(parts)) continue;
    if (isFolder(entry, name)) {
      names.addFolder(parts, name);
      continue;
    }
    names.addFile(parts, name);
    bytes += entry.uncompressedSize;
    packed += entry.compressedSize;
    if (bytes > ARCHIVE.unpackedBytesMax) {
      throw new ArchiveRefusal('archive.tooLarge', { limit: ARCHIVE.unpackedBytesMax / GIGA });
    }
    files.push({ entry, parts });
  }
  checkDirectorySize(entries, directoryBytes);
  if (files.length === 0) throw new ArchiveRefusal('archive.empty');
  checkRatio(bytes, packed);
  await checkLocalHeaders(zip, entries);
  const { stripped, startPage } = findLayout(files.map(({ parts }) => parts));
  return {
    files: files.map(({ entry, parts }) => ({ entry, parts: parts.slice(stripped) })),
    bytes,
    startPage,
  };
}

/** A directory that goes on after its last entry would show other programs other files. */
function checkDirectorySize(entries: readonly Entry[], directoryBytes: number): void {
  const read = entries.reduce(
    (sum, { fileNameLength, extraFieldLength, fileCommentLength }) =>
      sum + DIRECTORY_ENTRY_BYTES + fileNameLength + extraFieldLength + fileCommentLength,
    0,
  );
  if (directoryBytes !== IN_ZIP64 && directoryBytes !== read) {
    throw new ArchiveRefusal('archive.unreadable');
  }
}

function checkEntry(entry: Entry, name: string): void {
  const at = { name: showable(name) };
  if ((entry.generalPurposeBitFlag & ENCRYPTION_FLAGS) !== 0) {
    throw new ArchiveRefusal('archive.encrypted');
  }
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw new ArchiveRefusal('archive.method', at);
  }
  const type = unixType(entry);
  if (type !== 0 && type !== REGULAR && type !== DIRECTORY) {
    throw new ArchiveRefusal('archive.link', at);
  }
  if (isFolder(entry, name) && entry.uncompressedSize > 0) {
    throw new ArchiveRefusal('archive.headers', at);
  }
  if (entry.uncompressedSize > ARCHIVE.fileBytesMax) {
    throw new ArchiveRefusal('archive.fileTooLarge', { ...at, limit: ARCHIVE.fileBytesMax / GIGA });
  }
  checkRatio(entry.uncompressedSize, entry.compressedSize);
}

function isFolder(entry: Entry, name: string): boolean {
  return name.endsWith('/') || unixType(entry) === DIRECTORY;
}

function unixType(entry: Entry): number {
  return (entry.externalFileAttributes >>> 16) & TYPE_MASK;
}

function checkRatio(bytes: number, packed: number): void {
  if (bytes > ARCHIVE.ratioFrom && bytes > packed * ARCHIVE.ratioMax) {
    throw new ArchiveRefusal('archive.ratio');
  }
}

function tooMany(): ArchiveRefusal {
  return new ArchiveRefusal('archive.tooMany', { limit: ARCHIVE.entriesMax });
}

/** Names that are taken, as files and as folders. */
class Names {
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();

  addFile(parts: readonly string[], name: string): void {
    const key = entryKey(parts);
    if (this.#files.has(key)) {
      throw new ArchiveRefusal('archive.duplicate', { name: showable(name) });
    }
    if (this.#folders.has(key)) throw fileAsFolder(name);
    this.#files.add(key);
    this.addFolder(parts.slice(0, -1), name);
  }

  addFolder(parts: readonly string[], name: string): void {
    for (let depth = parts.length; depth > 0; depth -= 1) {
      const key = entryKey(parts.slice(0, depth));
      if (this.#files.has(key)) throw fileAsFolder(name);
      if (this.#folders.has(key)) return;
      this.#folders.add(key);
    }
  }
}

function fileAsFolder(name: string): ArchiveRefusal {
  return new ArchiveRefusal('archive.fileAsFolder', { name: showable(name) });
}

/**
 * Every entry is described twice, in the directory and in front of its data. Programs differ in which of
 * the two they believe, so both have to say the same, and no data may be used twice.
 */
async function checkLocalHeaders(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  const inOrder = [...entries].sort(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  let end = 0;
  for (const entry of inOrder) {
    const at = { name: showable(readName(entry)) };
    const local = await zip.readLocalFileHeaderPromise(entry).catch(() => {
      throw new ArchiveRefusal('archive.damaged', at);
    });
    if (entry.relativeOffsetOfLocalHeader < end) throw new ArchiveRefusal('archive.overlap', at);
    if (!agrees(entry, local)) throw new ArchiveRefusal('archive.headers', at);
    end = local.fileDataStart + entry.compressedSize;
  }
}

function agrees(entry: Entry, local: LocalFileHeader): boolean {
  if (!local.fileName.equals(entry.fileNameRaw)) return false;
  if (local.compressionMethod !== entry.compressionMethod) return false;
  if ((local.generalPurposeBitFlag & ENCRYPTION_FLAGS) !== 0) return false;
  if ((local.generalPurposeBitFlag & SIZES_FOLLOW_FLAG) !== 0) return true;
  return (
    local.crc32 === entry.crc32 &&
    sameSize(local.compressedSize, entry.compressedSize) &&
    sameSize(local.uncompressedSize, entry.uncompressedSize)
  );
}

function sameSize(inFront: number, inDirectory: number): boolean {
  return inFront === inDirectory || inFront === IN_ZIP64;
}
