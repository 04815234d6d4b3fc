/** Decodes and validates the names of archive entries. */
import { ARCHIVE } from '@jawla/contract/archiveLimits';
import yauzl from 'yauzl';
import { ArchiveRefusal } from './refusal.ts';

const UTF8_FLAG = 0x800;
const UNICODE_PATH_FIELD = 0x7075;
/** Maximum bytes of a path: proxies and browsers accept URLs of a few thousand. */
const PATH_BYTES_MAX = 1024;

export interface ExtraField {
  readonly id: number;
  readonly data: Buffer;
}

interface RawName {
  readonly flags: number;
  readonly nameBytes: Buffer;
  readonly extraFields: readonly ExtraField[];
}

/**
 * Backslashes, control characters, line separators, bidi overrides such as U+202E, and the replacement character of
 * undecodable bytes. Directional marks and joiners are part of Arabic names.
 */
const FORBIDDEN = /[\\\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufffd]/u;

const utf8Decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes a name. Without a UTF-8 flag or field, a name that is valid UTF-8 is read as UTF-8, any other as CP437. */
export function readName({ flags, nameBytes, extraFields }: RawName): string {
  const says = (flags & UTF8_FLAG) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH_FIELD);
  const utf8 = says ? undefined : strictUtf8(nameBytes);
  return utf8 ?? yauzl.getFileNameLowLevel(flags, nameBytes, [...extraFields], true);
}

/**
 * Splits a path into its segments, unchanged.
 *
 * @throws {ArchiveRefusal} If the path leaves its folder, or cannot be part of a tour's URL.
 */
export function splitName(name: string): string[] {
  const refuse = (key: 'archive.badName' | 'archive.longName' | 'archive.depth') =>
    new ArchiveRefusal(key, { name: showable(name) });
  if (FORBIDDEN.test(name) || /^(?:\/|[A-Za-z]:)/.test(name)) {
    throw refuse('archive.badName');
  }
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..')) {
    throw refuse('archive.badName');
  }
  if (parts.length > ARCHIVE.depthMax) throw refuse('archive.depth');
  const tooLong = parts.some((part) => Buffer.byteLength(part) > ARCHIVE.nameBytesMax);
  if (tooLong || Buffer.byteLength(parts.join('/')) > PATH_BYTES_MAX) {
    throw refuse('archive.longName');
  }
  return parts;
}

/** Makes a name safe for messages: removes control characters and shortens it. */
export function showable(name: string): string {
  const clean = name.replaceAll(/[\p{C}]/gu, '\ufffd');
  return clean.length > 80 ? `${clean.slice(0, 40)}…${clean.slice(-39)}` : clean;
}

function strictUtf8(bytes: Buffer): string | undefined {
  try {
    return utf8Decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
