/** The portal and the server must agree on archives, as programs and tour tools write them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as bad from '../../apps/api/demo/badArchives.ts';
import { zipOf, type ZipEntry } from '../../apps/api/demo/zipBytes.ts';
import { repackHere } from '../../apps/api/src/platform/archives/repackHere.ts';
import { archiveOf } from '../../apps/api/src/testing/tourArchive.ts';
import { inspectArchive } from '../../packages/features/src/domains/tours/upload/preflight.ts';

/** “Version made by” of programs: DOS 2.0, Windows NTFS 6.3 and macOS (Unix) 2.1. */
const FAT = 20;
const NTFS = (10 << 8) | 63;
const MACOS = (3 << 8) | 21;
const NO_FLAGS = 0;

const page = (name: string, more: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  content: Buffer.from('<a href="غرفة.jpg">room</a>'),
  ...more,
});
/** “غرفة.jpg” (a room) in windows-1256. */
const ROOM = Buffer.concat([Buffer.from('dbd1ddc9', 'hex'), Buffer.from('.jpg')]);

/** Archives, and their start page as the portal shows it. */
const TAKEN: readonly [string, Buffer, string][] = [
  [
    'Windows PowerShell 5',
    zipOf([page('tour\\index.html', { madeBy: FAT }), { name: 'tour\\a\\', madeBy: FAT }]),
    'tour/index.html',
  ],
  [
    'Windows Explorer',
    zipOf([
      page('index.html', { madeBy: FAT, flags: NO_FLAGS }),
      { name: ROOM, madeBy: FAT, flags: NO_FLAGS },
    ]),
    'index.html',
  ],
  [
    'macOS',
    zipOf(
      [
        'Tour/',
        'Tour/index.html',
        'Tour/غرفة.jpg',
        '__MACOSX/Tour/._index.html',
        'Tour/.DS_Store',
      ].map((name) => ({ name, madeBy: MACOS, flags: NO_FLAGS })),
    ),
    'Tour/index.html',
  ],
  [
    '7-Zip',
    zipOf([
      page('index.html', { madeBy: NTFS, flags: NO_FLAGS }),
      { name: 'غرفة.jpg', madeBy: NTFS },
    ]),
    'index.html',
  ],
  [
    'WinRAR',
    zipOf([
      page('index.html', { madeBy: FAT, flags: NO_FLAGS }),
      { name: '????.jpg', madeBy: FAT, flags: NO_FLAGS, unicodePath: 'غرفة.jpg' },
    ]),
    'index.html',
  ],
  ['krpano', archiveOf('vtour/tour.html', 'vtour/tour.xml', 'vtour/tour.js'), 'vtour/tour.html'],
  [
    'krpano beside the sources of an editor',
    archiveOf('My Tour/tour/tour.html', 'My Tour/tour/tour.xml', 'My Tour/source/index.html'),
    'My Tour/tour/tour.html',
  ],
  ['Panotour', archiveOf('Villa.html', 'TOURdata/TOUR.js', 'TOURdata/lib/help.html'), 'Villa.html'],
  [
    '3DVista',
    archiveOf('Villa/index.htm', 'Villa/lib/tdvplayer.js', 'Villa/misc/a.html'),
    'Villa/index.htm',
  ],
  [
    'Pano2VR',
    archiveOf('output/index.html', 'output/pano.xml', 'output/tiles/a.jpg'),
    'output/index.html',
  ],
  [
    'Marzipano',
    archiveOf('app-files/index.html', 'app-files/vendor/marzipano.js'),
    'app-files/index.html',
  ],
  ['Pannellum', archiveOf('pannellum.htm', 'pannellum.js', 'room.jpg'), 'pannellum.htm'],
  ['a page of another name', archiveOf('Tour/default.html', 'Tour/a.js'), 'Tour/default.html'],
];

/** Archives of which the user chooses the start page. */
const ASKED: readonly [string, Buffer][] = [
  ['two tours', archiveOf('east/index.html', 'west/index.html')],
  ['two pages of other names', archiveOf('Tour/a.html', 'Tour/b.htm')],
];

