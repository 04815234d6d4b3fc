/** `jawla import` by key, as a program beside a real server. */
import { randomInt } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathTo } from '@jawla/contract';
import { EXIT, REPORT_HEAD } from '@jawla/contract/move';
import { EXPORT_INDEX } from '@jawla/contract/moveFormat';
import { describe, expect, it } from 'vitest';
import { mailsTo, mailTo } from '../../apps/api/src/testing/outbox.ts';
import { jawla } from '../../apps/api/src/testing/runProgram.ts';
import { createTestUser, testEnvironment } from '../../apps/api/src/testing/testServer.ts';
import { tourFiles, writeTour, writeTourZip } from '../../apps/api/src/testing/tourTree.ts';
import { objectsIn, openPortal } from './moveSupport.ts';
import { startCli } from '../../apps/cli/src/testing/runCli.ts';

const PATTERN = ['--pattern', '{client}/{project}/{date}'];

async function open() {
  const portal = await openPortal();
  const { server, tree, run } = portal;
  const importTree = (...args: string[]) => run('import', tree, ...PATTERN, ...args);
  const live = async (owner: string) => {
    const user = await server.services.users.byName(owner);
    if (!user) return [];
    const projects = await server.services.projects.ownedBy([user.id]);
    const tours = await Promise.all(
      projects.map(async ({ id, name }) => {
        const slots = await server.services.tours.liveOfProject(id);
        return slots.map(({ slot }) => `${name}/${slot}`);
      }),
    );
    return tours.flat().toSorted();
  };
  return { ...portal, importTree, live };
}

const dayOf = (number: number) =>
  new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);

