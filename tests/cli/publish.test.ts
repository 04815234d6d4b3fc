/** The command line and the server together: uploads over connections that break, by a program that is killed. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathTo } from '@jawla/contract';
import { EXIT } from '@jawla/contract/move';
import { hashSource } from '@jawla/archives/tourSource';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ok } from '../../apps/api/src/testing/api';
import { makeKey } from '../../apps/api/src/testing/keys';
import { startTcpProxy } from '../../apps/api/src/testing/tcpProxy';
import {
  createTestUser,
  openTestServer,
  type TestServer,
} from '../../apps/api/src/testing/testServer';
import { tourArchive } from '../../apps/api/src/testing/tourArchive';
import { makeFolder, startCli } from '../../apps/cli/src/testing/runCli';

const MEGA = 1_000_000;
/** More than one piece of 32 MB. */
const TOUR_BYTES = 40 * MEGA;
/** What may be on its way when a connection ends. */
const ON_THE_WAY_BYTES = 12 * MEGA;
const DAY = '2026-03-12';

let server: TestServer;
let close: () => Promise<void>;
let admin: Awaited<ReturnType<typeof createTestUser>>;
let projectId: string;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  admin = await createTestUser(server, 'boss', { isAdmin: true });
  const { user } = await createTestUser(server, 'acme');
  ({ id: projectId } = await server.services.projects.add(user.id, { name: 'Mall', number: '1' }));
});
afterAll(() => close());

async function environment(port = server.port) {
  const { secret } = await makeKey(server, admin.token, { scopes: ['read', 'publish'] });
  return {
    JAWLA_URL: `http://127.0.0.1:${port}`,
    JAWLA_KEY: secret,
    XDG_CACHE_HOME: makeFolder(),
  };
}

function command(tour: string, day: string): string[] {
  return ['publish', tour, '--client', 'acme', '--project', 'mall', '--date', day];
}

/** The hash of the live tour of a day, as the server tells it. */
async function liveHash(day: string): Promise<string | null | undefined> {
  const { token } = admin;
  const path = pathTo('tourContents', { projectId });
  const { tours } = ok('tourContents', await server.call('GET', path, { token }));
  return tours.find(({ slot }) => slot === day)?.contentHash;
}

const hashOf = (path: string, kind: 'folder' | 'zip') =>
  hashSource({ kind, path: Buffer.from(path) }, Buffer.from(path));

function largeTour(kind: 'folder' | 'zip'): string {
  const folder = makeFolder();
  const content = randomBytes(TOUR_BYTES);
  if (kind === 'zip') {
    const path = join(folder, 'tour.zip');
    writeFileSync(path, tourArchive('large', [{ name: 'large.jpg', content, stored: true }]));
    return path;
  }
  mkdirSync(join(folder, 'panoramas'));
  writeFileSync(join(folder, 'index.html'), '<h1>large</h1>');
  writeFileSync(join(folder, 'panoramas/large.jpg'), content);
  return folder;
}

/** Counts what clients have sent; `onSent` gets the sum, and may reset the connection. */
async function startProxy(onSent: (bytes: number, reset: () => void) => void) {
  let sentBytes = 0;
  const proxy = await startTcpProxy(server.port, {
    onSent: (bytes, reset) => {
      sentBytes += bytes;
      onSent(sentBytes, reset);
    },
  });
  onTestFinished(() => proxy.close());
  return { port: proxy.port, sentBytes: () => sentBytes };
}

