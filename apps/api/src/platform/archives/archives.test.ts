import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { ZipFile } from 'yazl';
import * as bad from '../../../demo/badArchives.ts';
import { zipOf, type ZipEntry } from '../../../demo/zipBytes.ts';
import { readPack } from '../../testing/readPack.ts';
import { archiveOf, tourArchive } from '../../testing/tourArchive.ts';
import { END_BYTES } from '@jawla/archives/zipFormat';
import type { TextKey } from '../texts/texts.ts';
import { repackHere } from './repackHere.ts';
import { repackInWorker } from './repackInWorker.ts';

let folder: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jawla-archive-'));
  target = join(folder, 'tour.zip');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeArchive(bytes: Uint8Array): Promise<string> {
  const archive = join(folder, 'archive.zip');
  await writeFile(archive, bytes);
  return archive;
}

/** Repacks in this thread: the checks are the same, and starting a worker would take longer than the archive. */
async function repackBytes(bytes: Uint8Array) {
  return repackHere({ archive: await writeArchive(bytes), target });
}

async function packedNames(): Promise<string[]> {
  return [...(await readPack(target)).keys()].sort();
}

/** Too large to be processed in memory. */
const LARGE: ZipEntry = { name: 'rooms.json', content: Buffer.alloc(5_000_000, '{"room": 1}, ') };

const index = { name: 'index.html', content: Buffer.from('start') };

/** “Version made by” of programs on Windows: 2.0 on FAT, 6.3 on NTFS. */
const FAT = 20;
const NTFS = (10 << 8) | 63;

