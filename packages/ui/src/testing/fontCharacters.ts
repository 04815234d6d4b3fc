import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Known tags by their index in a table directory, up to the last one that is needed.
 *
 * @see https://www.w3.org/TR/WOFF2/#table_dir_format
 */
const TAGS = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  'cvt ',
  'fpgm',
  'glyf',
  'loca',
];
const HEADER_BYTES = 48;

/**
 * Returns the code points that a WOFF2 file has glyphs for.
 *
 * @throws Error if the file has no character map of format 4, which all web fonts have.
 */
export function fontCharacters(path: string): ReadonlySet<number> {
  const file = readFileSync(path);
  let at = HEADER_BYTES;
  const readByte = () => file.readUInt8(at++);
  const readLength = () => {
    let value = 0;
    for (;;) {
      const byte = readByte();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let cmap: readonly [start: number, length: number] | undefined;
  const tables = file.readUInt16BE(12);
  for (let table = 0; table < tables; table++) {
    const flags = readByte();
    const isNamed = (flags & 63) === 63;
    const tag = isNamed ? file.toString('latin1', at, at + 4) : TAGS[flags & 63];
    if (isNamed) at += 4;
    let length = readLength();
    // Glyphs and their locations are transformed by default, other tables are not.
    const isTransformed = tag === 'glyf' || tag === 'loca' ? flags >> 6 !== 3 : flags >> 6 !== 0;
    if (isTransformed) length = readLength();
    if (tag === 'cmap') cmap = [start, length];
    start += length;
  }
  if (cmap === undefined) throw new Error(`${path} has no character map.`);
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  return readMap(data.subarray(cmap[0], cmap[0] + cmap[1]), path);
}

/** @see https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values */
function readMap(cmap: Buffer, path: string): ReadonlySet<number> {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(4 + index * 8 + 4),
  );
  const start = subtables.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error(`${path} has no character map of format 4.`);
  const doubled = cmap.readUInt16BE(start + 6);
  const characters = new Set<number>();
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = cmap.readUInt16BE(start + 14 + segment);
    const first = cmap.readUInt16BE(start + 16 + doubled + segment);
    for (let code = first; code <= last && code < 0xffff; code++) characters.add(code);
  }
  return characters;
}
