/** Exports from portals that are hostile, or change while they are read. */
import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXIT } from '@jawla/contract/move';
import { EXPORT_INDEX, EXPORT_JOURNAL } from '@jawla/contract/moveFormat';
import { describe, expect, it } from 'vitest';
import { exportClient } from './exportClient.ts';
import { lockFolder, LOCK_FILE } from './folderLock.ts';
import { UserError } from './userError.ts';
import { FILES, startExportPortal, withIndex, zipWith } from './testing/exportPortal.ts';

const TOUR = 'clients/acme/tours/Mall/2026-01-02.zip';

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Exports, and returns why it failed. */
async function failure(opened: Awaited<ReturnType<typeof startExportPortal>>) {
  const { context, folder } = opened;
  try {
    await exportClient(context, 'acme', folder);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
  throw new Error('It did not fail');
}

describe('exportClient', () => {
  it('waits until the archive is ready, and writes its files', async () => {
    const { portal, context, folder, said } = await startExportPortal(zipWith(withIndex(FILES)));
    portal.isReady = false;
    const index = await exportClient(context, 'acme', folder);
    expect(index.files).toHaveLength(3);
    for (const [path, text] of Object.entries(withIndex(FILES))) {
      expect(await readFile(join(folder, path), 'utf8')).toBe(text);
    }
    expect(await readdir(folder)).toEqual(['clients', EXPORT_INDEX, 'people.jsonl']);
    expect(said.join('')).toContain(TOUR);
  });

  it.each([
    '../outside.txt',
    'clients/../../outside.txt',
    '/etc/outside.txt',
    String.raw`clients\..\..\outside.txt`,
    'C:/outside.txt',
    'clients/acme/nul.zip',
    'clients/acme/AUX',
    'clients/acme/dot.',
    'clients//acme.txt',
    './people.txt',
    'clients/acme/line\nbreak.txt',
    'clients/acme/zero\0.txt',
    'PEOPLE.jsonl',
    'people.jsonl/inner.txt',
    'clients/acme/a'.repeat(200),
    EXPORT_JOURNAL,
    LOCK_FILE,
    'jawla-export.json.part',
  ])('writes nothing if a file is called %j', async (name) => {
    const opened = await startExportPortal(zipWith(withIndex({ ...FILES, [name]: 'evil' })));
    const { message } = await failure(opened);
    expect(message).toContain('a name that is not written');
    expect(await filesIn(opened.parent)).toEqual([EXPORT_JOURNAL]);
    await expect(access('/etc/outside.txt')).rejects.toThrow('ENOENT');
  });

  it('refuses archives that are no export, or disagree with their index', async () => {
    const other = { ...FILES, 'people.jsonl': '{"id":"2"}\n' };
    const index = withIndex(FILES)[EXPORT_INDEX] ?? '';
    const cases: [string, Buffer][] = [
      ['cannot be read', Buffer.from('no zip')],
      ['no export', zipWith(FILES)],
      ['no export', zipWith({ ...FILES, [EXPORT_INDEX]: '{' })],
      ['no export', zipWith({ ...FILES, 'more.txt': 'more', [EXPORT_INDEX]: index })],
      ['no export', zipWith({ 'people.jsonl': '', [EXPORT_INDEX]: index })],
      ['newer than this program', zipWith(withIndex(FILES, { version: 2 }))],
      ['other content', zipWith({ ...other, [EXPORT_INDEX]: index })],
      ['other content', zipWith(withIndex(FILES), { [TOUR]: { crc32: 1 } })],
      ['cannot be read', zipWith(withIndex(FILES), { [TOUR]: { method: 8 } })],
    ];
    for (const [why, archive] of cases) {
      const opened = await startExportPortal(archive);
      expect((await failure(opened)).message).toContain(why);
      const names = await filesIn(opened.folder);
      expect(names).not.toContain(EXPORT_INDEX);
      expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
    }
  });

  it('fetches what differs if the archive changes meanwhile', async () => {
    const opened = await startExportPortal(zipWith(withIndex(FILES)));
    const { portal, context, folder } = opened;
    const changed = { ...FILES, 'people.jsonl': '{"id":"1","more":true}\n' };
    const withoutTour = Object.fromEntries(
      Object.entries(changed).filter(([path]) => path !== TOUR),
    );
    let requests = 0;
    const sameAs: unknown[] = [];
    portal.override = (request) => {
      if (request.url !== '/files/exports/acme') return false;
      requests += 1;
      sameAs.push(request.headers['if-range']);
      // The end, the index, people, the tour; then it changes.
      if (requests === 5) {
        portal.archive = zipWith(withIndex(withoutTour));
        portal.etag = '"2"';
      }
      return false;
    };
    await exportClient(context, 'acme', folder);
    expect(await readFile(join(folder, 'people.jsonl'), 'utf8')).toBe(changed['people.jsonl']);
    expect(sameAs).toEqual([undefined, '"1"', '"1"', '"1"', '"1"', undefined, '"2"', '"2"', '"2"']);
    // It was there before the change, and the portal does not have it any more.
    expect(await filesIn(folder)).not.toContain('2026-01-02.zip');
    expect(await filesIn(folder)).toContain(EXPORT_INDEX);
  });

  it('goes on with what is there, unless somebody has changed it', async () => {
    const opened = await startExportPortal(zipWith(withIndex(FILES)));
    const { portal, context, folder } = opened;
    portal.override = (_, response) => {
      if (portal.ranges.length < 4) return false;
      response.writeHead(401).end();
      return true;
    };
    expect(await failure(opened)).toMatchObject({ exitCode: EXIT.refused });
    expect(await readFile(join(folder, TOUR), 'utf8')).toBe(FILES[TOUR]);
    portal.override = () => false;
    const before = portal.ranges.length;
    await writeFile(join(folder, 'people.jsonl'), 'x'.repeat(FILES['people.jsonl']?.length ?? 0));
    await exportClient(context, 'acme', folder);
    // The end, the index, people again, and the projects: not the tour.
    expect(portal.ranges.length - before).toBe(4);
    expect(await readFile(join(folder, 'people.jsonl'), 'utf8')).toBe(FILES['people.jsonl']);
  });

  it('ends if the portal says one length and sends another, or sends no parts', async () => {
    const archive = zipWith(withIndex(FILES));
    const answers: [string, () => [number, Record<string, string>, Buffer]][] = [
      ['sends no parts', () => [200, { ETag: '"1"' }, archive]],
      ['sends no parts', () => [206, { 'Content-Range': 'bytes 0-1/2' }, Buffer.from('PK')]],
      [
        'cannot be read',
        () => [206, { ETag: '"1"', 'Content-Range': 'bytes 0-9/99999999999' }, archive],
      ],
      [
        'cannot be read',
        () => [206, { ETag: '"1"', 'Content-Range': `bytes 0-9/10` }, Buffer.alloc(100_000)],
      ],
    ];
    for (const [why, answer] of answers) {
      const opened = await startExportPortal(archive);
      opened.portal.override = (request, response) => {
        if (request.url !== '/files/exports/acme') return false;
        const [status, headers, body] = answer();
        response.writeHead(status, headers).end(body);
        return true;
      };
      expect((await failure(opened)).message).toContain(why);
      expect(await filesIn(opened.folder)).toEqual([EXPORT_JOURNAL]);
    }
    const longer = await startExportPortal(archive);
    longer.portal.override = (request, response) => {
      const { range = '' } = request.headers;
      if (request.url !== '/files/exports/acme' || range.startsWith('bytes=-')) return false;
      const [, start = '', end = ''] = /(\d+)-(\d+)/.exec(range) ?? [];
      const headers = { ETag: '"1"', 'Content-Range': `bytes ${start}-${end}/${archive.length}` };
      response.writeHead(206, headers).end(Buffer.concat([archive, archive]));
      return true;
    };
    expect((await failure(longer)).message).toContain('more than it was asked for');
  });

  it('lets one program at a time write, and takes over from one that was killed', async () => {
    const { folder } = await startExportPortal(zipWith(withIndex(FILES)));
    await mkdir(folder);
    {
      await using _lock = await lockFolder(folder);
      await expect(lockFolder(folder)).rejects.toThrow('Another export');
    }
    expect(await filesIn(folder)).toEqual([]);
    // No process has this id.
    await writeFile(join(folder, LOCK_FILE), '99999999\n');
    await using _lock = await lockFolder(folder);
    expect(await readFile(join(folder, LOCK_FILE), 'utf8')).toBe(`${process.pid}\n`);
  });
});