const REFUSED: readonly [string, () => Uint8Array, TextKey][] = [
  ['a file that is not a ZIP archive', bad.notAZip, 'archive.notZip'],
  ['an empty file', () => Buffer.alloc(0), 'archive.notZip'],
  ['a truncated archive', bad.truncated, 'archive.notZip'],
  ['modified bytes', bad.damaged, 'archive.damaged'],
  ['no entries', bad.empty, 'archive.empty'],
  [
    'only metadata files of file managers',
    () => archiveOf('__MACOSX/._a', 'x/.DS_Store'),
    'archive.empty',
  ],
  ['path traversal', bad.traversal, 'archive.badName'],
  ['an absolute path', bad.absolutePath, 'archive.badName'],
  ['a control character beyond ASCII', () => archiveOf('a\u0085b'), 'archive.badName'],
  ['a line separator', () => archiveOf('a\u2028b'), 'archive.badName'],
  ['a paragraph separator', () => archiveOf('a\u2029b'), 'archive.badName'],
  ['a right-to-left override', () => archiveOf('a\u202egpj.exe'), 'archive.badName'],
  ['a bidirectional isolate', () => archiveOf('a\u2066b'), 'archive.badName'],
  [
    'a path that is both file and folder',
    () => archiveOf('index.html', 'a/b', 'a/b/c/d.js'),
    'archive.fileAndFolder',
  ],
  ['a gap after the central directory', () => withGap(Buffer.from('gap')), 'archive.unreadable'],
  [
    'a second central directory after the first',
    () => {
      const other = archiveOf('other.html');
      return withGap(other.subarray(other.indexOf('PK\u0001\u0002'), -END_BYTES));
    },
    'archive.unreadable',
  ],
  ['a drive letter', bad.driveLetter, 'archive.badName'],
  ['backslashes', bad.backslashNames, 'archive.badName'],
  [
    'a backslash in a name of Unix beside slashes',
    () => archiveOf('index.html', 'assets/a\\b.js'),
    'archive.badName',
  ],
  [
    'backslashes that lead out of the folder',
    () => zipOf([index, { name: 'assets/a.js' }, { name: 'a\\..\\..\\b.js', madeBy: FAT }]),
    'archive.badName',
  ],
  [
    'one name with both separators',
    () => zipOf([index, { name: 'a/b.js', madeBy: FAT }, { name: 'a\\b.js', madeBy: FAT }]),
    'archive.duplicate',
  ],
  ['a `.` path segment', () => archiveOf('index.html', 'a/./b.js'), 'archive.badName'],
  ['an empty path segment', () => archiveOf('index.html', 'a//b.js'), 'archive.badName'],
  ['a NUL in a name', bad.nulName, 'archive.badName'],
  ['a name in invalid UTF-8', bad.brokenUtf8Name, 'archive.badName'],
  ['no start page', bad.noStartPage, 'archive.noStartPage'],
  [
    'start pages in two folders',
    () => archiveOf('a/index.html', 'b/index.html'),
    'archive.severalStartPages',
  ],
  ['two pages of any name', () => archiveOf('a.html', 'b.html'), 'archive.severalStartPages'],
  [
    'two pages of any name in folders',
    () => archiveOf('x/a.html', 'y/b.html'),
    'archive.severalStartPages',
  ],
  [
    'a page in a folder and one in the root, neither beside a player',
    () => archiveOf('x/index.html', 'other.html'),
    'archive.severalStartPages',
  ],
  [
    'a page seven folders deep',
    () => archiveOf('a/b/c/d/e/f/g/index.html'),
    'archive.deepStartPage',
  ],
  ['an encrypted entry', bad.encryptedFlag, 'archive.encrypted'],
  ['a symbolic link', bad.symlink, 'archive.link'],
  ['a device file', () => zipOf([index, { name: 'null', mode: 0o020666 }]), 'archive.link'],
  ['a duplicate name', bad.sameNameTwice, 'archive.duplicate'],
  ['a decompression bomb', bad.zipBomb, 'archive.ratio'],
  ['false sizes', bad.lyingSizes, 'archive.damaged'],
  ['a path that is too deep', bad.deepPath, 'archive.depth'],
  ['a name that is too long', bad.longName, 'archive.longName'],
  ['a different name in the local header', bad.localNameDiffers, 'archive.headers'],
  ['too many entries', claimingEntries(100_001), 'archive.tooMany'],
  ['more entries than recorded', recordingEntries(2), 'archive.unreadable'],
  ['fewer entries than recorded', recordingEntries(4), 'archive.unreadable'],
  // The maximum of the field: some programs write it for any larger number.
  ['a number of entries of 0xffff', recordingEntries(0xffff), 'archive.unreadable'],
  ['overlapping entries', overlapping, 'archive.overlap'],
  ['an entry that overlaps the central directory', intoDirectory, 'archive.overlap'],
  ['a flipped bit in its last byte', wrongLastByte, 'archive.damaged'],
  [
    'trailing bytes after the end record',
    () => Buffer.concat([archiveOf('index.html'), Buffer.from('x')]),
    'archive.notZip',
  ],
  ['a truncated comment', commentOf(20, 10), 'archive.notZip'],
  ['an encrypted stored file', encryptedStored, 'archive.encrypted'],
  ['an unsupported compression method', ofMethod(12), 'archive.method'],
  ['end records with different numbers of entries', disagreeing, 'archive.unreadable'],
  ['trailing data after the deflate stream', trailingData, 'archive.damaged'],
  [
    'less data than the stated size',
    () => zipOf([index, { ...LARGE, claimedSize: 6_000_000 }]),
    'archive.damaged',
  ],
  [
    'more data than the stated size',
    () => zipOf([index, { ...LARGE, claimedSize: 4_500_000 }]),
    'archive.damaged',
  ],
  ['a truncated extra field', cutExtraField, 'archive.unreadable'],
];

describe('an archive is rejected for', () => {
  it.each(REFUSED)('%s', async (_, make, key) => {
    expect(await repackBytes(make())).toMatchObject({ outcome: 'refused', key });
    // At most a partial pack, which is never published.
    const others = (await readdir(folder)).filter((name) => name !== 'tour.zip');
    expect(others).toEqual(['archive.zip']);
  });
});

