/**
 * A day of 1,000 users within a minute. Users arrive at random times regardless of the server's speed (open-loop
 * arrivals); each waits for a response before the next request. One in ten logs in: the day is compressed, but the
 * cost of a password hash is not. The rate is still several times that of 1,000 users who all begin within one hour.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../src/demo/people.ts';
import { asAdmin, databaseAt, findPrograms, startCluster } from '../src/testing/postgres.ts';
import type { Bench } from './bench.ts';
import { makeDaySite, type DaySite, type Person } from './daySite.ts';
import { visitAsAdmin, visitAsClient } from './dayVisits.ts';
import { quantile } from './hammer.ts';
import { MeasuredProcess } from './measuredProcess.ts';
import { PersonClient, type Tally } from './personClient.ts';
import { writeTileArchive } from './tileArchives.ts';
import { publish } from './tourCalls.ts';

const API = join(import.meta.dirname, '..');
const TILE_BYTES = 13_100;
const TILES = 30;
const LOOP_RESOLUTION_MS = 5;
const LOGIN_SHARE = 0.1;
const DATABASE = 'jawla_day';

export interface DaySizes {
  readonly people: number;
  readonly admins: number;
  readonly tours: number;
  /** Period in which all users arrive. */
  readonly seconds: number;
}

export async function measureDay(bench: Bench<DaySizes>): Promise<void> {
  bench.say(
    `\nA day of ${bench.sizes.people} people in ${bench.sizes.seconds} s, SQLite, one server`,
  );
  await runDay(bench, { DATA_DIR: join(bench.scratch, 'day') }, 1);
}

export async function measureDayOnPostgres(bench: Bench<DaySizes>): Promise<void> {
  if (findPrograms() === undefined) {
    bench.say('  PostgreSQL is not installed; a day would be measured with it too');
    return;
  }
  const { people, seconds } = bench.sizes;
  bench.say(`\nA day of ${people} people in ${seconds} s, PostgreSQL, two servers`);
  const cluster = await startCluster({ isDurable: true });
  try {
    await asAdmin(cluster.url, `create database ${DATABASE}`);
    const env = {
      DATA_DIR: join(bench.scratch, 'day-postgres'),
      DATABASE_URL: databaseAt(cluster.url, DATABASE),
    };
    await runDay(bench, env, 2);
  } finally {
    await cluster.stop();
  }
}

async function runDay(
  { scratch, sizes, say, record }: Bench<DaySizes>,
  env: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  count: number,
): Promise<void> {
  await mkdir(env.DATA_DIR);
  const site = await makeDaySite(env, sizes.people - sizes.admins, sizes.tours);
  const servers: MeasuredProcess[] = [];
  for (let index = 0; index < count; index += 1) {
    const all = { ...env, PORT: '0', DEMO: '0', LOG: 'json', PORTAL_URL: '', TRUST_PROXY: '1' };
    const program = [join(API, 'bin/jawla.mjs'), 'start', '--dev'];
    servers.push(await MeasuredProcess.start(program, all, /Tours +http:\/\/[\w.*]+:(\d+)/));
  }
  const ports = servers.map(({ port }) => port);
  await addTours(scratch, ports[0] ?? 0, site);
  const tally: Tally = { times: new Map(), errors: new Map() };
  for (const server of servers) await server.held();
  const loop = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  loop.enable();
  await livePeople(sizes, ports, site, tally);
  loop.disable();
  for (const [kind, times] of [...tally.times].toSorted(([, a], [, b]) => b.length - a.length)) {
    tell(kind, times, tally.errors.get(kind) ?? 0);
  }
  const all = [...tally.times].filter(([kind]) => kind !== 'login').flatMap(([, times]) => times);
  const failed = [...tally.errors.values()].reduce((sum, errors) => sum + errors, 0);
  tell('all but logins', all, failed);
  const ownDelay = loop.percentile(99) / 1e6 - LOOP_RESOLUTION_MS;
  say(`  event loop delay of the load generator p99 ${ownDelay.toFixed(1)} ms`);
  for (const server of servers) {
    const { p99, peakMegabytes } = await server.held();
    say(`  event loop delay p99 ${p99.toFixed(1)} ms, peak ${peakMegabytes.toFixed(0)} MB`);
    await server.stop();
  }

  function tell(kind: string, times: readonly number[], errors: number): void {
    const sorted = times.toSorted((a, b) => a - b);
    const [p50, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)];
    say(
      `  ${kind.padEnd(26)} ${String(times.length).padStart(7)}  p50 ${p50.toFixed(1).padStart(7)} ms` +
        `  p99 ${p99.toFixed(1).padStart(7)} ms  ${errors} errors`,
    );
    record({ name: `day, ${count} servers: ${kind}`, count: times.length, p50, p99, errors });
  }
}

async function addTours(scratch: string, port: number, site: DaySite): Promise<void> {
  const archive = join(scratch, 'day.zip');
  writeTileArchive(archive, TILES, TILE_BYTES);
  const background = { r: 90, g: 120, b: 60 };
  const cover = await sharp({ create: { width: 1280, height: 960, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const { token } = site.admin;
  for (const projectId of site.projectIds) {
    await publish(port, { token, userId: '', projectId }, archive);
    const body = new FormData();
    body.append('project-img', new Blob([new Uint8Array(cover)]), 'cover.jpg');
    const url = `http://127.0.0.1:${port}/api/upload-project-img/${projectId}`;
    const { ok, status } = await fetch(url, { method: 'POST', headers: { token }, body });
    if (!ok) throw new Error(`A cover was refused with ${status}`);
  }
}

async function livePeople(
  { people, admins, seconds }: DaySizes,
  ports: readonly number[],
  { admin, clients }: DaySite,
  tally: Tally,
): Promise<void> {
  const live = async (index: number) => {
    await pause(Math.random() * seconds * 1000);
    const isAdmin = index < admins;
    const person = isAdmin ? admin : clients[index - admins];
    if (!person) return;
    // Sticky sessions: each browser stays with one server, as behind a load balancer with persistent connections.
    const client = new PersonClient(ports[index % ports.length] ?? 0, person.token, tally);
    if (Math.random() < LOGIN_SHARE && !isAdmin) await logIn(client, person, index);
    await (isAdmin
      ? visitAsAdmin(client, person, clients.slice(index * 10, index * 10 + 10))
      : visitAsClient(client, person));
    client.close();
  };
  await Promise.all(Array.from({ length: people }, (_, index) => live(index)));
}

async function logIn(client: PersonClient, { email }: Person, index: number): Promise<void> {
  await client.ask({
    kind: 'login',
    method: 'POST',
    path: '/api/auth/email-login',
    body: { email, password: DEMO_PASSWORD },
    headers: { 'x-forwarded-for': `10.2.${Math.floor(index / 250)}.${index % 250}` },
  });
}
