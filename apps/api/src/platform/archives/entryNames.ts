/** Names inside archives: how they are read, and which of them are let in. */
import { ARCHIVE } from '@jawla/contract/limits';
import yauzl from 'yauzl';
import { ArchiveRefusal } from './refusal.ts';

const UTF8_FLAG = 0x800;
const UNICODE_PATH_FIELD = 0x7075;
/** Longest whole path in bytes: URLs of a few thousand are let through everywhere. */
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
 * Backslashes, control characters, line separators, what reverses the text around it (U+202E), and the replacement
 * character of what is not decodable. Marks of direction and joiners are part of Arabic names.
 */
const FORBIDDEN = /[\\\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufffd]/u;

const utf8Decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Archives that do not say how their names are written mean UTF-8 when it is valid, and CP437 otherwise. */
export function readName({ flags, nameBytes, extraFields }: RawName): string {
  const says = (flags & UTF8_FLAG) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH_FIELD);
  const utf8 = says ? undefined : strictUtf8(nameBytes);
  return utf8 ?? yauzl.getFileNameLowLevel(flags, nameBytes, [...extraFields], true);
}

/**
 * The parts of a path, exactly as they are spelled.
 *
 * @throws ArchiveRefusal when the path would lead out of its folder elsewhere, or cannot be a URL of ours
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
