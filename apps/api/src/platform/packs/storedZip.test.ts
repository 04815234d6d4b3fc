/** Archives that are made while they are sent: readable, of known length, resumable. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { eventually } from '../../testing/eventually.ts';
import { archiveContents } from '../../testing/archiveContents.ts';
import { storedZip, type StoredEntry, type StoredZip } from './storedZip.ts';

const HUGE = 5 * 1024 ** 3;

function entry(name: string, content: Buffer): StoredEntry {
  return {
    name,
    bytes: content.length,
    crc32: crc32(content),
    date: '2026-03-04T05:06:07.000Z',
    open: ({ start, end }) => Promise.resolve(Readable.from([content.subarray(start, end + 1)])),
  };
}

/** A film of zeros, of which only the end is read. */
const huge = (name: string): StoredEntry => ({
  ...entry(name, Buffer.alloc(0)),
  bytes: HUGE,
  open: ({ start, end }) => Promise.resolve(Readable.from([Buffer.alloc(end + 1 - start)])),
});

const whole = (zip: StoredZip) => buffer(zip.read({ start: 0, end: zip.bytes - 1 }));

class ZipReader extends yauzl.RandomAccessReader {
  readonly #zip: StoredZip;

  constructor(zip: StoredZip) {
    super();
    this.#zip = zip;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#zip.read({ start, end: end - 1 });
  }
}

/** Reads the directory by another program's code. */
async function listed(zip: StoredZip): Promise<yauzl.Entry[]> {
  const file = await yauzl.fromRandomAccessReaderPromise(new ZipReader(zip), zip.bytes);
  const entries: yauzl.Entry[] = [];
  for await (const each of file.eachEntry()) entries.push(each);
  return entries;
}

describe('an archive of stored files', () => {
  const zip = storedZip([
    entry('a.mp4', Buffer.from('first')),
    entry('الواجهة.jpg', Buffer.from('second')),
    entry('=empty.txt', Buffer.alloc(0)),
  ]);

  it('has the announced length, and is read by others', async () => {
    const archive = await whole(zip);
    expect(archive).toHaveLength(zip.bytes);
    expect(await archiveContents(archive)).toEqual(
      new Map([
        ['a.mp4', Buffer.from('first')],
        ['الواجهة.jpg', Buffer.from('second')],
        ['=empty.txt', Buffer.alloc(0)],
      ]),
    );
    const [first] = await listed(zip);
    expect(first?.getLastModDate({ timezone: 'UTC' }).toISOString()).toBe(
      '2026-03-04T00:00:00.000Z',
    );
  });

  it('consists of any two parts', async () => {
    const archive = await whole(zip);
    for (let at = 1; at < zip.bytes; at += 1) {
      const parts = [
        zip.read({ start: 0, end: at - 1 }),
        zip.read({ start: at, end: zip.bytes - 1 }),
      ];
      expect(Buffer.concat(await Promise.all(parts.map((part) => buffer(part))))).toEqual(archive);
    }
  });

  it('has another tag with other content', () => {
    const changed = (name: string, text: string) =>
      storedZip([entry(name, Buffer.from(text))]).etag;
    const tags = [changed('a', 'x'), changed('b', 'x'), changed('a', 'y'), changed('a', 'xx')];
    expect(new Set(tags).size).toBe(tags.length);
    expect(changed('a', 'x')).toBe(tags[0]);
  });

  it('may have files and offsets beyond 4 GB', async () => {
    const large = storedZip([huge('one.mov'), huge('two.mov'), entry('c.txt', Buffer.from('end'))]);
    expect(large.bytes).toBeGreaterThan(2 * HUGE);
    const entries = await listed(large);
    expect(
      entries.map(({ fileName, uncompressedSize, compressedSize }) => [
        fileName,
        uncompressedSize,
        compressedSize,
      ]),
    ).toEqual([
      ['one.mov', HUGE, HUGE],
      ['two.mov', HUGE, HUGE],
      ['c.txt', 3, 3],
    ]);
    const at = entries[2]?.relativeOffsetOfLocalHeader ?? 0;
    expect(at).toBeGreaterThan(2 * HUGE);
    const tail = await buffer(large.read({ start: at, end: large.bytes - 1 }));
    expect(tail.subarray(30, 38).toString()).toBe('c.txtend');
  });

  it.each<[string, StoredEntry['open']]>([
    ['is gone', () => Promise.resolve(undefined)],
    ['has become shorter', () => Promise.resolve(Readable.from([Buffer.from('fi')]))],
    ['has become longer', () => Promise.resolve(Readable.from([Buffer.from('first and more')]))],
  ])('fails instead of ending early if a file %s', async (_, open) => {
    const broken = storedZip([{ ...entry('a.mp4', Buffer.from('first')), open }]);
    await expect(whole(broken)).rejects.toThrow('A file of the archive');
  });

  it('closes the file that is being read when the reader leaves', async () => {
    const content = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(100_000)));
    const one = {
      ...entry('a.mp4', Buffer.alloc(10_000_000)),
      open: () => Promise.resolve(content),
    };
    const stream = storedZip([one]).read({ start: 0, end: 10_000_000 });
    for await (const chunk of stream) {
      if (Buffer.isBuffer(chunk) && chunk.length === 100_000) break;
    }
    await eventually(() => Promise.resolve(expect(content.destroyed).toBe(true)));
  });
});
