/** Reads the central directory of a ZIP archive. Its values are untrusted until `inspect` has checked them. */
import { ARCHIVE } from '@jawla/contract/archiveLimits';
import { readName, UNICODE_PATH_FIELD } from '@jawla/contract/archiveNames';
import {
  DIRECTORY_ENTRY_BYTES,
  END_BYTES,
  IN_ZIP64_16,
  IN_ZIP64_32,
  readUInt64,
  SIGNATURE,
  ZIP64_END_BYTES,
  ZIP64_LOCATOR_BYTES,
} from './zipFormat.ts';
import type { ArchiveBytes } from './archiveFile.ts';
import { ArchiveRefusal } from './refusal.ts';

/** Maximum length of the comment at the end of an archive. */
const COMMENT_BYTES_MAX = 0xffff;
/**
 * Maximum size of a directory, which is read into one buffer. The maximum number of entries with the longest names
 * takes less.
 */
const DIRECTORY_BYTES_MAX = 128 * 1024 * 1024;
const ZIP64_FIELD = 1;
/** Offset of the size field in the ZIP64 end record. */
const ZIP64_SIZE_AT = 4;

interface ExtraField {
  readonly id: number;
  readonly data: Buffer;
}

export interface ArchiveEntry {
  readonly name: string;
  /** The bytes of a name whose code page is unknown. */
  readonly unclear?: Uint8Array;
  /** Range of the name in the directory's buffer, which takes less memory than a buffer per name. */
  readonly nameStart: number;
  readonly nameEnd: number;
  /** Version and host system of the program that wrote the entry. */
  readonly madeBy: number;
  readonly flags: number;
  readonly method: number;
  readonly crc32: number;
  readonly compressedSize: number;
  readonly size: number;
  /** Offset of the local header. */
  readonly offset: number;
  readonly externalAttributes: number;
}

interface Place {
  readonly entries: number;
  readonly bytes: number;
  readonly offset: number;
  /** Offset of the first of the end records. */
  readonly endAt: number;
}

export interface ArchiveDirectory {
  readonly entries: readonly ArchiveEntry[];
  readonly bytes: Buffer;
  /** Offset in the archive. */
  readonly offset: number;
}

/** @throws {ArchiveRefusal} If it is no archive, or its directory is ambiguous. */
export function readDirectory(archive: ArchiveBytes): ArchiveDirectory {
  const place = findDirectory(archive);
  if (place.entries > ARCHIVE.entriesMax) {
    throw new ArchiveRefusal('archive.tooMany', { limit: ARCHIVE.entriesMax });
  }
  // Rejects a gap before the end records: other programs search there and could find another directory.
  if (place.bytes > DIRECTORY_BYTES_MAX || place.offset + place.bytes !== place.endAt) {
    throw unreadable();
  }
  // Copied, because the next `read` invalidates the bytes.
  const bytes = Buffer.from(archive.read(place.offset, place.bytes));
  const entries: ArchiveEntry[] = [];
  let at = 0;
  while (at < bytes.length) {
    const { entry, end } = readEntry(bytes, at);
    // Rejects extra bytes after the last entry: other ZIP parsers could list other files.
    if (entries.push(entry) > place.entries) throw unreadable();
    at = end;
  }
  if (entries.length !== place.entries) throw unreadable();
  return { entries, bytes, offset: place.offset };
}

function findDirectory(archive: ArchiveBytes): Place {
  const tailBytes = Math.min(END_BYTES + COMMENT_BYTES_MAX, archive.bytes);
  const tailAt = archive.bytes - tailBytes;
  const tail = archive.read(tailAt, tailBytes);
  const at = findEnd(tail);
  if (at === undefined) throw new ArchiveRefusal('archive.notZip');
  const end = tail.subarray(at);
  const disk = end.readUInt16LE(4);
  const place = {
    entries: end.readUInt16LE(10),
    bytes: end.readUInt32LE(12),
    offset: end.readUInt32LE(16),
    endAt: tailAt + at,
  };
  const zip64 = readZip64(archive, tailAt + at);
  if (disk !== 0 && (!zip64 || disk !== IN_ZIP64_16)) throw new ArchiveRefusal('archive.notZip');
  if (!zip64) return place;
  // Programs differ in which of the two records they trust.
  const agree =
    [IN_ZIP64_16, zip64.entries].includes(place.entries) &&
    [IN_ZIP64_32, zip64.bytes].includes(place.bytes) &&
    [IN_ZIP64_32, zip64.offset].includes(place.offset);
  if (!agree) throw unreadable();
  return zip64;
}