const ACCEPTED: readonly [string, () => Uint8Array, { startPage: string; files: string[] }][] = [
  [
    'index.html at the root',
    () => archiveOf('index.html', 'a/b.js'),
    { startPage: 'index.html', files: ['a/b.js', 'index.html'] },
  ],
  ['index.htm', () => archiveOf('index.htm'), { startPage: 'index.htm', files: ['index.htm'] }],
  [
    'krpano’s tour.html',
    () => archiveOf('vtour/tour.html', 'vtour/tour.xml'),
    { startPage: 'tour.html', files: ['tour.html', 'tour.xml'] },
  ],
  [
    'Panotour’s TOUR.html',
    () => archiveOf('TOUR.html'),
    { startPage: 'TOUR.html', files: ['TOUR.html'] },
  ],
  [
    'index.html before index.htm',
    () => archiveOf('index.htm', 'index.html'),
    { startPage: 'index.html', files: ['index.htm', 'index.html'] },
  ],
  [
    'one enclosing folder',
    () => archiveOf('my tour/index.html'),
    { startPage: 'index.html', files: ['index.html'] },
  ],
  [
    'three enclosing folders',
    () => archiveOf('a/b/c/index.html'),
    { startPage: 'index.html', files: ['index.html'] },
  ],
  [
    'a folder next to a readme file',
    () => archiveOf('app-files/index.html', 'read me.txt'),
    { startPage: 'app-files/index.html', files: ['app-files/index.html', 'read me.txt'] },
  ],
  [
    'Pannellum’s page',
    () => archiveOf('pannellum.htm', 'pannellum.js'),
    { startPage: 'pannellum.htm', files: ['pannellum.htm', 'pannellum.js'] },
  ],
  [
    'one page of any name',
    () => archiveOf('Tour/Villa.HTML', 'Tour/tiles/a.jpg'),
    { startPage: 'Villa.HTML', files: ['Villa.HTML', 'tiles/a.jpg'] },
  ],
  [
    'one page of any name in a folder',
    () => archiveOf('tour/default.html', 'read me.txt'),
    { startPage: 'tour/default.html', files: ['read me.txt', 'tour/default.html'] },
  ],
  [
    'Panotour’s page beside its data',
    () => archiveOf('Villa.html', 'TOURdata/lib/a.js', 'TOURdata/help/help.html'),
    {
      startPage: 'Villa.html',
      files: ['TOURdata/help/help.html', 'TOURdata/lib/a.js', 'Villa.html'],
    },
  ],
  [
    'krpano’s page and the pages of its sources',
    () => archiveOf('My Tour/tour/tour.html', 'My Tour/tour/tour.xml', 'My Tour/source/index.html'),
    {
      startPage: 'tour/tour.html',
      files: ['source/index.html', 'tour/tour.html', 'tour/tour.xml'],
    },
  ],
  [
    'Marzipano’s page and an instruction',
    () =>
      archiveOf(
        'app-files/index.html',
        'app-files/vendor/marzipano.js',
        'docs/index.htm',
        'help.html',
      ),
    {
      startPage: 'app-files/index.html',
      files: [
        'app-files/index.html',
        'app-files/vendor/marzipano.js',
        'docs/index.htm',
        'help.html',
      ],
    },
  ],
  [
    'Pannellum’s page and an example',
    () => archiveOf('pannellum.htm', 'pannellum.js', 'examples/index.html'),
    {
      startPage: 'pannellum.htm',
      files: ['examples/index.html', 'pannellum.htm', 'pannellum.js'],
    },
  ],
  [
    '3DVista’s index.htm',
    () => archiveOf('Export/index.htm', 'Export/lib/tdvplayer.js', 'Export/misc/share.html'),
    { startPage: 'index.htm', files: ['index.htm', 'lib/tdvplayer.js', 'misc/share.html'] },
  ],
  [
    'metadata files of macOS',
    () => archiveOf('t/index.html', '__MACOSX/t/._index.html', 't/.DS_Store'),
    { startPage: 'index.html', files: ['index.html'] },
  ],
  [
    'backslashes of Windows PowerShell 5',
    () =>
      zipOf([
        { name: 'tour\\index.html', content: index.content, madeBy: FAT },
        { name: 'tour\\panos\\', madeBy: FAT },
        { name: 'tour\\panos\\a.jpg', madeBy: FAT },
      ]),
    { startPage: 'index.html', files: ['index.html', 'panos/a.jpg'] },
  ],
  [
    'backslashes from NTFS beside slashes',
    () =>
      zipOf([
        { ...index, madeBy: NTFS },
        { name: 'panos/a.jpg', madeBy: NTFS },
        { name: 'panos\\b.jpg', madeBy: NTFS },
      ]),
    { startPage: 'index.html', files: ['index.html', 'panos/a.jpg', 'panos/b.jpg'] },
  ],
  [
    'backslashes and no slash, whatever the host system',
    () => archiveOf('tour\\index.html', 'tour\\a.jpg'),
    { startPage: 'index.html', files: ['a.jpg', 'index.html'] },
  ],
  [
    'names in decomposed Unicode form',
    () => archiveOf('index.html', 'e\u0301.js'),
    { startPage: 'index.html', files: ['index.html', 'e\u0301.js'] },
  ],
  [
    'Arabic names without the UTF-8 flag',
    () => zipOf([index, { name: 'غرفة.js', flags: 0 }]),
    { startPage: 'index.html', files: ['index.html', 'غرفة.js'] },
  ],
  [
    'names in CP437',
    () => zipOf([index, { name: Buffer.from([0x82, 0x2e, 0x6a, 0x73]), flags: 0 }]),
    { startPage: 'index.html', files: ['index.html', 'é.js'] },
  ],
];

