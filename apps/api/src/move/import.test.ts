/** Move in: trees of folders, published by the command. */
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathTo } from '@jawla/contract';
import { EXIT } from '@jawla/contract/move';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ok } from '../testing/api.ts';
import { jawla } from '../testing/runProgram.ts';
import {
  createTestUser,
  makeDataDir,
  startUntilTestEnds,
  testConfig,
  testEnvironment,
} from '../testing/testServer.ts';
import { tourFiles, writeTour, writeTourZip } from '../testing/tourTree.ts';

const rowSchema = z.record(z.string(), z.unknown());
const PATTERN = ['--pattern', '{client}/{project}/{date}'];
const CLIENTS = [
  '"First name","Last name","Username","Email","Phone"',
  '"Acme","Limited","acme","office@acme.example",""',
  '"Noor","Haddad","noor","noor@noor.example","962790000000"',
].join('\n');

async function open() {
  const dataDir = await makeDataDir();
  const server = await startUntilTestEnds(testConfig(dataDir));
  const { token } = await createTestUser(server, 'boss', { isAdmin: true });
  const tree = join(dataDir, 'old-tours');
  await mkdir(tree);
  const list = join(dataDir, 'clients.csv');
  await writeFile(list, CLIENTS);
  const run = (...args: string[]) => jawla(['import', tree, ...args], testEnvironment(dataDir));
  const rows = async (...args: string[]) => {
    const { code, out, err } = await run(...PATTERN, '--clients', list, '--json', ...args);
    const read = out.split('\n').filter((line) => line !== '');
    const parsed = read.map((line) => z.parse(rowSchema, JSON.parse(line)));
    return {
      code,
      err,
      rows: parsed.toSorted((a, b) => (String(a['path']) < String(b['path']) ? -1 : 1)),
    };
  };
  const project = async (owner: string, name: string) => {
    const user = await server.services.users.byName(owner);
    const found = user && (await server.services.projects.byName(user.id, name));
    if (!found) throw new Error(`There is no ${owner}/${name}`);
    const answer = await server.call('GET', pathTo('project', { id: found.id }), { token });
    return ok('project', answer);
  };
  return { dataDir, server, token, tree, list, run, rows, project };
}

