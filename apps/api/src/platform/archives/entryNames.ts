/** Names inside archives: how they are read, and which of them are let in. */
import { ARCHIVE } from '@jawla/contract/rules';
import yauzl from 'yauzl';
import { ArchiveRefusal } from './refusal.ts';

const UTF8_FLAG = 0x800;
const UNICODE_PATH_FIELD = 0x7075;
/** Longest whole path in bytes: a quarter of what Linux takes, the rest is for our own folders. */
const PATH_BYTES_MAX = 1024;

interface RawName {
  readonly generalPurposeBitFlag: number;
  readonly fileNameRaw: Buffer;
  readonly extraFields: readonly { id: number; data: Buffer }[];
}

/** Archives that do not say how their names are written mean UTF-8 when it is valid, and CP437 otherwise. */
export function readName(entry: RawName): string {
  const { generalPurposeBitFlag: flag, fileNameRaw: raw } = entry;
  const extra = [...entry.extraFields];
  const says = (flag & UTF8_FLAG) !== 0 || extra.some(({ id }) => id === UNICODE_PATH_FIELD);
  const utf8 = says ? undefined : strictUtf8(raw);
  return utf8 ?? yauzl.getFileNameLowLevel(flag, raw, extra, true);
}

/**
 * The parts of a path, in Unicode's composed form.
 *
 * @throws ArchiveRefusal when the path could leave its folder or cannot be a path of ours
 */
export function splitName(name: string): string[] {
  const refuse = (key: 'archive.badName' | 'archive.longName' | 'archive.depth') =>
    new ArchiveRefusal(key, { name: showable(name) });
  // eslint-disable-next-line no-control-regex -- control characters are what is refused
  if (/[\\\u0000-\u001f\u007f\ufffd]/.test(name) || /^(?:\/|[A-Za-z]:)/.test(name)) {
    throw refuse('archive.badName');
  }
  const parts = name.normalize('NFC').replace(/\/$/, '').split('/');
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

/** Names that are one name to some file system. */
export function entryKey(parts: readonly string[]): string {
  return parts.join('/').toLowerCase().normalize('NFC');
}

/** Leavings of file managers. */
export function isIgnored(parts: readonly string[]): boolean {
  return ARCHIVE.ignored.some((name) => parts[0] === name || parts.at(-1) === name);
}

/** A name as it can stand in a sentence: no control characters, not too long. */
export function showable(name: string): string {
  const clean = name.replaceAll(/[\p{C}]/gu, '\ufffd');
  return clean.length > 80 ? `${clean.slice(0, 40)}…${clean.slice(-39)}` : clean;
}

function strictUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
