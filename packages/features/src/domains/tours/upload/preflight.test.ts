import { BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';
import { describe, expect, it } from 'vitest';
import { inspectArchive, judge } from './preflight';

interface ZipOptions {
  zip64?: boolean;
  password?: string;
}

async function zipOf(names: readonly string[], options: ZipOptions = {}): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), {
    useWebWorkers: false,
    ...options,
  });
  for (const name of names) await writer.add(name, new TextReader(name));
  return writer.close();
}

const entries = (...names: string[]) =>
  names.map((name) => ({
    name,
    flags: 0,
    madeBy: 3 << 8,
    method: 8,
    size: name.endsWith('/') ? 0 : name.length,
    compressedSize: name.length,
    externalAttributes: 0,
  }));

describe('an archive', () => {
  it('is inspected by its central directory only', async () => {
    const found = await inspectArchive(await zipOf(['index.html', 'pano2vr_player.js']));
    expect(found).toMatchObject({
      tool: 'Pano2VR',
      startPage: 'index.html',
      files: 2,
      unpackedBytes: 'index.html'.length + 'pano2vr_player.js'.length,
      largest: { name: 'pano2vr_player.js' },
      warnings: [],
    });
  });

  it('may be a ZIP64', async () => {
    const found = await inspectArchive(await zipOf(['index.html'], { zip64: true }));
    expect(found).toMatchObject({ startPage: 'index.html', warnings: [] });
  });

  it('is reported as encrypted', async () => {
    const found = await inspectArchive(await zipOf(['index.html'], { password: 'secret' }));
    expect(found.refusal).toMatchObject({ rule: 'encrypted' });
  });

  it.each([
    ['not a ZIP archive', async () => new Blob(['hello'])],
    ['empty', async () => new Blob([])],
    ['truncated', async () => (await zipOf(['index.html', 'a.js'])).slice(0, 60)],
  ])('that is %s is refused', async (_, made) => {
    expect((await inspectArchive(await made())).refusal).toMatchObject({ rule: 'unreadable' });
  });

  it('is found at the end, after any other bytes', async () => {
    const zip = await zipOf(['index.html']);
    const found = await inspectArchive(new Blob([new Uint8Array(5_000_000), zip]));
    expect(found.startPage).toBe('index.html');
  });
});

describe('the start page', () => {
  it.each([
    [['index.html', 'app.js'], 'index.html', []],
    [['INDEX.HTML'], 'INDEX.HTML', []],
    [['index.htm', 'lib/tdvplayer.js'], 'index.htm', ['otherStartPage']],
    [['app-files/index.html', 'app-files/data.js'], 'app-files/index.html', ['nested']],
    [['vtour/tour.html', 'vtour/tour.js'], 'vtour/tour.html', ['nested', 'otherStartPage']],
    [['X/', 'X/index.html', '__MACOSX/._x', 'X/.DS_Store'], 'X/index.html', ['nested']],
    [['app-files/index.html', 'read me.txt'], 'app-files/index.html', ['nested']],
    [['index.html', 'INDEX.HTML'], 'index.html', []],
    [['pannellum.htm', 'pannellum.js'], 'pannellum.htm', ['otherStartPage']],
    [['X\\index.html', 'X\\a.jpg'], 'X/index.html', ['nested']],
  ])('of %j is %s', (names, startPage, warnings) => {
    const found = judge(entries(...names));
    expect(found).toMatchObject({ startPage, startPages: [], warnings, refusal: undefined });
  });

  it.each([
    [
      ['a/index.html', 'b/index.html'],
      ['a/index.html', 'b/index.html'],
    ],
    [
      ['X/a.html', 'X/b.html'],
      ['X/a.html', 'X/b.html'],
    ],
  ])('of %j is chosen from %j', (names, startPages) => {
    const found = judge(entries(...names));
    expect(found).toMatchObject({ startPage: undefined, startPages, refusal: undefined });
  });
});

describe('an archive is refused before the upload', () => {
  it.each([
    [['a.jpg'], 'noStartPage'],
    [['a/b/c/index.html', 'read me.txt'], 'deepStartPage'],
    [[], 'empty'],
    [['index.html', '../evil.html'], 'badName'],
    [['index.html', '/etc/passwd'], 'badName'],
    [['index.html', 'C:\\x.html'], 'badName'],
  ])('with %j: %s', (names, rule) => {
    expect(judge(entries(...names)).refusal).toMatchObject({ rule });
  });
});

describe('the tour tool', () => {
  it.each([
    ['Pano2VR', 'pano.xml'],
    ['3DVista', 'lib/tdvplayer.js'],
    ['Marzipano', 'app-files/vendor/marzipano.js'],
    ['krpano', 'vtour/tour.xml'],
    ['Panotour', 'TOURdata/x.js'],
    [undefined, 'scene.js'],
  ])('is %s if there is a file %s', (tool, name) => {
    expect(judge(entries('index.html', name)).tool).toBe(tool);
  });
});

it('warns about programs', () => {
  expect(judge(entries('index.html', 'webserver-windows.exe')).warnings).toEqual(['programs']);
});