/** “غرفة” (room) in the code pages of programs on Windows. */
const ROOM: Readonly<Record<string, Buffer>> = {
  'windows-1256': Buffer.from('dbd1ddc9', 'hex'),
  cp720: Buffer.from('e4a9e5a1', 'hex'),
  cp864: Buffer.from('dad1bac9', 'hex'),
};

/** Creates an archive as WinRAR and Windows Explorer write it: no UTF-8 flag, names in a code page. */
function inCodePage(room: Buffer, page: string | Buffer, pageName = 'index.html'): Buffer {
  return zipOf([
    { name: pageName, content: Buffer.from(page), flags: 0, madeBy: FAT },
    { name: Buffer.concat([room, Buffer.from('.jpg')]), flags: 0, madeBy: FAT },
  ]);
}

/** Ways in which pages refer to a file. */
const LINKS: readonly [string, string][] = [
  ['a link', '<a href="غرفة.jpg">room</a>'],
  ['a percent-encoded link', `<a href='${encodeURIComponent('غرفة')}.jpg?v=1'>room</a>`],
  ['an escape of a script', String.raw`<script>open("\u063a\u0631\u0641\u0629.jpg")</script>`],
  ['a style', '<style>div { background: url(غرفة.jpg) }</style>'],
];

describe('names without the UTF-8 flag are read in the code page that the pages refer to', () => {
  it.each(
    Object.entries(ROOM).flatMap(([codePage, room]) =>
      LINKS.map(([how, link]) => [codePage, how, link, room] as const),
    ),
  )('%s, by %s', async (_codePage, _how, link, room) => {
    expect(await repackBytes(inCodePage(room, link))).toMatchObject({ outcome: 'done' });
    expect(await packedNames()).toEqual(['index.html', 'غرفة.jpg']);
  });

  it('by a page in windows-1256', async () => {
    const page = Buffer.concat([
      Buffer.from('<img src="'),
      ROOM['windows-1256'] ?? index.content,
      Buffer.from('.jpg">'),
    ]);
    expect(await repackBytes(inCodePage(page.subarray(10, 14), page))).toMatchObject({
      outcome: 'done',
    });
    expect(await packedNames()).toEqual(['index.html', 'غرفة.jpg']);
  });

  it('and by WinRAR’s Unicode field before any code page', async () => {
    const name = Buffer.from('????.jpg');
    const bytes = zipOf([index, { name, flags: 0, madeBy: FAT, unicodePath: 'غرفة.jpg' }]);
    expect(await repackBytes(bytes)).toMatchObject({ outcome: 'done' });
    expect(await packedNames()).toEqual(['index.html', 'غرفة.jpg']);
  });

  it('unless the Unicode field belongs to another name', async () => {
    const bytes = zipOf([index, { name: 'a.jpg', unicodePath: '../evil.jpg' }]);
    bytes.writeUInt8(0, bytes.indexOf(Buffer.from('../evil.jpg')) - 1);
    expect(await repackBytes(bytes)).toMatchObject({ outcome: 'done' });
    expect(await packedNames()).toEqual(['a.jpg', 'index.html']);
  });

  it('and checked afterwards', async () => {
    const bytes = zipOf([index, { name: 'a.jpg', unicodePath: '../evil.jpg' }]);
    expect(await repackBytes(bytes)).toMatchObject({ key: 'archive.badName' });
  });
});

/** Creates an archive with ZIP64 end records that claim a number of entries. */
function claimingEntries(count: number): () => Uint8Array {
  return () => withBigEnd(archiveOf('index.html'), count);
}

function withBigEnd(bytes: Buffer, count: number): Buffer {
  const end = bytes.subarray(bytes.length - 22);
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(bytes.length - 22), 8);
  locator.writeUInt32LE(1, 16);
  end.writeUInt16LE(0xffff, 8);
  end.writeUInt16LE(0xffff, 10);
  return Buffer.concat([bytes.subarray(0, bytes.length - 22), record, locator, end]);
}

