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
  /** Date in the format of MS-DOS. Default: the earliest one. */
  readonly day?: number;
}

export function localHeader(entry: Omit<PackedEntry, 'offset'>): Buffer {
  const name = Buffer.from(entry.name);
  const extra = zip64Field(largeSizes(entry));
  const header = Buffer.alloc(LOCAL_HEADER_BYTES);
  header.writeUInt32LE(SIGNATURE.localHeader, 0);
  writeShared(header, 4, entry, versionFor(extra));
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, name, extra]);
}

export function directoryEntry(entry: PackedEntry): Buffer {
  const isFar = entry.offset >= IN_ZIP64_32;
  const name = Buffer.from(entry.name);
  const extra = zip64Field([...largeSizes(entry), ...(isFar ? [entry.offset] : [])]);
  const version = versionFor(extra);
  const record = Buffer.alloc(DIRECTORY_ENTRY_BYTES);
  record.writeUInt32LE(SIGNATURE.directoryEntry, 0);
  record.writeUInt16LE(MADE_BY_UNIX | version, 4);
  writeShared(record, 6, entry, version);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(extra.length, 30);
  record.writeUInt32LE(REGULAR_FILE, 38);
  record.writeUInt32LE(isFar ? IN_ZIP64_32 : entry.offset, 42);
  return Buffer.concat([record, name, extra]);
}

type Sizes = Pick<PackedEntry, 'compressedSize' | 'size'>;

/** Both sizes move to the ZIP64 field together: a local header must have both or none. */
function isLarge({ compressedSize, size }: Sizes): boolean {
  return Math.max(compressedSize, size) >= IN_ZIP64_32;
}

function largeSizes(entry: Sizes): number[] {
  return isLarge(entry) ? [entry.size, entry.compressedSize] : [];
}

/** Returns the extra field with the numbers that do not fit into 32 bits, in the order of the format. */
function zip64Field(numbers: readonly number[]): Buffer {
  if (numbers.length === 0) return Buffer.alloc(0);
  const field = Buffer.alloc(4 + 8 * numbers.length);
  field.writeUInt16LE(ZIP64_FIELD, 0);
  field.writeUInt16LE(field.length - 4, 2);
  for (const [index, value] of numbers.entries()) writeUInt64(field, value, 4 + 8 * index);
  return field;
}

function versionFor(zip64: Buffer): number {
  return zip64.length > 0 ? VERSION_ZIP64 : VERSION;
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
  to.writeUInt16LE(entry.day ?? DAY, at + 8);
  to.writeUInt32LE(entry.crc32, at + 10);
  const large = isLarge(entry);
  to.writeUInt32LE(large ? IN_ZIP64_32 : entry.compressedSize, at + 14);
  to.writeUInt32LE(large ? IN_ZIP64_32 : entry.size, at + 18);
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
