/**
 * `npm run bench -w apps/api`: server benchmarks, compared with a minimal baseline server. `-- --quick` runs a smoke
 * test of three minutes with smaller sizes. `-- --only tours` runs one part: start, calls, compared, day,
 * day-postgres, files, uploads, tours or visits.
 *
 * Client and server share the same CPU, so compare figures only with each other.
 */
import { createReadStream, mkdirSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { noise, send, writeArchive, writeArchiveOf } from './bigFiles.ts';
import { compareCalls } from './compareCalls.ts';
import { hammer, type Asked, type Measured } from './hammer.ts';
import { MeasuredProcess, type Held } from './measuredProcess.ts';
import { measureDay, measureDayOnPostgres } from './measureDay.ts';
import { measureStart } from './measureStart.ts';
import { measureTours } from './measureTours.ts';
import { measureVisits } from './measureVisits.ts';
import { startNginx } from './nginx.ts';
import { ADMIN } from './site.ts';
import { startSite, type Site } from './startSite.ts';
import { findTour, publish } from './tourCalls.ts';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const full = {
  seconds: 10,
  clients: [10_000, 100_000],
  compared: { clients: 10_000, rounds: 3, seconds: 2 },
  start: { clients: 10_000, rounds: 15 },
  day: { people: 1000, admins: 40, tours: 24, seconds: 60 },
  uploadBytes: 2_000_000_000,
  archiveBytes: 1_000_000_000,
  tiles: 12_000,
  visits: { rounds: 9, seconds: 2 },
  tours: {
    rounds: 5,
    seconds: 10,
    tiles: 30_000,
    mostTiles: 65_534,
    films: 4,
    filmBytes: 500_000_000,
  },
};
const quick = {
  seconds: 2,
  clients: [2000],
  compared: { clients: 2000, rounds: 1, seconds: 2 },
  start: { clients: 2000, rounds: 3 },
  day: { people: 100, admins: 4, tours: 8, seconds: 15 },
  uploadBytes: 200_000_000,
  archiveBytes: 100_000_000,
  tiles: 1200,
  visits: { rounds: 3, seconds: 1 },
  tours: {
    rounds: 1,
    seconds: 2,
    tiles: 3000,
    mostTiles: 6000,
    films: 2,
    filmBytes: 100_000_000,
  },
};
const size = values.quick ? quick : full;
const NGINX_PORT = 4285;
const PAGE_BYTES = 15_000;
const PANORAMA_BYTES = 600_000;

const results: Record<string, unknown>[] = [];
const scratch = await mkdtemp(join(tmpdir(), 'jawla-bench-'));
try {
  say(`${cpus().length} processors (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}`);
  const { only = 'start calls compared day day-postgres files uploads tours visits' } = values;
  const parts = new Set(only.split(' '));
  const bench = { scratch, say, record };
  if (parts.has('start')) await measureStart({ ...bench, sizes: size.start });
  if (parts.has('calls')) for (const clients of size.clients) await measureCalls(clients);
  if (parts.has('compared')) await compareCalls({ ...bench, sizes: size.compared });
  if (parts.has('day')) await measureDay({ ...bench, sizes: size.day });
  if (parts.has('day-postgres')) await measureDayOnPostgres({ ...bench, sizes: size.day });
  if (parts.has('files')) await measureFiles();
  if (parts.has('uploads')) await measureUploads();
  if (parts.has('visits')) await measureVisits({ ...bench, sizes: size.visits });
  if (parts.has('tours')) await measureTours({ ...bench, sizes: size.tours });
} finally {
  await rm(scratch, { recursive: true, force: true });
}
const RESULTS = join(import.meta.dirname, '../../../bench-results');
mkdirSync(RESULTS, { recursive: true });
writeFileSync(join(RESULTS, 'server.json'), `${JSON.stringify(results, undefined, 2)}\n`);

/** Measures logins, lists and searches. */
async function measureCalls(clients: number): Promise<void> {
  // Logins come from several addresses: those of one would fill its share of the queue, and be refused with 503.
  const env = { TRUST_PROXY: '1' };
  const { site, server } = await startSite(join(scratch, `calls-${clients}`), { clients, env });
  const token = { token: site.token };
  say(`\n${clients} clients`);
  const packed = { ...token, 'accept-encoding': 'gzip' };
  const list = '/api/user?page=1&limit=30&sort=name&order=asc';
  const current = await etagOf(server.port, list, packed);
  const calls: [string, number, Asked][] = [
    ['login', 8, loginFrom('10.0.0.1')],
    ['who am I', 32, { path: `/api/user/${site.token}`, status: 200 }],
    ['users, one page', 32, { path: `${list}&usersSearch=omit`, headers: packed, status: 200 }],
    ['users, with all to search in', 4, { path: list, headers: packed, status: 200 }],
    [
      'the same, nothing new',
      4,
      { path: list, headers: { ...packed, 'if-none-match': current }, status: 304 },
    ],
    [
      'search by mail address',
      32,
      { path: '/api/user/users_email?q=layla-1&owner_user=admin', headers: packed, status: 200 },
    ],
  ];
  for (const [name, connections, asked] of calls) {
    const { port } = server;
    const load = { port, connections, seconds: size.seconds, ask: () => asked };
    await server.held();
    report(`${name}, ${clients} clients`, await hammer(load), await server.held());
  }
  await measureLoginFlood(server, site);
  await server.stop();
}

/** Measures concurrent logins of many clients, with one login and one request without hashing in parallel. */
async function measureLoginFlood(server: MeasuredProcess, site: Site): Promise<void> {
  const load = { port: server.port, seconds: size.seconds };
  const asker = { path: `/api/user/${site.token}`, status: 200 };
  await server.held();
  const [flood, call, login] = await Promise.all([
    hammer({ ...load, connections: 40, ask: (count) => loginFrom(`10.1.0.${count % 250}`) }),
    hammer({ ...load, connections: 1, ask: () => asker }),
    hammer({ ...load, connections: 1, ask: () => loginFrom('10.0.0.1') }),
  ]);
  report('login flood, 40 at once', flood, await server.held());
  report('who am I, during the flood', call, undefined);
  report('one login, during the flood', login, undefined);
}

/**
 * @param address - IP address of the client in `X-Forwarded-For`: rate limits and the login queue are per address.
 */
function loginFrom(address: string): Asked {
  return {
    method: 'POST',
    path: '/api/auth/email-login',
    body: JSON.stringify(ADMIN),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    status: 200,
  };
}

/** Measures files of a tour, compared with servers without access checks. */
async function measureFiles(): Promise<void> {
  const { site, server } = await startSite(join(scratch, 'files'));
  const folder = join(scratch, 'static');
  await mkdir(folder);
  const files = { 'page.html': PAGE_BYTES, 'panorama.jpg': PANORAMA_BYTES };
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(join(folder, name), randomBytes(bytes));
  }
  const tour = await publishFiles(server.port, site, folder, Object.keys(files));
  const plain = await startPlain(folder);
  const stopNginx = await startNginx(scratch, folder, NGINX_PORT);
  say('\nFiles of a tour');
  if (!stopNginx) say('  nginx is not installed; it would be measured too (or name it in NGINX)');
  for (const [name, bytes] of Object.entries(files)) {
    const label = `${name}, ${bytes / 1000} kB`;
    const load = { connections: 32, seconds: size.seconds };
    await server.held();
    const own = { ...load, ask: asking(`${tour.path}${name}`, { host: tour.host }) };
    report(label, await hammer({ ...own, port: server.port }), await server.held());
    await plain.held();
    const other = { ...load, ask: asking(`/${name}`) };
    report(
      `${label}, plain Node`,
      await hammer({ ...other, port: plain.port }),
      await plain.held(),
    );
    if (!stopNginx) continue;
    report(`${label}, nginx`, await hammer({ ...other, port: NGINX_PORT }), undefined);
  }
  stopNginx?.();
  await plain.stop();
  await server.stop();
}

