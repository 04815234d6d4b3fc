/**
 * Writes archives like those of tour software: tiles are JPEG files, which are deflated although they hardly shrink.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import {
  DEFLATED,
  directoryEntry,
  endRecords,
  localHeader,
  STORED,
  type PackedEntry,
} from '@jawla/archives/zipFormat';

/** Source of the tiles: each is a slice of it, so that tiles differ and are generated fast. */
const NOISE = randomBytes(64_000_000);
/** Share of headers in a JPEG file, its only compressible part. */
const HEADER_SHARE = 0.03;

export function tileName(tile: number): string {
  return `tiles/${tile % 100}/${tile}.jpg`;
}

export function tileContent(tile: number, bytes: number): Buffer {
  const at = (tile * 104_729) % (NOISE.length - bytes);
  const content = Buffer.from(NOISE.subarray(at, at + bytes));
  return content.fill(0xff, 0, Math.floor(bytes * HEADER_SHARE));
}

/** Writes an archive of a start page and a number of tiles. */
export function writeTileArchive(path: string, tiles: number, bytes: number): void {
  writeZip(path, tiles + 1, (index) =>
    index === 0
      ? { name: 'index.html', content: Buffer.from('<h1>Bench</h1>'), method: DEFLATED }
      : { name: tileName(index - 1), content: tileContent(index - 1, bytes), method: DEFLATED },
  );
}

/** Writes an archive of a start page and videos, which tour software stores uncompressed. */
export function writeFilmArchive(path: string, films: number, bytes: number): void {
  const film = Buffer.concat(
    Array.from({ length: Math.ceil(bytes / NOISE.length) }, () => NOISE),
    bytes,
  );
  writeZip(path, films + 1, (index) =>
    index === 0
      ? { name: 'index.html', content: Buffer.from('<h1>Bench</h1>'), method: DEFLATED }
      : { name: `film-${index}.mp4`, content: film, method: STORED },
  );
}

interface Added extends Pick<PackedEntry, 'name' | 'method'> {
  readonly content: Buffer;
}

function writeZip(path: string, count: number, entryAt: (index: number) => Added): void {
  const file = openSync(path, 'w');
  let offset = 0;
  const write = (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; at += writeSync(file, bytes, at));
    offset += bytes.length;
  };
  const directory: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    const { name, content, method } = entryAt(index);
    const kept = method === DEFLATED ? deflateRawSync(content) : content;
    const described = { crc32: crc32(content), size: content.length, compressedSize: kept.length };
    const entry = { name, method, ...described, offset };
    write(localHeader(entry));
    write(kept);
    directory.push(directoryEntry(entry));
  }
  const listed = Buffer.concat(directory);
  const directoryAt = offset;
  write(listed);
  write(endRecords(count, listed.length, directoryAt));
  closeSync(file);
}
