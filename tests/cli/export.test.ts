/** `jawla export` by key, as a program beside a real server. */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openJournal } from '@jawla/archives/exportFiles';
import { EXIT } from '@jawla/contract/move';
import { EXPORT_INDEX, EXPORT_JOURNAL } from '@jawla/contract/moveFormat';
import { describe, expect, it, onTestFinished } from 'vitest';
import { zipOf } from '../../apps/api/demo/zipBytes.ts';
import { ok } from '../../apps/api/src/testing/api.ts';
import { postForm, tourForm, uploadTour } from '../../apps/api/src/testing/files.ts';
import { openEmpty, openFull, readExport } from '../../apps/api/src/testing/fullInstallation.ts';
import { makeKey } from '../../apps/api/src/testing/keys.ts';
import { canMount, mountSmallDisk } from '../../apps/api/src/testing/smallDisk.ts';
import { startTcpProxy } from '../../apps/api/src/testing/tcpProxy.ts';
import { jawlaByKey, keyEnvironment, objectsIn } from './moveSupport.ts';
import { lockFolder } from '../../apps/cli/src/folderLock.ts';
import { startCli } from '../../apps/cli/src/testing/runCli.ts';

async function open() {
  const full = await openFull();
  const { secret } = await makeKey(full.server, full.admin, { scopes: ['read'] });
  const env = keyEnvironment(full.server, secret);
  const byKey = (...args: string[]) => jawlaByKey(['export', ...args], env);
  /** The server’s own export of a client. */
  const own = async (client = 'acme') => {
    const folder = join(full.dataDir, `own-${client}-${randomBytes(4).toString('hex')}`);
    expect(await full.run('export', '--client', client, folder)).toMatchObject({ code: EXIT.done });
    return readExport(folder);
  };
  return { ...full, env, byKey, own, folder: join(full.dataDir, 'by-key') };
}

/** A tour of many bytes that no compression makes smaller. */
function largeTour(bytes: number): Buffer {
  return zipOf([
    { name: 'index.html', content: Buffer.from('<h1>Large</h1>') },
    { name: 'panorama.jpg', content: randomBytes(bytes) },
  ]);
}

const TIMES = { startedAt: '', finishedAt: '' };

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).toSorted();
}