describe('jawla import', () => {
  it('shows what names hold, and lets none of it take over the terminal', async () => {
    const { tree, run } = await open();
    await writeTour(join(tree, 'acme/Mall\u001b[2J/2026-03-12'), tourFiles(0));
    await writeFile(join(tree, 'acme/notes\u001b[31m.txt'), 'text');
    for (const { out, err } of [await run(...PATTERN, '--dry-run'), await run(...PATTERN)]) {
      expect(out).toContain(String.raw`Mall\u{1b}[2J`);
      expect(out + err).not.toContain('\u001b');
    }
    const { err } = await run('--pattern', 'x{client}/{project}/{date}');
    expect(err).toContain('It has acme');
    await rename(join(tree, 'acme'), join(tree, 'a\u001b[2J'));
    expect((await run('--pattern', 'x{client}/{project}/{date}')).err).toContain('u{1b}');
  });

  it('shows a plan, publishes it beside the running server, and finds it done the next time', async () => {
    const { tree, list, run, rows, project, server, token, dataDir } = await open();
    await writeTour(join(tree, 'acme/Mall/2026-03-12'), tourFiles(0));
    await writeTourZip(join(tree, 'acme/Mall/13.03.2026.zip'), tourFiles(1));
    await writeTour(join(tree, 'noor@noor.example/فيلا النور/٢٠٢٦٠٣١٢'), tourFiles(3));
    const plan = await run(...PATTERN, '--clients', list, '--dry-run');
    expect(plan).toMatchObject({ code: EXIT.done });
    expect(plan.out).toMatch(/acme +Mall +2026-03-12 +Pano2VR +\d+ kB +new/);
    expect(plan.out).toMatch(/acme +Mall +2026-03-13 +3DVista/);
    expect(plan.out).toMatch(/فيلا النور +2026-03-12 +krpano/);
    expect(await server.services.users.byName('acme')).toBeUndefined();

    const report = join(dataDir, 'report.csv');
    const first = await rows('--report', report);
    expect(first.rows.map(({ result }) => result)).toEqual(['published', 'published', 'published']);
    expect(first.code).toBe(EXIT.done);
    expect((await readFile(report, 'utf8')).split('\r\n')).toHaveLength(5);
    const { tours } = await project('acme', 'Mall');
    expect(tours?.map(({ slot, tool }) => [slot, tool?.name])).toEqual([
      ['2026-03-12', 'Pano2VR'],
      ['2026-03-13', '3DVista'],
    ]);
    const hashOf = (path: string) =>
      first.rows.find((row) => row['path'] === path)?.['contentHash'];
    const { _id: projectId } = await project('acme', 'Mall');
    const path = pathTo('tourContents', { projectId });
    const { tours: contents } = ok('tourContents', await server.call('GET', path, { token }));
    expect(contents.map(({ slot, contentHash }) => [slot, contentHash])).toEqual([
      ['2026-03-12', hashOf('acme/Mall/2026-03-12')],
      ['2026-03-13', hashOf('acme/Mall/13.03.2026.zip')],
    ]);
    // No mail, because nobody said so.
    expect((await server.services.outbox.waiting()).size).toBe(0);

    const again = await rows('--report', report);
    expect(again.rows.map(({ result }) => result)).toEqual(Array(3).fill('already there'));
    expect(again.rows.map((row) => row['contentHash'])).toEqual(
      first.rows.map((row) => row['contentHash']),
    );
  });

  it('says why tours cannot be published, and publishes the others', async () => {
    const { tree, rows, dataDir } = await open();
    await writeTour(join(tree, 'acme/Mall/2026-03-12'), tourFiles(0));
    await writeTourZip(join(tree, 'acme/Mall/12-03-2026.zip'), tourFiles(1));
    await writeTour(join(tree, 'acme/Mall/first visit'), tourFiles(1));
    await writeTour(join(tree, 'acme/Mall/2026-03-14'), { 'readme.txt': 'no tour' });
    await writeTour(join(tree, 'nobody/Mall/2026-03-12'), tourFiles(1));
    await writeFile(join(tree, 'acme/Mall/2026-03-15.rar'), 'rar');
    await writeFile(join(tree, 'acme/Mall/2026-03-16.zip'), 'not a zip');
    await writeTour(join(dataDir, 'elsewhere'), tourFiles(4));
    await symlink(join(dataDir, 'elsewhere'), join(tree, 'acme/Mall/2026-03-17'));
    await writeTour(join(tree, 'acme/Mall/2026-03-18'), tourFiles(4));
    await symlink('/etc/hostname', join(tree, 'acme/Mall/2026-03-18/hostname.txt'));
    await writeTour(join(tree, 'acme/Mall/19-03-2026'), tourFiles(5));
    await symlink('index.html', join(tree, 'acme/Mall/19-03-2026/start.html'));
    const { code, rows: found } = await rows();
    expect(code).toBe(EXIT.partly);
    const notes = Object.fromEntries(found.map(({ path, result, note }) => [path, [result, note]]));
    const refused = (why: string): unknown => ['not published', expect.stringContaining(why)];
    expect(notes).toEqual({
      'acme/Mall/12-03-2026.zip': ['published', '“12-03-2026” is read day first.'],
      'acme/Mall/2026-03-12': refused('comes first: acme/Mall/12-03-2026.zip'),
      'acme/Mall/first visit': refused('“first visit” is no date'),
      'acme/Mall/2026-03-14': refused('page'),
      'acme/Mall/2026-03-15.rar': refused('Only folders and zip files'),
      'acme/Mall/2026-03-16.zip': refused('isn’t a zip file'),
      'acme/Mall/2026-03-17': refused('symbolic link that leads out'),
      'acme/Mall/2026-03-18': refused('leads out of the folder, or nowhere: hostname.txt'),
      'acme/Mall/19-03-2026': ['published', ''],
      'nobody/Mall/2026-03-12': refused('There is no client “nobody”'),
    });
  });

  it('uses the clients, projects and dates that are there, and replaces only if told to', async () => {
    const { server, tree, rows, project } = await open();
    const { services } = server;
    const { user } = await createTestUser(server, 'acme');
    const added = await services.projects.add(user.id, { name: 'Mall', number: '7' });
    await services.projects.setDate(added.id, '2026-03-12', services.db);
    await writeTour(join(tree, 'ACME/mall/2026-03-12'), tourFiles(0));
    expect((await rows()).rows).toMatchObject([{ result: 'published' }]);
    expect((await project('acme', 'Mall')).tours).toMatchObject([{ slot: 'date' }]);
    expect(await services.projects.ownedBy([user.id])).toHaveLength(1);

    await writeFile(join(tree, 'ACME/mall/2026-03-12/index.html'), '<h1>changed</h1>');
    const taken = await rows();
    expect(taken).toMatchObject({ code: EXIT.partly, rows: [{ result: 'not published' }] });
    expect(taken.rows[0]?.['note']).toContain('--replace');
    const replaced = await rows('--replace');
    expect(replaced).toMatchObject({ code: EXIT.done, rows: [{ result: 'replaced' }] });
    // The other tour can be restored, as after an upload.
    expect((await project('acme', 'Mall')).tours).toHaveLength(1);
    const kept = await services.db
      .selectFrom('tours')
      .where('state', '=', 'kept')
      .select('version')
      .execute();
    expect(kept).toHaveLength(1);
  });

  it('reads names in code pages of Windows', async () => {
    const { tree, rows, project, server } = await open();
    await createTestUser(server, 'acme');
    // “مبنى” in windows-1256.
    const name = Buffer.concat([Buffer.from(`${tree}/acme/`), Buffer.from('e3c8e4ec', 'hex')]);
    const day = Buffer.concat([name, Buffer.from('/2026-03-12')]);
    await mkdir(day, { recursive: true });
    await writeFile(Buffer.concat([day, Buffer.from('/index.html')]), '<img src="غرفة.jpg">');
    // “غرفة.jpg” in windows-1256.
    const room = Buffer.concat([
      Buffer.from('/'),
      Buffer.from('dbd1ddc9', 'hex'),
      Buffer.from('.jpg'),
    ]);
    await writeFile(Buffer.concat([day, room]), 'picture');
    const { rows: found } = await rows();
    expect(found).toMatchObject([{ project: 'مبنى', result: 'published' }]);
    expect(found[0]?.['note']).toContain('not in UTF-8');
    const [tour] = await server.services.tours.liveOfProject((await project('acme', 'مبنى'))._id);
    const place = {
      key: `tours/${tour?.project_id}/${tour?.version}.zip`,
      packBytes: tour?.pack_bytes ?? 0,
      directoryBytes: tour?.directory_bytes ?? 0,
    };
    const names = await server.services.packs.use(place, async (pack) =>
      [...pack.files()].map((file) => file.name),
    );
    expect(names).toContain('غرفة.jpg');
  });

  it('invites the clients that it adds, if told to', async () => {
    const { tree, rows, server } = await open();
    await writeTour(join(tree, 'acme/Mall/2026-03-12'), tourFiles(0));
    await writeTour(join(tree, 'acme/Mall/2026-03-13'), tourFiles(1));
    await rows('--invite');
    const user = await server.services.users.byName('acme');
    const links = await server.services.db
      .selectFrom('links')
      .where('user_id', '=', user?.id ?? '')
      .select('kind')
      .execute();
    expect(links).toEqual([{ kind: 'secret' }]);
    expect(user).toMatchObject({ verified: 0 });
  });

  it('refuses what it cannot read, without changing anything', async () => {
    const { tree, run, list } = await open();
    await writeTour(join(tree, 'acme/Mall/2026-03-12'), tourFiles(0));
    const saw = await run('--pattern', '{client}/{project}/visits/{date}');
    expect(saw).toMatchObject({ code: EXIT.refused });
    expect(saw.err).toContain('It has acme/Mall/2026-03-12');
    expect(await run()).toMatchObject({ code: EXIT.refused });
    expect((await run('--pattern', '{client}/{date}')).err).toContain('{project} once');
    const other = await run(...PATTERN, '--report', list);
    expect(other).toMatchObject({ code: EXIT.refused });
    expect(await readFile(list, 'utf8')).toBe(CLIENTS);
    await rm(tree, { recursive: true });
    expect((await run(...PATTERN)).err).toContain('is not there');
  });
});