/** Measures the upload of a large file, and of a large archive from its first byte to the published tour. */
async function measureUploads(): Promise<void> {
  say('\nUploads');
  const plain = await startPlain(scratch);
  const bytes = size.uploadBytes;
  const giga = `${bytes / 1e9} GB`;
  await plain.held();
  const base = { port: plain.port, path: '/', headers: {}, content: noise(bytes), bytes };
  reportUpload(`${giga}, plain Node`, await send(base), await plain.held());
  await plain.stop();

  const { site, server } = await startSite(join(scratch, 'uploads'));
  const to = {
    port: server.port,
    path: `/api/project/upload-folder/${site.projectId}?date=2026-01-02&projectType=date`,
    headers: { token: site.token },
    form: { field: 'project-folder', fileName: 'tour.zip' },
  };
  await server.held();
  // Measures the cost of receiving: the server rejects random bytes after the complete upload, because they are no
  // archive.
  const received = await send({ ...to, content: noise(bytes), bytes });
  reportUpload(`${giga}, received`, expectStatus(received, 400), await server.held());

  const archive = join(scratch, 'archive.zip');
  const length = await writeArchive(archive, size.archiveBytes, size.tiles);
  const content = createReadStream(archive, { highWaterMark: 1024 * 1024 });
  const published = await send({ ...to, content, bytes: length });
  const label = `${(length / 1e9).toFixed(1)} GB of ${size.tiles} files, received and published`;
  reportUpload(label, expectStatus(published, 200), await server.held());
  await server.stop();
}

