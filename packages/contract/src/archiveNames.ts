/** Decodes and validates the names of archive entries. */
import { ArchiveFault } from './archiveFault.ts';
import { ARCHIVE } from './archiveLimits.ts';
import { decodeName } from './codePages.ts';

/** Maximum bytes of a path: proxies and browsers accept URLs of a few thousand. */
const PATH_BYTES_MAX = 1024;
/** Maximum bytes of a UTF-16 code unit in UTF-8. */
const UNIT_BYTES_MAX = 3;
/** Hosts of DOS and Windows in the upper byte of “version made by”: FAT, NTFS and VFAT. */
const WINDOWS_HOSTS: readonly number[] = [0, 10, 14];

/**
 * Backslashes, control characters, line separators, bidi overrides such as U+202E, and the replacement character of
 * undecodable bytes. Directional marks and joiners are part of Arabic names.
 */
const FORBIDDEN = /[\\\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufffd]/u;

const UTF8_FLAG = 0x800;
/** Version, checksum of the name in the header, and the name in UTF-8 (APPNOTE.TXT, 4.6.9). */
export const UNICODE_PATH_FIELD = 0x7075;
const UNICODE_PATH_HEAD_BYTES = 5;

const encoder = new TextEncoder();
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export interface RawName {
  readonly flags: number;
  readonly nameBytes: Uint8Array;
  /** Data of the extra field `UNICODE_PATH_FIELD`. */
  readonly unicodePath: Uint8Array | undefined;
}

export interface ReadName {
  readonly name: string;
  /** The bytes of a name whose code page is unknown: it is read as CP437, the default of the format. */
  readonly unclear?: Uint8Array;
}

/** Decodes a name: by its Unicode field, then by its flag, then as UTF-8 if it is valid, as macOS writes it. */
export function readName({ flags, nameBytes, unicodePath }: RawName): ReadName {
  const name = unicodePath && readUnicodePath(unicodePath, nameBytes);
  if (name !== undefined) return { name };
  if ((flags & UTF8_FLAG) !== 0) return { name: utf8.decode(nameBytes) };
  try {
    return { name: strictUtf8.decode(nameBytes) };
  } catch {
    return { name: decodeName(nameBytes, 'cp437'), unclear: nameBytes };
  }
}

/** @returns `undefined` if the field belongs to another name, because a program renamed the entry and left it. */
function readUnicodePath(field: Uint8Array, nameBytes: Uint8Array): string | undefined {
  if (field.length < UNICODE_PATH_HEAD_BYTES || field[0] !== 1) return undefined;
  const sum = new DataView(field.buffer, field.byteOffset).getUint32(1, true);
  if (sum !== crc32(nameBytes)) return undefined;
  return utf8.decode(field.subarray(UNICODE_PATH_HEAD_BYTES));
}

/** Bit by bit: names are short, and few have the field. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffff_ffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ ((sum & 1) === 1 ? 0xedb8_8320 : 0);
  }
  return (sum ^ 0xffff_ffff) >>> 0;
}

interface Named {
  readonly name: string;
  readonly madeBy: number;
}

/**
 * Returns a function that replaces backslashes by slashes where they separate folders, as in archives of Windows
 * PowerShell 5: in entries made on Windows, and in archives without any slash. Elsewhere they are part of a name.
 */
export function separatorsOf(entries: readonly Named[]): (entry: Named) => string {
  const hasSlashes = entries.some(({ name }) => name.includes('/'));
  return ({ name, madeBy }) =>
    !hasSlashes || WINDOWS_HOSTS.includes(madeBy >>> 8) ? name.replaceAll('\\', '/') : name;
}

/**
 * Splits a path into its segments, unchanged.
 *
 * @throws {ArchiveFault} If the path leaves its folder, or cannot be part of a tour's URL.
 */
export function splitName(name: string): string[] {
  const refuse = (rule: 'badName' | 'longName' | 'depth') =>
    new ArchiveFault(rule, { name: showable(name) });
  if (FORBIDDEN.test(name) || /^(?:\/|[A-Za-z]:)/.test(name)) throw refuse('badName');
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) throw refuse('badName');
  if (parts.length > ARCHIVE.depthMax) throw refuse('depth');
  const tooLong = parts.some((part) => isLonger(part, ARCHIVE.nameBytesMax));
  if (tooLong || isLonger(parts.join('/'), PATH_BYTES_MAX)) throw refuse('longName');
  return parts;
}

/** Makes a name safe for messages: removes control characters and shortens it. */
export function showable(name: string): string {
  const clean = name.replaceAll(/[\p{C}]/gu, '\ufffd');
  return clean.length > 80 ? `${clean.slice(0, 40)}…${clean.slice(-39)}` : clean;
}

/** Whether a text has more bytes in UTF-8. */
function isLonger(text: string, bytesMax: number): boolean {
  return text.length * UNIT_BYTES_MAX > bytesMax && encoder.encode(text).length > bytesMax;
}
