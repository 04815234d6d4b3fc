/**
 * Plans how an archive becomes a pack, once it has passed the checks of the contract. `checkLocalHeader` checks the local
 * header before each file's data.
 */
import { checkEntries, ENCRYPTION_FLAGS, startPageOf } from '@jawla/contract/archiveCheck';
import { showable } from '@jawla/contract/archiveNames';
import { IN_ZIP64_32, LOCAL_HEADER_BYTES, SIGNATURE } from './zipFormat.ts';
import { BeyondEnd, type ArchiveFile } from './archiveFile.ts';
import type { ArchiveDirectory, ArchiveEntry } from './readDirectory.ts';
import { ArchiveRefusal } from './refusal.ts';

const SIZES_FOLLOW_FLAG = 0x8;

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

/**
 * @param chosen - The start page that the caller has chosen, by its path in the archive.
 * @throws {ArchiveFault} For the first violation.
 */
export function inspect({ entries }: ArchiveDirectory, chosen?: string): Plan {
  const checked = checkEntries(entries);
  const startPage = startPageOf(checked, chosen);
  const { files, bytes, layout } = checked;
  const paths = new Map(
    files.map(({ entry, parts }) => [entry, parts.slice(layout.top.length).join('/')] as const),
  );
  const inOrder = entries
    .toSorted((a, b) => a.offset - b.offset)
    .map((entry) => ({ entry, path: paths.get(entry) }));
  return { inOrder, files: files.length, bytes, startPage };
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

/**
 * Reads the stored bytes of an entry before the archive is repacked. Nothing is checked: they only tell in which code page
 * names are written.
 *
 * @returns `undefined` if they cannot be read.
 */
export async function readStored(
  archive: ArchiveFile,
  entry: ArchiveEntry,
): Promise<Uint8Array | undefined> {
  try {
    const header = readHeader(archive, entry);
    const names = header.readUInt16LE(26) + header.readUInt16LE(28);
    const dataAt = entry.offset + LOCAL_HEADER_BYTES + names;
    return Uint8Array.from(archive.read(dataAt, entry.compressedSize));
  } catch (error) {
    if (error instanceof BeyondEnd || error instanceof ArchiveRefusal) return undefined;
    throw error;
  }
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