function startPlain(folder: string): Promise<MeasuredProcess> {
  const program = [join(import.meta.dirname, 'plainServer.ts'), folder];
  return MeasuredProcess.start(program, {}, /listening on (\d+)/);
}

async function etagOf(port: number, path: string, headers: Record<string, string>) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const bytes = (await answer.arrayBuffer()).byteLength;
  say(`  the list has ${(bytes / 1e6).toFixed(2)} MB of JSON`);
  return answer.headers.get('etag') ?? '';
}

/** Publishes a tour of the files and returns its location. */
async function publishFiles(port: number, site: Site, folder: string, names: readonly string[]) {
  const archive = join(scratch, 'files.zip');
  await writeArchiveOf(archive, folder, names);
  await publish(port, site, archive);
  return findTour(port, site);
}

function asking(path: string, headers: Readonly<Record<string, string>> = {}): () => Asked {
  return () => ({ path, headers, status: 200 });
}

function expectStatus<T extends { readonly status: number }>(sent: T, status: number): T {
  if (sent.status !== status) throw new Error(`Answered ${sent.status} instead of ${status}`);
  return sent;
}

function report(name: string, measured: Measured, held: Held | undefined): void {
  results.push({ name, ...measured, ...held });
  const { perSecond, p50, p99, megabytesPerSecond } = measured;
  say(
    `  ${name.padEnd(48)} ${perSecond.toFixed(0).padStart(6)}/s  p50 ${ms(p50)}  p99 ${ms(p99)}  ` +
      `${megabytesPerSecond.toFixed(0).padStart(5)} MB/s${heldWords(held)}`,
  );
}

function reportUpload(name: string, sent: { sent: number; answered: number }, held: Held): void {
  results.push({ name, ...sent, ...held });
  say(
    `  ${name.padEnd(62)} sent in ${sent.sent.toFixed(1)} s, answered after ${sent.answered.toFixed(1)} s` +
      heldWords(held),
  );
}

function heldWords(held: Held | undefined): string {
  if (!held) return '';
  const { p99, max, peakMegabytes } = held;
  return `  loop p99 ${ms(p99)} max ${ms(max)}  peak ${peakMegabytes.toFixed(0)} MB`;
}

function ms(time: number): string {
  return `${time.toFixed(1)} ms`.padStart(10);
}

function record(result: Readonly<Record<string, unknown>>): void {
  results.push(result);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
