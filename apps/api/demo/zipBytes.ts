import { crc32, deflateRawSync } from 'node:zlib';

/** One file of an archive that `zipOf` writes. Omitted fields get their correct values. */
export interface ZipEntry {
  name: string | Buffer;
  content?: Buffer;
  /** Stored instead of deflated. */
  stored?: boolean;
  /** General purpose flags: bit 0 encrypted, bit 11 names in UTF-8. */
  flags?: number;
  /** The field “version made by”, with the host system in its upper byte. Default: Unix. */
  madeBy?: number;
  /** The name in UTF-8, in the extra field 0x7075 of the directory, as WinRAR writes it. */
  unicodePath?: string;
  /** Unix mode in the upper half of the external attributes. */
  mode?: number;
  /** Uncompressed size in the headers. */
  claimedSize?: number;
  /** Name in the local header. Default: the name in the central directory. */
  localName?: string;
}

const UTF8 = 1 << 11;
const UNIX = 3 << 8;

/** Writes an archive byte by byte, including malformed ones that no library would write. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = entry.content ?? Buffer.alloc(0);
    const packed = entry.stored ? content : deflateRawSync(content, { level: 9 });
    const name = Buffer.from(entry.name);
    const localName = Buffer.from(entry.localName ?? entry.name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(entry.flags ?? UTF8, 2);
    shared.writeUInt16LE(entry.stored ? 0 : 8, 4);
    shared.writeUInt16LE(0x6000, 6);
    shared.writeUInt16LE(0x5c21, 8);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(entry.claimedSize ?? content.length, 18);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, localName, packed]);
    local.writeUInt16LE(localName.length, 26);

    const central = Buffer.alloc(46);
    central.write('PK\x01\x02', 0, 'latin1');
    central.writeUInt16LE(entry.madeBy ?? UNIX | 30, 4);
    shared.copy(central, 6, 0, 22);
    central.writeUInt16LE(name.length, 28);
    const extra =
      entry.unicodePath === undefined ? Buffer.alloc(0) : unicodeField(name, entry.unicodePath);
    central.writeUInt16LE(extra.length, 30);
    central.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 38);
    central.writeUInt32LE(offset, 42);
    directory.push(central, name, extra);
    parts.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 8);
  end.writeUInt16LE(Math.min(entries.length, 0xffff), 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}

function unicodeField(name: Buffer, unicode: string): Buffer {
  const text = Buffer.from(unicode);
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(5 + text.length, 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(crc32(name), 5);
  return Buffer.concat([head, text]);
}
