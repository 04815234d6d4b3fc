/** Move out, and back in: a round trip to the byte. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXIT } from '@jawla/contract/move';
import { EXPORT_JOURNAL } from '@jawla/contract/moveFormat';
import { describe, expect, it } from 'vitest';
import { tourKey } from '../platform/files/fileStore.ts';
import { ok } from '../testing/api.ts';
import { uploadTour } from '../testing/files.ts';
import { openEmpty, openFull, readExport, secretsOf } from '../testing/fullInstallation.ts';
import { tourArchive } from '../testing/tourArchive.ts';

describe('jawla export', () => {
  it('holds everything, and an empty server has the same after an import', async () => {
    const full = await openFull();
    const made = await full.run('export', '--all', full.out);
    expect(made).toMatchObject({ code: EXIT.done });
    const before = await readExport(full.out);
    expect(before.index.missing).toEqual([]);
    expect(Object.keys(before.hashes)).toEqual(
      expect.arrayContaining([
        'clients/acme/tours/Mall_ east _1_/2026-01-02.zip',
        'clients/acme/tours/Mall_ east _1_/2026-05-06.zip',
        'clients/acme/tours/فيلا النور/2026-01-02.zip',
        'clients/acme/covers/Mall_ east _1_.webp',
        'clients/friend/projects.jsonl',
        'people.jsonl',
        'pilots/tours/showroom.zip',
      ]),
    );
    expect(before.rows['clients/acme/notes.jsonl']).toHaveLength(2);
    expect(before.rows['clients/acme/links.jsonl']).toMatchObject([{ note: 'For the bank' }]);
    expect(before.rows['footage.jsonl']).toMatchObject([{ files: [{ name: 'photo.jpg' }] }]);

    const empty = await openEmpty();
    const dry = await empty.run('import', full.out, '--dry-run');
    expect(dry.err).toContain('3 tours');
    expect(dry.code).toBe(EXIT.done);
    const moved = await empty.run('import', full.out);
    expect(moved).toMatchObject({ code: EXIT.done, err: expect.stringContaining('3 published') });
    const again = await empty.run('import', full.out);
    expect(again).toMatchObject({
      code: EXIT.done,
      err: expect.stringContaining('3 already there'),
    });

    const out = join(empty.dataDir, 'out');
    expect(await empty.run('export', '--all', out)).toMatchObject({ code: EXIT.done });
    const after = await readExport(out);
    const zips = (hashes: Record<string, string>) =>
      Object.entries(hashes).filter(([path]) => /\.(?:zip|jpg)$|covers\//.test(path));
    expect(zips(after.hashes)).toEqual(zips(before.hashes));
    for (const path of [
      'people.jsonl',
      'clients/acme/projects.jsonl',
      'clients/friend/projects.jsonl',
      'clients/acme/tours.jsonl',
    ]) {
      expect([path, after.rows[path]]).toEqual([path, before.rows[path]]);
    }
    // Photos have another name, and the same bytes.
    const withHashes = ({ rows, hashes }: typeof before): unknown =>
      JSON.parse(JSON.stringify(rows['clients/acme/notes.jsonl']), (key, value: unknown) =>
        (key === 'path' || key === 'small') && typeof value === 'string' ? hashes[value] : value,
      );
    expect(withHashes(after)).toEqual(withHashes(before));
    expect(after.rows['footage.jsonl']).toMatchObject([
      { projectName: full.mall.name, files: [{ name: 'photo.jpg' }] },
    ]);
  });

  it('has no secrets', async () => {
    const full = await openFull();
    await full.run('export', '--client', 'acme', full.out);
    const secrets = await secretsOf(full.services.db);
    const { index } = await readExport(full.out);
    expect(index.clients.map(({ userName }) => userName)).toEqual(['acme']);
    for (const { path } of index.files.filter((file) => file.path.endsWith('.jsonl'))) {
      const text = await readFile(join(full.out, path), 'utf8');
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });

  it('makes nobody an admin from the export of a client', async () => {
    const full = await openFull();
    await full.run('export', '--client', 'acme', full.out);
    const empty = await openEmpty();
    expect(await empty.run('import', full.out)).toMatchObject({ code: EXIT.done });
    const people = await empty.server.services.db
      .selectFrom('live_users')
      .select(['user_name', 'is_admin', 'is_staff', 'password_hash'])
      .orderBy('user_name')
      .execute();
    const client = { is_admin: 0, is_staff: 0, password_hash: null };
    expect(people).toEqual([
      { user_name: 'acme', ...client },
      { user_name: 'friend', ...client },
    ]);
  });

  it('names a tour that went meanwhile, and goes on after an interruption', async () => {
    const { run, out, services, mall } = await openFull();
    const [tour, other] = await services.tours.liveOfProject(mall.id);
    if (!tour || !other) throw new Error('There is no tour');
    await services.files.remove(tourKey(tour));
    const cut = await run('export', '--client', 'acme', out);
    expect(cut).toMatchObject({
      code: EXIT.partly,
      err: expect.stringContaining('Missing: acme / Mall: east "1"'),
    });
    expect((await readExport(out)).index.missing).toHaveLength(1);
    expect((await run('export', '--client', 'acme', out)).err).toContain('finished export');

    // As a program leaves it that was killed.
    const killed = `${out}2`;
    await mkdir(join(killed, 'clients/acme/tours/Mall_ east _1_'), { recursive: true });
    const path = 'clients/acme/tours/Mall_ east _1_/2026-05-06.zip';
    const fake = { path, bytes: 4, sha256: 'fake', key: tourKey(other) };
    const stale = { path: 'clients/acme/old.zip', bytes: 3, sha256: 'x', key: 'tours/gone' };
    const head = { scope: 'acme', startedAt: '2026-01-01T00:00:00.000Z' };
    const lines = [head, fake, stale].map((each) => JSON.stringify(each));
    await writeFile(join(killed, EXPORT_JOURNAL), `${lines.join('\n')}\n{"path":"cut`);
    await writeFile(join(killed, stale.path), 'old');
    expect((await run('export', '--all', killed)).err).toContain('interrupted export of acme');
    expect(await run('export', '--client', 'acme', killed)).toMatchObject({ code: EXIT.partly });
    await readExport(killed);
    const names = await readdir(killed, { recursive: true });
    expect(names.filter((name) => /old\.zip|\.part$|journal|\.jawla/.test(name))).toEqual([]);
  });

  it('is whole while tours are published and deleted', async () => {
    const { run, out, server, admin, mall, services } = await openFull();
    const projectId = mall.id;
    const exporting = run('export', '--all', out);
    const ended = new AbortController();
    void exporting.then(() => ended.abort());
    for (let round = 0; !ended.signal.aborted; round += 1) {
      const archive = tourArchive(`round ${round}`);
      ok('uploadFolder', await uploadTour(server, { projectId, token: admin, archive }));
      const [tour] = await services.tours.liveOfProject(projectId);
      // As if the grace period of a deleted tour were over.
      if (round % 5 === 4 && tour) await services.files.remove(tourKey(tour));
    }
    expect([EXIT.done, EXIT.partly]).toContain((await exporting).code);
    const { index, rows } = await readExport(out);
    const listed = rows['clients/acme/tours.jsonl'] ?? [];
    expect(listed.length + index.missing.length).toBe(3);
  });

  it('refuses a folder with anything else in it, and changed files', async () => {
    const { run, out } = await openFull();
    await mkdir(out);
    await writeFile(join(out, 'mine.txt'), 'mine');
    expect(await run('export', '--all', out)).toMatchObject({ code: EXIT.refused });
    expect(await readdir(out)).toEqual(['mine.txt']);
    expect(await run('export', out)).toMatchObject({ code: EXIT.refused });
    await rm(out, { recursive: true });
    await run('export', '--all', out);
    const tour = join(out, 'clients/acme/tours/Mall_ east _1_/2026-05-06.zip');
    await writeFile(tour, tourArchive('another'));
    const empty = await openEmpty();
    const moved = await empty.run('import', out);
    expect(moved).toMatchObject({ code: EXIT.partly });
    expect(moved.out).toContain('has changed since it was exported');
    expect(moved.err).toContain('2 published, 1 not published');
  });
});