const REFUSED: readonly [string, Buffer, string][] = [
  ['no page', bad.noStartPage(), 'noStartPage'],
  ['seven folders', archiveOf('a/b/c/d/e/f/g/index.html'), 'deepStartPage'],
  ['a path that leads out', bad.traversal(), 'badName'],
  ['backslashes that lead out', bad.backslashNames(), 'badName'],
  ['a drive letter', bad.driveLetter(), 'badName'],
  ['a password', bad.encryptedFlag(), 'encrypted'],
  ['a link', bad.symlink(), 'link'],
  ['the same name twice', bad.sameNameTwice(), 'duplicate'],
  ['too many folders', bad.deepPath(), 'depth'],
  ['a long name', bad.longName(), 'longName'],
  ['a name in broken UTF-8', bad.brokenUtf8Name(), 'badName'],
  ['nothing', bad.empty(), 'empty'],
  ['a bomb', bad.zipBomb(), 'ratio'],
];

async function repack(bytes: Buffer, startPage?: string) {
  const folder = await mkdtemp(join(tmpdir(), 'jawla-same-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const archive = join(folder, 'archive.zip');
  await writeFile(archive, bytes);
  return repackHere({ archive, target: join(folder, 'tour.zip'), startPage });
}

const inspect = (bytes: Buffer) => inspectArchive(new Blob([Uint8Array.from(bytes)]));

describe('the portal and the server', () => {
  it.each(TAKEN)('take an archive of %s, with one start page', async (_, bytes, startPage) => {
    const found = await inspect(bytes);
    expect(found).toMatchObject({ startPage, startPages: [], refusal: undefined });
    const outcome = await repack(bytes);
    expect(outcome).toMatchObject({
      outcome: 'done',
      files: found.files,
      bytes: found.unpackedBytes,
    });
    expect(outcome.outcome === 'done' && startPage.endsWith(outcome.startPage)).toBe(true);
  });

  it.each(ASKED)('take %s with the page that the user chooses', async (_, bytes) => {
    const { startPage, startPages, refusal } = await inspect(bytes);
    expect({ startPage, refusal }).toEqual({ startPage: undefined, refusal: undefined });
    expect(startPages.length).toBeGreaterThan(1);
    expect(await repack(bytes)).toMatchObject({ key: 'archive.severalStartPages' });
    for (const chosen of startPages) {
      expect(await repack(bytes, chosen)).toMatchObject({ outcome: 'done' });
    }
  });

  it.each(REFUSED)('refuse an archive with %s, for the same reason', async (_, bytes, rule) => {
    expect((await inspect(bytes)).refusal).toMatchObject({ rule });
    expect(await repack(bytes)).toMatchObject({ outcome: 'refused', key: `archive.${rule}` });
  });

  it('warn about names that no link explains, and take them', async () => {
    const bytes = zipOf([{ name: 'index.html' }, { name: ROOM, madeBy: FAT, flags: NO_FLAGS }]);
    expect((await inspect(bytes)).warnings).toEqual(['unclearNames']);
    expect(await repack(bytes)).toMatchObject({ outcome: 'done' });
  });

  it('say that links are written in another case, and take them', async () => {
    const content = Buffer.from('<img src="skin/lens.svg?1"><a href="https://a.example/Skin">');
    const bytes = zipOf([{ name: 'T/index.html', content }, { name: 'T/skin/Lens.svg' }]);
    expect((await inspect(bytes)).warnings).toContain('otherCase');
    expect(await repack(bytes)).toMatchObject({ outcome: 'done' });
  });

  it('say nothing about links that fit, lead elsewhere, or fit several files', async () => {
    const content = Buffer.from(
      '<img src="a.svg"><img src="../B.svg"><img src="C.SVG"><style>i{background:url(x.svg)}',
    );
    const names = ['a.svg', 'b.svg', 'c.svg', 'C.svg'].map((name) => ({ name }));
    const bytes = zipOf([{ name: 'index.html', content }, ...names]);
    expect((await inspect(bytes)).warnings).toEqual([]);
  });
});