/** Creates an archive of three entries whose end record states another number. */
function recordingEntries(count: number): () => Uint8Array {
  return () => {
    const bytes = archiveOf('index.html', 'a.js', 'b.js');
    const end = bytes.subarray(bytes.length - 22);
    end.writeUInt16LE(count, 8);
    end.writeUInt16LE(count, 10);
    return bytes;
  };
}

/** Creates an archive in which one file lies within the data of another; the directory lists both. */
function overlapping(): Uint8Array {
  const inner = { name: 'tour.js', content: Buffer.from('inner'), stored: true };
  const within = zipOf([inner]).subarray(0, 30 + 'tour.js'.length + 5);
  const bytes = zipOf([index, { name: 'all.bin', content: within, stored: true }, inner]);
  const inDirectory = bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  bytes.writeUInt32LE(bytes.indexOf(within), inDirectory + 42);
  return bytes;
}

/** Creates an archive whose second file claims to extend to its end. */
function intoDirectory(): Uint8Array {
  const bytes = zipOf([index, { name: 'a.js', content: Buffer.from('abc'), stored: true }]);
  const [local, listed] = [
    bytes.lastIndexOf('PK\u0003\u0004'),
    bytes.lastIndexOf('PK\u0001\u0002'),
  ];
  const size = bytes.length - local;
  for (const at of [local + 18, local + 22, listed + 20, listed + 24])
    bytes.writeUInt32LE(size, at);
  return bytes;
}

function wrongLastByte(): Uint8Array {
  const content = Buffer.alloc(5_000_000, 'tile');
  const bytes = zipOf([index, { name: 'a.jpg', content, stored: true }]);
  const directoryAt = bytes.indexOf('PK\u0001\u0002');
  bytes.writeUInt8(bytes.readUInt8(directoryAt - 1) ^ 1, directoryAt - 1);
  return bytes;
}

/** Creates an archive that claims one length of its comment and has another. */
function commentOf(claimed: number, length: number): () => Uint8Array {
  return () => {
    const bytes = Buffer.concat([archiveOf('index.html'), Buffer.alloc(length, 'c')]);
    bytes.writeUInt16LE(claimed, bytes.length - length - 2);
    return bytes;
  };
}

/** Uses the traditional ZIP encryption, which adds a header of twelve bytes before the data. */
function encryptedStored(): Uint8Array {
  const content = Buffer.alloc(112, 'secret');
  return zipOf([{ ...index, content, stored: true, flags: 0x801, claimedSize: 100 }]);
}

function ofMethod(method: number): () => Uint8Array {
  return () => {
    const bytes = archiveOf('index.html');
    bytes.writeUInt16LE(method, bytes.indexOf('PK\u0003\u0004') + 8);
    bytes.writeUInt16LE(method, bytes.indexOf('PK\u0001\u0002') + 10);
    return bytes;
  };
}

/** Creates an archive whose ZIP64 record states two entries, and whose end record states one. */
function disagreeing(): Uint8Array {
  const bytes = Buffer.from(claimingEntries(2)());
  bytes.writeUInt16LE(1, bytes.length - 22 + 8);
  bytes.writeUInt16LE(1, bytes.length - 22 + 10);
  return bytes;
}

/** Creates a file whose deflate stream ends before its stated compressed size. */
function trailingData(): Uint8Array {
  const bytes = archiveOf('index.html');
  const directoryAt = bytes.indexOf('PK\u0001\u0002');
  const junk = Buffer.from('junk');
  const longer = Buffer.concat([bytes.subarray(0, directoryAt), junk, bytes.subarray(directoryAt)]);
  const size = longer.readUInt32LE(18) + junk.length;
  longer.writeUInt32LE(size, 18);
  longer.writeUInt32LE(size, directoryAt + junk.length + 20);
  longer.writeUInt32LE(directoryAt + junk.length, longer.length - 6);
  return longer;
}

/** Inserts bytes between the central directory and the end record. */
function withGap(gap: Buffer): Uint8Array {
  const archive = archiveOf('index.html');
  return Buffer.concat([archive.subarray(0, -END_BYTES), gap, archive.subarray(-END_BYTES)]);
}

/** Shortens the name in the directory, so that the rest of it is parsed as an extra field. */
function cutExtraField(): Uint8Array {
  const bytes = zipOf([{ ...index, name: `index.html${'x'.repeat(10)}` }]);
  const directoryAt = bytes.indexOf('PK\u0001\u0002');
  bytes.writeUInt16LE('index.html'.length, directoryAt + 28);
  bytes.writeUInt16LE(10, directoryAt + 30);
  return bytes;
}