describe('jawla export by key', () => {
  it('writes what the server’s own export writes, and an empty server imports it', async () => {
    const { byKey, own, folder } = await open();
    const expected = await own();
    const result = await byKey('--client', 'acme', folder);
    expect(result).toMatchObject({ code: EXIT.done });
    expect(result.out).toMatch(/has 1 clients in \d+ files/);
    const found = await readExport(folder);
    expect(found.hashes).toEqual(expected.hashes);
    expect({ ...found.index, ...TIMES }).toEqual({ ...expected.index, ...TIMES });
    // Nothing besides.
    const files = (await namesIn(folder)).filter((name) => /\.\w+$/.test(name));
    expect(files).toEqual([...Object.keys(found.hashes), EXPORT_INDEX].toSorted());

    const empty = await openEmpty();
    expect(await empty.run('import', folder)).toMatchObject({
      code: EXIT.done,
      err: expect.stringContaining('3 published'),
    });
    expect(await empty.run('export', '--client', 'acme', empty.out)).toMatchObject({
      code: EXIT.done,
    });
    const after = await readExport(empty.out);
    // Notes and footage get new names for their files there, and the import’s own activity is new.
    const isSame = (path: string) => /\/(?:tours|covers|projects)[./]/.test(path);
    expect(Object.keys(found.hashes).filter(isSame).length).toBeGreaterThan(5);
    for (const path of Object.keys(found.hashes).filter(isSame)) {
      expect([path, after.hashes[path]]).toEqual([path, found.hashes[path]]);
    }
    for (const path of ['clients/acme/notes.jsonl', 'footage.jsonl']) {
      expect([path, after.rows[path]?.length]).toEqual([path, found.rows[path]?.length]);
    }
  });

  it('goes on after many resets, within a file', async () => {
    const { server, env, admin, villa, own, folder } = await open();
    const archive = largeTour(12_000_000);
    ok('uploadFolder', await uploadTour(server, { projectId: villa.id, token: admin, archive }));
    const expected = await own();
    let resets = 0;
    let received = 0;
    const proxy = await startTcpProxy(server.port, {
      onReceived: (bytes, reset) => {
        received += bytes;
        if (resets === 12 || received < 700_000) return;
        resets += 1;
        received = 0;
        reset();
      },
    });
    onTestFinished(() => proxy.close());
    const throughProxy = { ...env, JAWLA_URL: `http://127.0.0.1:${proxy.port}` };
    const result = await jawlaByKey(['export', '--client', 'acme', folder], throughProxy);
    expect(result).toMatchObject({ code: EXIT.done });
    expect(resets).toBe(12);
    expect((await readExport(folder)).hashes).toEqual(expected.hashes);
  });

  it('goes on after it was killed, with what has changed meanwhile', async () => {
    const { server, env, admin, mall, villa, byKey, own, folder } = await open();
    for (const day of ['05', '06', '07', '08', '09', '10']) {
      const path = `/api/project/upload-folder/${mall.id}?date=2026-01-${day}&projectType=subDate`;
      const form = tourForm(largeTour(9_000_000));
      ok('uploadFolder', await postForm(server, path, form, { token: admin }));
    }
    for (let round = 0; round < 3; round += 1) {
      const { child, ended } = startCli(['export', '--client', 'acme', folder], env);
      let said = 0;
      const isFar = new Promise((resolve) => {
        child.stderr?.on('data', (data) => {
          said += String(data).match(/\.zip/g)?.length ?? 0;
          if (said > 0) resolve(undefined);
        });
      });
      await Promise.race([isFar, ended]);
      await pause(Math.random() * 20);
      child.kill('SIGKILL');
      await ended;
    }
    expect(await readFile(join(folder, EXPORT_JOURNAL), 'utf8')).toContain('.zip');
    expect(await namesIn(folder)).not.toContain(EXPORT_INDEX);
    const archive = largeTour(100_000);
    ok('uploadFolder', await uploadTour(server, { projectId: villa.id, token: admin, archive }));
    const expected = await own();
    expect(await byKey('--client', 'acme', folder)).toMatchObject({ code: EXIT.done });
    const { hashes } = await readExport(folder);
    // The downloads that were begun are activity of the client.
    const isStill = ([path]: [string, string]) => !path.endsWith('activity.jsonl');
    expect(Object.entries(hashes).filter(isStill)).toEqual(
      Object.entries(expected.hashes).filter(isStill),
    );
    expect(await namesIn(folder)).not.toContainEqual(expect.stringMatching(/\.part$|lock$/));
    const finished = await byKey('--client', 'acme', folder);
    expect(finished).toMatchObject({ code: EXIT.refused });
    expect(finished.err).toContain('holds a finished export');
  });

  it('refuses a folder that another program writes into, or that has another export', async () => {
    const { byKey, folder } = await open();
    await mkdir(folder);
    {
      await using _lock = await lockFolder(folder);
      const second = await byKey('--client', 'acme', folder);
      expect(second).toMatchObject({ code: EXIT.refused });
      expect(second.err).toContain('Another export writes into');
    }
    await openJournal(folder, { scope: 'acme of https://other.example', now: '2026-01-01' });
    const other = await byKey('--client', 'acme', folder);
    expect(other).toMatchObject({ code: EXIT.refused });
    expect(other.err).toContain('interrupted export of acme of https://other.example');
    expect(await readdir(folder)).toEqual([EXPORT_JOURNAL]);
  });

  it('writes each client into a folder of its own with --all', async () => {
    const { byKey, own, folder } = await open();
    const [acme, friend] = [await own('acme'), await own('friend')];
    const result = await byKey('--all', folder, '--json');
    expect(result).toMatchObject({ code: EXIT.done });
    expect(objectsIn(result.out)).toHaveLength(2);
    expect((await readExport(join(folder, 'acme'))).hashes).toEqual(acme.hashes);
    expect((await readExport(join(folder, 'friend'))).hashes).toEqual(friend.hashes);
    expect(await readdir(folder)).toEqual(['acme', 'friend']);
  });

  it('refuses what is unclear, and clients who do not exist', async () => {
    const { byKey, folder, dataDir } = await open();
    const refused = async (...args: string[]) => {
      const { code, err } = await byKey(...args);
      expect(code).toBe(EXIT.refused);
      return err;
    };
    expect(await refused(folder)).toContain('--client');
    expect(await refused('--all', '--client', 'acme', folder)).toContain('--client');
    expect(await refused('--client', 'acme', '--client', 'friend', folder)).toContain('--all');
    expect(await refused('--client', 'nobody', folder)).toMatch(/user|client/i);
    expect(await readdir(folder)).toEqual([]);
    const used = join(dataDir, 'used');
    await mkdir(used);
    await writeFile(join(used, 'mine.txt'), 'mine');
    expect(await refused('--client', 'acme', used)).toContain('is not empty');
    expect(await readdir(used)).toEqual(['mine.txt']);
  });

  it.runIf(canMount)(
    'stops on a full disk without half a file, and goes on with more space',
    async () => {
      const { server, admin, villa, byKey, own, folder } = await open();
      const archive = largeTour(9_000_000);
      ok('uploadFolder', await uploadTour(server, { projectId: villa.id, token: admin, archive }));
      const expected = await own();
      await mkdir(folder);
      const resize = mountSmallDisk(folder, 4);
      const full = await byKey('--client', 'acme', folder);
      expect(full).toMatchObject({ code: EXIT.stopped });
      expect(full.err).toContain('The disk is full');
      expect(await namesIn(folder)).not.toContainEqual(expect.stringMatching(/\.part$/));
      resize(60);
      expect(await byKey('--client', 'acme', folder)).toMatchObject({ code: EXIT.done });
      const { hashes } = await readExport(folder);
      const zips = (all: Record<string, string>) =>
        Object.entries(all).filter(([path]) => path.endsWith('.zip'));
      expect(zips(hashes)).toEqual(zips(expected.hashes));
    },
  );
});
