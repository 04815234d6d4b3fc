import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as bad from '../../../demo/badArchives.ts';
import { zipOf } from '../../../demo/zipBytes.ts';
import { archiveOf, tourArchive } from '../../testing/tourArchive.ts';
import type { TextKey } from '../texts/texts.ts';
import { unpack } from './unpack.ts';
import { unpackHere } from './unpackHere.ts';

let folder: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jawla-archive-'));
  target = join(folder, 'tour');
  await mkdir(target);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeArchive(bytes: Uint8Array): Promise<string> {
  const archive = join(folder, 'archive.zip');
  await writeFile(archive, bytes);
  return archive;
}

/** In this thread: the rules are the same, and each thread would cost more time than its archive. */
async function unpackBytes(bytes: Uint8Array) {
  return unpackHere({ archive: await writeArchive(bytes), target });
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .sort();
}

const index = { name: 'index.html', content: Buffer.from('start') };

const REFUSED: readonly [string, () => Uint8Array, TextKey][] = [
  ['something that is no zip', bad.notAZip, 'archive.notZip'],
  ['nothing', () => Buffer.alloc(0), 'archive.notZip'],
  ['a truncated archive', bad.truncated, 'archive.notZip'],
  ['changed bytes', bad.damaged, 'archive.damaged'],
  ['no entries', bad.empty, 'archive.empty'],
  [
    'only what file managers leave',
    () => archiveOf('__MACOSX/._a', 'x/.DS_Store'),
    'archive.empty',
  ],
  ['steps up', bad.traversal, 'archive.badName'],
  ['an absolute path', bad.absolutePath, 'archive.badName'],
  ['a drive', bad.driveLetter, 'archive.badName'],
  ['backslashes', bad.backslashNames, 'archive.badName'],
  ['a dot for a folder', () => archiveOf('index.html', 'a/./b.js'), 'archive.badName'],
  ['an empty folder name', () => archiveOf('index.html', 'a//b.js'), 'archive.badName'],
  ['a NUL in a name', bad.nulName, 'archive.badName'],
  ['a broken UTF-8 name', bad.brokenUtf8Name, 'archive.badName'],
  ['no start page', bad.noStartPage, 'archive.noStartPage'],
  [
    'start pages in two folders',
    () => archiveOf('a/index.html', 'b/index.html'),
    'archive.noStartPage',
  ],
  ['a password', bad.encryptedFlag, 'archive.encrypted'],
  ['a link', bad.symlink, 'archive.link'],
  ['a device', () => zipOf([index, { name: 'null', mode: 0o020666 }]), 'archive.link'],
  ['names that differ in case', bad.duplicateNames, 'archive.duplicate'],
  ['the same name twice', bad.sameNameTwice, 'archive.duplicate'],
  [
    'names that differ in composition',
    () => archiveOf('index.html', 'e\u0301.js', '\u00e9.js'),
    'archive.duplicate',
  ],
  ['a bomb', bad.zipBomb, 'archive.ratio'],
  ['sizes that are not true', bad.lyingSizes, 'archive.damaged'],
  ['a file used as a folder', bad.fileAsFolder, 'archive.fileAsFolder'],
  ['a folder used as a file', () => archiveOf('index.html', 'a/b.js', 'a'), 'archive.fileAsFolder'],
  ['too many folders deep', bad.deepPath, 'archive.depth'],
  ['a name that is too long', bad.longName, 'archive.longName'],
  ['another name in front of the data', bad.localNameDiffers, 'archive.headers'],
  ['too many entries', claimingEntries(100_001), 'archive.tooMany'],
  ['more entries than it says', recordingEntries(2), 'archive.unreadable'],
  ['fewer entries than it says', recordingEntries(4), 'archive.unreadable'],
  // The most that the field holds: some programs write it for any larger number.
  ['a number of entries that overflowed', recordingEntries(0xffff), 'archive.unreadable'],
  ['data used twice', overlapping, 'archive.overlap'],
];