/** Archives in the style of other programs. */
const WRITTEN: readonly [string, (zip: ZipFile) => void, string[]][] = [
  [
    'data descriptors',
    (zip) => {
      zip.addReadStream(Readable.from([Buffer.from('start')]), 'index.html');
      zip.addReadStream(Readable.from([randomBytes(5_000_000)]), 'a.jpg', { compress: false });
      zip.end();
    },
    ['a.jpg', 'index.html'],
  ],
  [
    'ZIP64 records',
    (zip) => {
      zip.addBuffer(Buffer.from('start'), 'index.html', { forceZip64Format: true });
      zip.addBuffer(Buffer.from('text'), 'a.js');
      zip.end({ forceZip64Format: true, comment: '' });
    },
    ['a.js', 'index.html'],
  ],
  [
    'a comment',
    (zip) => {
      zip.addBuffer(Buffer.from('start'), 'index.html');
      zip.end({ forceZip64Format: false, comment: 'made with care' });
    },
    ['index.html'],
  ],
];

async function written(write: (zip: ZipFile) => void): Promise<Buffer> {
  const zip = new ZipFile();
  write(zip);
  return buffer(zip.outputStream);
}

describe('an archive is accepted with', () => {
  it.each(WRITTEN)('%s', async (_, write, names) => {
    expect(await repackBytes(await written(write))).toMatchObject({ outcome: 'done' });
    expect(await packedNames()).toEqual(names);
  });

  it.each([0xffff, 0x1_0000, 100_000])('%i entries', async (count) => {
    const tiles = Array.from({ length: count - 1 }, (_, tile) => `tiles/${tile}.jpg`);
    const bytes = zipOf([index, ...tiles.map((name) => ({ name, stored: true }))]);
    const archive = count > 0xffff ? withBigEnd(bytes, count) : bytes;
    expect(await repackBytes(archive)).toMatchObject({ outcome: 'done', files: count });
    const zip = await yauzl.openPromise(target);
    zip.close();
    expect(zip.entryCount).toBe(count);
  });

  it.each(ACCEPTED)('%s', async (_, make, { startPage, files }) => {
    expect(await repackBytes(make())).toMatchObject({
      outcome: 'done',
      startPage,
      files: files.length,
    });
    expect(await packedNames()).toEqual(files.sort());
  });

  it('unchanged content', async () => {
    await repackBytes(tourArchive('the villa'));
    const files = await readPack(target);
    expect(files.get('index.html')?.content.toString()).toBe('<h1>the villa</h1>');
    expect(files.get('panoramas/غرفة المعيشة.jpg')?.content).toHaveLength(5000);
  });
});

describe('the chosen start page', () => {
  const pages = () =>
    archiveOf('Two tours/a/index.html', 'Two tours/b/index.html', 'Two tours/b/c/d.html');

  async function repackChosen(bytes: Uint8Array, startPage: string) {
    return repackHere({ archive: await writeArchive(bytes), target, startPage });
  }

  it.each([
    ['one of several', pages, 'Two tours/b/index.html', 'b/index.html'],
    ['another one than the usual', () => archiveOf('index.html', 'vr.htm'), 'vr.htm', 'vr.htm'],
    [
      'one that the archive names with backslashes',
      () => archiveOf('a\\one.html', 'a\\two.html'),
      'a/two.html',
      'two.html',
    ],
  ])('is %s', async (_, make, chosen, startPage) => {
    expect(await repackChosen(make(), chosen)).toMatchObject({ outcome: 'done', startPage });
  });

  it.each([
    ['is missing', 'Two tours/c/index.html'],
    ['is named without its top folder', 'a/index.html'],
    ['is outside the archive', '../../etc/passwd.html'],
    ['is deeper than start pages may be', 'Two tours/b/c/d.html'],
    ['has no name', ''],
    ['has a bidirectional override', 'Two tours/a/\u202elmth.html'],
  ])('is rejected if it %s', async (_, chosen) => {
    expect(await repackChosen(pages(), chosen)).toMatchObject({
      outcome: 'refused',
      key: 'archive.unknownStartPage',
    });
  });

  it('must be a page', async () => {
    expect(await repackChosen(archiveOf('a.html', 'b.html', 'tour.js'), 'tour.js')).toMatchObject({
      outcome: 'refused',
      key: 'archive.unknownStartPage',
    });
  });
});