describe.each(['folder', 'zip'] as const)('a %s', (kind) => {
  const days = kind === 'folder' ? ['2026-04-01', '2026-04-02'] : ['2026-04-03', '2026-04-04'];
  const [flaky = '', killed = ''] = days;

  it('arrives over a connection that is reset three times', async () => {
    const tour = largeTour(kind);
    const cuts = [8 * MEGA, 20 * MEGA, 38 * MEGA];
    const proxy = await startProxy((bytes, reset) => {
      const [next = Number.POSITIVE_INFINITY] = cuts;
      if (bytes < next) return;
      cuts.shift();
      reset();
    });
    const run = startCli(command(tour, flaky), await environment(proxy.port));
    const { code, out, err } = await run.ended;
    expect(out).toBe(`Published: acme, mall, ${flaky}\n`);
    expect(code).toBe(EXIT.done);
    expect(cuts).toEqual([]);
    expect(err).toContain('cannot be reached');
    expect(await liveHash(flaky)).toBe(await hashOf(tour, kind));
    // What had arrived was not sent again.
    expect(proxy.sentBytes()).toBeLessThan(TOUR_BYTES + 3 * ON_THE_WAY_BYTES);
  });

  it('goes on after the program was killed', async () => {
    const tour = largeTour(kind);
    const TMPDIR = makeFolder();
    let onSent = (_bytes: number) => {};
    const proxy = await startProxy((bytes) => onSent(bytes));
    const env = { ...(await environment(proxy.port)), TMPDIR };
    const first = startCli(command(tour, killed), env);
    onSent = (bytes) => {
      if (bytes > TOUR_BYTES / 2) first.child.kill('SIGKILL');
    };
    expect((await first.ended).code).toBeNull();
    const sentByFirst = proxy.sentBytes();
    expect(await liveHash(killed)).toBeUndefined();
    // The archive of a folder is gone with the program.
    expect(readdirSync(TMPDIR)).toEqual([]);

    onSent = () => {};
    const { code, out } = await startCli(command(tour, killed), env).ended;
    expect(out).toBe(`Published: acme, mall, ${killed}\n`);
    expect(code).toBe(EXIT.done);
    const sentBySecond = proxy.sentBytes() - sentByFirst;
    expect(sentBySecond).toBeLessThan(TOUR_BYTES - sentByFirst + ON_THE_WAY_BYTES);
    expect(await liveHash(killed)).toBe(await hashOf(tour, kind));
  });
});

it('is there already when it is published again, from whatever it is made', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'index.html'), '<h1>small</h1>');
  const env = await environment();
  const first = await startCli(command(folder, DAY), env).ended;
  expect(first).toMatchObject({ code: EXIT.done, out: `Published: acme, mall, ${DAY}\n` });
  const again = await startCli([...command(folder, '12.03.2026'), '--json'], env).ended;
  expect(JSON.parse(again.out)).toMatchObject({
    result: 'already there',
    contentHash: await liveHash(DAY),
  });
});

it('publishes pilots, whose names are not taken twice', async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'export'));
  writeFileSync(join(folder, 'export/start.html'), '<h1>chosen</h1>');
  writeFileSync(join(folder, 'export/index.html'), '<h1>not chosen</h1>');
  const env = await environment();
  const pilot = ['pilot', folder, '--name', 'معرض 2026', '--start-page', 'export/start.html'];
  const { code, out, err } = await startCli(pilot, env).ended;
  expect({ code, out, err }).toMatchObject({ code: EXIT.done, out: 'Published: معرض 2026\n' });
  const named = ok('pilot', await server.call('GET', pathTo('pilot', { name: 'معرض 2026' })));
  const page = await server.send({ path: named.path ?? '' });
  expect(page.text).toContain('<h1>chosen</h1>');
  const again = await startCli(pilot, env).ended;
  expect(again.code).toBe(EXIT.refused);
  expect(again.err).toContain('Choose another name');
});

it('says what a key may not do', async () => {
  const folder = makeFolder();
  writeFileSync(join(folder, 'index.html'), '<h1>small</h1>');
  const { secret } = await makeKey(server, admin.token, { scopes: ['read'] });
  const env = { ...(await environment()), JAWLA_KEY: secret };
  const { code, err } = await startCli(command(folder, '2026-05-01'), env).ended;
  expect(err).toMatch(/scope|publish/i);
  expect(code).toBe(EXIT.refused);
});