describe('jawla import by key', () => {
  it('shows the plan of the server’s own import, publishes, and finds it done the next time', async () => {
    const { tree, list, importTree, live, server, dataDir } = await open();
    await writeTour(join(tree, 'acme/Mall/2026-03-12'), tourFiles(0));
    await writeTourZip(join(tree, 'acme/Mall/13.03.2026.zip'), tourFiles(1));
    await writeTour(join(tree, 'noor@noor.example/فيلا النور/٢٠٢٦٠٣١٢'), tourFiles(3));
    await writeTour(join(tree, 'acme/Mall/first visit'), tourFiles(1));
    await writeFile(join(tree, 'acme/Mall/2026-03-16.zip'), 'not a zip');
    const invited = ['--clients', list, '--invite'];
    const plan = await importTree(...invited, '--dry-run');
    const own = await jawla(
      ['import', tree, ...PATTERN, '--clients', list, '--dry-run'],
      testEnvironment(dataDir),
    );
    expect(plan.code).toBe(EXIT.partly);
    expect(plan.out).toMatch(/acme +Mall +2026-03-12 +Pano2VR +\d+ kB +new/);
    expect(plan.out).toBe(own.out);
    expect(await server.services.users.byName('acme')).toBeUndefined();

    const report = join(dataDir, 'report.csv');
    const first = await importTree(...invited, '--report', report);
    expect(first.code).toBe(EXIT.partly);
    expect(first.err).toContain('5 of 5 tours: 3 published, 2 not published.');
    expect(await live('acme')).toEqual(['Mall/2026-03-12', 'Mall/2026-03-13']);
    expect(await live('noor')).toEqual(['فيلا النور/2026-03-12']);
    const lines = (await readFile(report, 'utf8')).slice(REPORT_HEAD.length).split('\r\n');
    expect(lines).toHaveLength(6);
    await mailTo(dataDir, 'office@acme.example');
    await mailTo(dataDir, 'noor@noor.example');

    const again = objectsIn((await importTree(...invited, '--json')).out);
    expect(again.filter(({ result }) => result === 'already there')).toHaveLength(3);
    const ownAgain = await jawla(['import', tree, ...PATTERN, '--json'], testEnvironment(dataDir));
    const byPath = (out: Record<string, unknown>[]) =>
      out.toSorted((a, b) => (String(a['path']) < String(b['path']) ? -1 : 1));
    expect(byPath(again)).toEqual(byPath(objectsIn(ownAgain.out)));
    // Nobody is invited twice.
    expect(await mailsTo(dataDir, 'office@acme.example')).toHaveLength(1);
    expect(await mailsTo(dataDir, 'noor@noor.example')).toHaveLength(1);
  });

  it('makes no account without --invite, and nothing for what cannot be published', async () => {
    const { tree, list, importTree, live, server } = await open();
    await writeTour(join(tree, 'acme/Mall/2026-03-12'), tourFiles(0));
    await writeTour(join(tree, 'noor/Villa/2026-03-12'), { 'readme.txt': 'no tour' });
    const refused = await importTree('--clients', list);
    expect(refused.code).toBe(EXIT.partly);
    expect(refused.out).toContain('add --invite');
    const invited = await importTree('--clients', list, '--invite');
    expect(invited.code).toBe(EXIT.partly);
    expect(await live('acme')).toEqual(['Mall/2026-03-12']);
    expect(await server.services.users.byName('noor')).toBeUndefined();
  });

  it('replaces only if told to, and says that clients get mails', async () => {
    const { tree, importTree, live, server } = await open();
    const { user } = await createTestUser(server, 'acme');
    const added = await server.services.projects.add(user.id, { name: 'Mall', number: '7' });
    await server.services.projects.setDate(added.id, '2026-03-12', server.services.db);
    await writeTour(join(tree, 'ACME/mall/2026-03-12'), tourFiles(0));
    const first = await importTree();
    expect(first.err).toContain('Jawla mails acme about each new tour');
    expect(await live('acme')).toEqual(['Mall/date']);
    await writeFile(join(tree, 'ACME/mall/2026-03-12/index.html'), '<h1>changed</h1>');
    const taken = await importTree();
    expect(taken).toMatchObject({ code: EXIT.partly });
    expect(taken.out).toContain('To replace it: --replace');
    expect((await importTree('--replace')).out).toContain(': replaced');
  });

  it('refuses what it cannot read, exports, and reports that are none', async () => {
    const { tree, list, run, importTree, dataDir } = await open();
    await mkdir(join(tree, 'acme'));
    const empty = await importTree();
    expect(empty).toMatchObject({ code: EXIT.refused, out: '' });
    expect(empty.err).toMatch(/Nothing in .* matches/);
    expect((await run('import', tree)).err).toContain('Say what the names of folders mean');
    expect((await run('import', tree, '--pattern', '{client}')).err).toContain('{project}');
    expect((await run('import', join(dataDir, 'none'), ...PATTERN)).err).toContain('is not there');
    await writeTour(join(tree, 'acme/Mall/2026-03-12'), tourFiles(0));
    const report = await importTree('--clients', list, '--invite', '--report', list);
    expect(report).toMatchObject({ code: EXIT.refused });
    expect(report.err).toContain('is no report');
    await writeFile(join(tree, EXPORT_INDEX), '{}');
    const exported = await importTree();
    expect(exported).toMatchObject({ code: EXIT.refused });
    expect(exported.err).toContain('on the server’s own machine');
    await rm(join(tree, EXPORT_INDEX));
  });

  it('is killed five times, and goes on to the last tour', async () => {
    const { tree, env, importTree, live, server } = await open();
    const { user } = await createTestUser(server, 'acme');
    const count = 30;
    for (let number = 0; number < count; number += 1) {
      const path = join(tree, `acme/Mall ${number % 3}`, dayOf(number));
      if (number % 2 === 0) await writeTour(path, tourFiles(number));
      else await writeTourZip(`${path}.zip`, tourFiles(number));
    }
    const seen: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { child, ended } = startCli(['import', tree, ...PATTERN], env);
      const until = randomInt(1, 5);
      let out = '';
      const isFar = new Promise((resolve) => {
        child.stdout?.on('data', (data) => {
          out += String(data);
          if ((out.match(/: published/g)?.length ?? 0) >= until) resolve(undefined);
        });
      });
      await Promise.race([isFar, ended]);
      await pause(randomInt(0, 60));
      child.kill(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
      await ended;
      seen.push((await live('acme')).length);
    }
    expect(new Set(seen.filter((tours) => tours > 0 && tours < count)).size).toBeGreaterThan(1);
    expect(await importTree()).toMatchObject({ code: EXIT.done });
    expect(await live('acme')).toHaveLength(count);
    const last = objectsIn((await importTree('--json')).out);
    expect(last.filter(({ result }) => result === 'already there')).toHaveLength(count);
    expect(await server.services.projects.ownedBy([user.id])).toHaveLength(3);
  });

  it('ends when the key is revoked, and keeps what is done', async () => {
    const { tree, env, live, server, token, key } = await open();
    await createTestUser(server, 'acme');
    for (let number = 0; number < 40; number += 1) {
      await writeTour(join(tree, 'acme/Mall', dayOf(number)), tourFiles(number));
    }
    const { child, ended } = startCli(['import', tree, ...PATTERN], env);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    await server.call('DELETE', pathTo('revokeKey', { id: key._id }), { token });
    const { code, err } = await ended;
    expect(code).toBe(EXIT.refused);
    expect(err).toMatch(/key/i);
    expect(err).toMatch(/\d+ of 40 tours: \d+ published/);
    const done = (await live('acme')).length;
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(40);
  });
});