/** Finds the end record: the last signature. Its comment must end exactly at the end of the file. */
function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== SIGNATURE.end) continue;
    return at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length ? at : undefined;
  }
  return undefined;
}

/** @param endAt - Offset of the end record; the ZIP64 locator precedes it. */
function readZip64(archive: ArchiveBytes, endAt: number): Place | undefined {
  if (endAt < ZIP64_LOCATOR_BYTES) return undefined;
  const locator = archive.read(endAt - ZIP64_LOCATOR_BYTES, ZIP64_LOCATOR_BYTES);
  if (locator.readUInt32LE(0) !== SIGNATURE.zip64Locator) return undefined;
  const recordAt = readUInt64(locator, 8);
  if (recordAt + ZIP64_END_BYTES > archive.bytes) throw new ArchiveRefusal('archive.notZip');
  const record = archive.read(recordAt, ZIP64_END_BYTES);
  if (record.readUInt32LE(0) !== SIGNATURE.zip64End || record.readUInt32LE(16) !== 0) {
    throw new ArchiveRefusal('archive.notZip');
  }
  const recordBytes = ZIP64_SIZE_AT + 8 + readUInt64(record, ZIP64_SIZE_AT);
  if (recordAt + recordBytes !== endAt - ZIP64_LOCATOR_BYTES) throw unreadable();
  return {
    entries: readUInt64(record, 32),
    bytes: readUInt64(record, 40),
    offset: readUInt64(record, 48),
    endAt: recordAt,
  };
}

function readEntry(directory: Buffer, at: number): { entry: ArchiveEntry; end: number } {
  const nameAt = at + DIRECTORY_ENTRY_BYTES;
  if (nameAt > directory.length || directory.readUInt32LE(at) !== SIGNATURE.directoryEntry) {
    throw unreadable();
  }
  const extraAt = nameAt + directory.readUInt16LE(at + 28);
  const commentAt = extraAt + directory.readUInt16LE(at + 30);
  const end = commentAt + directory.readUInt16LE(at + 32);
  if (end > directory.length) throw unreadable();
  const flags = directory.readUInt16LE(at + 8);
  const extraFields = readExtraFields(directory.subarray(extraAt, commentAt));
  const entry = {
    ...readName({
      flags,
      nameBytes: directory.subarray(nameAt, extraAt),
      unicodePath: extraFields.find(({ id }) => id === UNICODE_PATH_FIELD)?.data,
    }),
    nameStart: nameAt,
    nameEnd: extraAt,
    madeBy: directory.readUInt16LE(at + 4),
    flags,
    method: directory.readUInt16LE(at + 10),
    crc32: directory.readUInt32LE(at + 16),
    externalAttributes: directory.readUInt32LE(at + 38),
    ...readSizes(directory, at, extraFields),
  };
  return { entry, end };
}

/**
 * Reads sizes and offset. A value of all ones refers to the ZIP64 field, which contains only the values that do not
 * fit, in order.
 */
function readSizes(directory: Buffer, at: number, extraFields: readonly ExtraField[]) {
  const zip64 = extraFields.find(({ id }) => id === ZIP64_FIELD)?.data;
  let next = 0;
  const read = (fieldAt: number): number => {
    const value = directory.readUInt32LE(fieldAt);
    if (value !== IN_ZIP64_32 || !zip64) return value;
    if (next + 8 > zip64.length) throw unreadable();
    next += 8;
    return readUInt64(zip64, next - 8);
  };
  const size = read(at + 24);
  const compressedSize = read(at + 20);
  return { size, compressedSize, offset: read(at + 42) };
}

function readExtraFields(bytes: Buffer): ExtraField[] {
  const fields: ExtraField[] = [];
  let at = 0;
  // Fewer bytes than the head of a field are padding.
  while (at + 4 <= bytes.length) {
    const end = at + 4 + bytes.readUInt16LE(at + 2);
    if (end > bytes.length) throw unreadable();
    fields.push({ id: bytes.readUInt16LE(at), data: bytes.subarray(at + 4, end) });
    at = end;
  }
  return fields;
}

function unreadable(): ArchiveRefusal {
  return new ArchiveRefusal('archive.unreadable');
}