describe('the repacked archive', () => {
  const text = (bytes: number) => Buffer.alloc(bytes, '{"room": 1, "name": "hall"}, ');

  it.each<[string, ZipEntry, boolean]>([
    ['deflated text', { name: 'a.json', content: text(3000) }, true],
    ['stored text', { name: 'a.json', content: text(3000), stored: true }, true],
    ['large deflated text', { name: 'a.json', content: text(5_000_000) }, true],
    ['large stored text', { name: 'a.json', content: text(5_000_000), stored: true }, true],
    ['text too short to compress', { name: 'a.txt', content: text(10) }, false],
    ['incompressible text', { name: 'a.txt', content: randomBytes(3000) }, false],
    ['deflated pictures', { name: 'a.jpg', content: text(3000) }, false],
    ['large deflated pictures', { name: 'a.jpg', content: text(5_000_000) }, false],
    [
      'large stored pictures',
      { name: 'a.jpg', content: randomBytes(5_000_000), stored: true },
      false,
    ],
    ['videos', { name: 'a.MP4', content: text(3000) }, false],
    ['a deflated file of an unknown type', { name: 'a.geometry', content: text(3000) }, true],
    [
      'a stored file of an unknown type',
      { name: 'a.geometry', content: text(3000), stored: true },
      false,
    ],
    ['an empty file', { name: 'a.js', content: Buffer.alloc(0) }, false],
  ])('keeps %s', async (_, entry, isDeflated) => {
    await repackBytes(zipOf([index, entry]));
    const packed = (await readPack(target)).get(String(entry.name));
    expect(packed?.isDeflated).toBe(isDeflated);
    // Not `toEqual`, which takes seconds for megabytes.
    expect(packed?.content.equals(entry.content ?? index.content)).toBe(true);
  });

  it('is byte-identical for the same files', async () => {
    await repackBytes(tourArchive('a tour'));
    const first = await readFile(target);
    await rm(target);
    await repackBytes(tourArchive('a tour'));
    expect((await readFile(target)).equals(first)).toBe(true);
  });
});

describe('file names that differ only in case or Unicode normalization', () => {
  it.each([
    ['case', ['Assets/Tour.js', 'assets/tour.JS']],
    ['normalization', ['e\u0301.js', '\u00e9.js']],
  ])('are kept as different files: %s', async (_, names) => {
    await repackBytes(archiveOf('index.html', ...names));
    expect(await packedNames()).toEqual(['index.html', ...names].sort());
    const files = await readPack(target);
    for (const name of names) expect(files.get(name)?.content.toString()).toBe(`this is ${name}`);
  });
});

describe('the worker', () => {
  const { signal } = new AbortController();

  it('returns the result of repacking', async () => {
    const archive = await writeArchive(archiveOf('index.html', 'a/b.js'));
    const repacked = await repackInWorker({ archive, target }, signal);
    expect(repacked).toMatchObject({ startPage: 'index.html', files: 2 });
    expect(await packedNames()).toEqual(['a/b.js', 'index.html']);
  });

  it('throws the violated rule, with the name of the entry', async () => {
    const archive = await writeArchive(bad.traversal());
    await expect(repackInWorker({ archive, target }, signal)).rejects.toMatchObject({
      name: 'ArchiveRefusal',
      key: 'archive.badName',
      values: { name: '../evil.html' },
    });
  });

  it('reads the largest central directory without ZIP64 within its memory limit', async () => {
    const names = Array.from({ length: 0xfffe }, (_, tile) => `tiles/${tile}.jpg`);
    const entries = [...names, '../evil.html'].map((name) => ({ name, stored: true }));
    const archive = await writeArchive(zipOf(entries));
    // The last entry is invalid, which proves that all entries were read.
    await expect(repackInWorker({ archive, target }, signal)).rejects.toMatchObject({
      key: 'archive.badName',
      values: { name: '../evil.html' },
    });
  });

  it('stops when its signal is aborted', async () => {
    const archive = await writeArchive(bad.tooManyEntries(2000));
    const controller = new AbortController();
    const repacking = repackInWorker({ archive, target }, controller.signal);
    controller.abort(new Error('cancelled'));
    await expect(repacking).rejects.toThrow('cancelled');
  });
});
