/**
 * Records of the ZIP format, for packs and uploaded archives, named as in PKWARE's APPNOTE.TXT (section 4.3). Numbers
 * are little-endian.
 */

export const STORED = 0;
export const DEFLATED = 8;

export const SIGNATURE = {
  localHeader: 0x0403_4b50,
  directoryEntry: 0x0201_4b50,
  end: 0x0605_4b50,
  zip64End: 0x0606_4b50,
  zip64Locator: 0x0706_4b50,
} as const;

/** Size of each record without names, comments and extra fields. */
export const LOCAL_HEADER_BYTES = 30;
export const DIRECTORY_ENTRY_BYTES = 46;
export const END_BYTES = 22;
export const ZIP64_END_BYTES = 56;
export const ZIP64_LOCATOR_BYTES = 20;

/** Sentinels of 16-bit and 32-bit fields: the value is in the ZIP64 record instead. */
export const IN_ZIP64_16 = 0xffff;
export const IN_ZIP64_32 = 0xffff_ffff;

const ZIP64_FIELD = 1;
const ZIP64_FIELD_BYTES = 12;
const VERSION = 20;
const VERSION_ZIP64 = 45;
/** Unix: the upper half of the external attributes is the file's mode. */
const MADE_BY_UNIX = 3 << 8;
const REGULAR_FILE = 0o100644 * 0x1_0000;
const UTF8_NAME = 0x800;
/** 1 January 1980, the earliest date of the format. A constant date makes packs reproducible. */
const DAY = 0x21;

export interface PackedEntry {
  readonly name: string;
  readonly method: typeof STORED | typeof DEFLATED;
  readonly crc32: number;
  readonly compressedSize: number;
  readonly size: number;
  /** Offset of the local header. */
  readonly offset: number;
}

export function localHeader(entry: Omit<PackedEntry, 'offset'>): Buffer {
  const header = Buffer.alloc(LOCAL_HEADER_BYTES + Buffer.byteLength(entry.name));
  header.writeUInt32LE(SIGNATURE.localHeader, 0);
  writeShared(header, 4, entry, VERSION);
  header.writeUInt16LE(header.write(entry.name, LOCAL_HEADER_BYTES), 26);
  return header;
}

export function directoryEntry(entry: PackedEntry): Buffer {
  const isFar = entry.offset >= IN_ZIP64_32;
  const nameBytes = Buffer.byteLength(entry.name);
  const nameEnd = DIRECTORY_ENTRY_BYTES + nameBytes;
  const record = Buffer.alloc(nameEnd + (isFar ? ZIP64_FIELD_BYTES : 0));
  const version = isFar ? VERSION_ZIP64 : VERSION;
  record.writeUInt32LE(SIGNATURE.directoryEntry, 0);
  record.writeUInt16LE(MADE_BY_UNIX | version, 4);
  writeShared(record, 6, entry, version);
  record.writeUInt16LE(nameBytes, 28);
  record.writeUInt16LE(record.length - nameEnd, 30);
  record.writeUInt32LE(REGULAR_FILE, 38);
  record.writeUInt32LE(isFar ? IN_ZIP64_32 : entry.offset, 42);
  record.write(entry.name, DIRECTORY_ENTRY_BYTES);
  if (isFar) {
    record.writeUInt16LE(ZIP64_FIELD, nameEnd);
    record.writeUInt16LE(ZIP64_FIELD_BYTES - 4, nameEnd + 2);
    writeUInt64(record, entry.offset, nameEnd + 4);
  }
  return record;
}

/** Writes the fields that the local header and the directory entry share, from version to sizes. */
function writeShared(
  to: Buffer,
  at: number,
  entry: Omit<PackedEntry, 'offset'>,
  version: number,
): void {
  to.writeUInt16LE(version, at);
  to.writeUInt16LE(UTF8_NAME, at + 2);
  to.writeUInt16LE(entry.method, at + 4);
  to.writeUInt16LE(DAY, at + 8);
  to.writeUInt32LE(entry.crc32, at + 10);
  to.writeUInt32LE(entry.compressedSize, at + 14);
  to.writeUInt32LE(entry.size, at + 18);
}

/** Creates the end records of an archive, with ZIP64 records if the numbers require them. */
export function endRecords(entries: number, directoryBytes: number, directoryAt: number): Buffer {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(SIGNATURE.end, 0);
  end.writeUInt16LE(Math.min(entries, IN_ZIP64_16), 8);
  end.writeUInt16LE(Math.min(entries, IN_ZIP64_16), 10);
  end.writeUInt32LE(Math.min(directoryBytes, IN_ZIP64_32), 12);
  end.writeUInt32LE(Math.min(directoryAt, IN_ZIP64_32), 16);
  if (entries < IN_ZIP64_16 && directoryAt < IN_ZIP64_32) return end;

  const zip64 = Buffer.alloc(ZIP64_END_BYTES);
  zip64.writeUInt32LE(SIGNATURE.zip64End, 0);
  writeUInt64(zip64, ZIP64_END_BYTES - 12, 4);
  zip64.writeUInt16LE(MADE_BY_UNIX | VERSION_ZIP64, 12);
  zip64.writeUInt16LE(VERSION_ZIP64, 14);
  writeUInt64(zip64, entries, 24);
  writeUInt64(zip64, entries, 32);
  writeUInt64(zip64, directoryBytes, 40);
  writeUInt64(zip64, directoryAt, 48);
  const locator = Buffer.alloc(ZIP64_LOCATOR_BYTES);
  locator.writeUInt32LE(SIGNATURE.zip64Locator, 0);
  writeUInt64(locator, directoryAt + directoryBytes, 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([zip64, locator, end]);
}

/** @returns A number that may exceed `Number.MAX_SAFE_INTEGER`: compare it with a limit first. */
export function readUInt64(from: Buffer, at: number): number {
  return from.readUInt32LE(at + 4) * 0x1_0000_0000 + from.readUInt32LE(at);
}

function writeUInt64(to: Buffer, value: number, at: number): void {
  to.writeUInt32LE(value % 0x1_0000_0000, at);
  to.writeUInt32LE(Math.floor(value / 0x1_0000_0000), at + 4);
}