describe('an archive is refused for', () => {
  it.each(REFUSED)('%s', async (_, make, key) => {
    expect(await unpackBytes(make())).toMatchObject({ outcome: 'refused', key });
    // Nothing next to the target, wherever a name may have pointed.
    expect((await readdir(folder)).sort()).toEqual(['archive.zip', 'tour']);
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
    'one folder around it',
    () => archiveOf('my tour/index.html'),
    { startPage: 'index.html', files: ['index.html'] },
  ],
  [
    'three folders around it',
    () => archiveOf('a/b/c/index.html'),
    { startPage: 'index.html', files: ['index.html'] },
  ],
  [
    'a folder beside a read-me',
    () => archiveOf('app-files/index.html', 'read me.txt'),
    { startPage: 'app-files/index.html', files: ['app-files/index.html', 'read me.txt'] },
  ],
  [
    'what a Mac adds',
    () => archiveOf('t/index.html', '__MACOSX/t/._index.html', 't/.DS_Store'),
    { startPage: 'index.html', files: ['index.html'] },
  ],
  [
    'names in decomposed form',
    () => archiveOf('index.html', 'e\u0301.js'),
    { startPage: 'index.html', files: ['index.html', '\u00e9.js'] },
  ],
  [
    'Arabic names without the flag',
    () => zipOf([index, { name: 'غرفة.js', flags: 0 }]),
    { startPage: 'index.html', files: ['index.html', 'غرفة.js'] },
  ],
  [
    'names in CP437',
    () => zipOf([index, { name: Buffer.from([0x82, 0x2e, 0x6a, 0x73]), flags: 0 }]),
    { startPage: 'index.html', files: ['index.html', 'é.js'] },
  ],
];

/** Ends in the records of a big archive, which say how many entries there are. */
function claimingEntries(count: number): () => Uint8Array {
  return () => {
    const bytes = archiveOf('index.html');
    const end = bytes.subarray(bytes.length - 22);
    const directoryAt = end.readUInt32LE(16);
    const record = Buffer.alloc(56);
    record.writeUInt32LE(0x06064b50, 0);
    record.writeBigUInt64LE(44n, 4);
    record.writeBigUInt64LE(BigInt(count), 24);
    record.writeBigUInt64LE(BigInt(count), 32);
    record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
    record.writeBigUInt64LE(BigInt(directoryAt), 48);
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x07064b50, 0);
    locator.writeBigUInt64LE(BigInt(bytes.length - 22), 8);
    locator.writeUInt32LE(1, 16);
    end.writeUInt16LE(0xffff, 8);
    end.writeUInt16LE(0xffff, 10);
    return Buffer.concat([bytes.subarray(0, bytes.length - 22), record, locator, end]);
  };
}

/** Has three entries, and another number of them in the record at its end. */
function recordingEntries(count: number): () => Uint8Array {
  return () => {
    const bytes = archiveOf('index.html', 'a.js', 'b.js');
    const end = bytes.subarray(bytes.length - 22);
    end.writeUInt16LE(count, 8);
    end.writeUInt16LE(count, 10);
    return bytes;
  };
}

/** One file lies inside another one's data, and both are in the directory. */
function overlapping(): Uint8Array {
  const inner = { name: 'tour.js', content: Buffer.from('inner'), stored: true };
  const within = zipOf([inner]).subarray(0, 30 + 'tour.js'.length + 5);
  const bytes = zipOf([index, { name: 'all.bin', content: within, stored: true }, inner]);
  const inDirectory = bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  bytes.writeUInt32LE(bytes.indexOf(within), inDirectory + 42);
  return bytes;
}

describe('an archive is taken with', () => {
  it.each(ACCEPTED)('%s', async (_, make, { startPage, files }) => {
    const unpacked = await unpackBytes(make());
    expect(unpacked).toMatchObject({ outcome: 'done', startPage, files: files.length });
    expect(await filesIn(target)).toEqual(files.sort());
  });

  it('its content unchanged', async () => {
    await unpackBytes(tourArchive('the villa'));
    expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('<h1>the villa</h1>');
    expect(await readFile(join(target, 'panoramas/غرفة المعيشة.jpg'))).toHaveLength(5000);
  });
});

describe('the unpacking thread', () => {
  const { signal } = new AbortController();

  it('returns what it unpacked', async () => {
    const archive = await writeArchive(archiveOf('index.html', 'a/b.js'));
    const unpacked = await unpack({ archive, target }, signal);
    expect(unpacked).toMatchObject({ startPage: 'index.html', files: 2 });
    expect(await filesIn(target)).toEqual(['a/b.js', 'index.html']);
  });

  it('throws the rule that an archive breaks, with the name of the entry', async () => {
    const archive = await writeArchive(bad.traversal());
    await expect(unpack({ archive, target }, signal)).rejects.toMatchObject({
      name: 'ArchiveRefusal',
      key: 'archive.badName',
      values: { name: '../evil.html' },
    });
  });

  it('reads the largest directory without the extension for more, within its memory', async () => {
    const names = Array.from({ length: 0xfffe }, (_, tile) => `tiles/${tile}.jpg`);
    const entries = [...names, '../evil.html'].map((name) => ({ name, stored: true }));
    const archive = await writeArchive(zipOf(entries));
    // The last entry proves that all were read; no file is written before that.
    await expect(unpack({ archive, target }, signal)).rejects.toMatchObject({
      key: 'archive.badName',
      values: { name: '../evil.html' },
    });
    expect(await filesIn(target)).toEqual([]);
  });

  it('stops when it is cancelled', async () => {
    const archive = await writeArchive(bad.tooManyEntries(2000));
    const controller = new AbortController();
    const unpacking = unpack({ archive, target }, controller.signal);
    controller.abort(new Error('cancelled'));
    await expect(unpacking).rejects.toThrow('cancelled');
  });
});
