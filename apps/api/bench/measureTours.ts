/**
 * Publishes tours and serves their tiles, compared with programs that do no checks: `unzip`, `cp` and nginx. If
 * `BASELINE` names another checkout of this project, its server is measured as well. Compared runs are interleaved,
 * and medians are reported.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bucketConfig, startBucket } from '../src/testing/startBucket.ts';
import type { Bench } from './bench.ts';
import { median } from './hammer.ts';
import { startNginx } from './nginx.ts';
import { startSite, type StartedSite } from './startSite.ts';
import { tileContent, tileName, writeFilmArchive, writeTileArchive } from './tileArchives.ts';
import { findTour, publish } from './tourCalls.ts';
import { hasWrk, wrk, type WrkResult } from './wrk.ts';

const TILE_BYTES = 13_100;
const TILES_SERVED = 500;
const NGINX_PORT = 4286;
const CONNECTIONS = 32;
const PART_BYTES = 8 * 1024 * 1024;

export interface TourSizes {
  readonly rounds: number;
  readonly seconds: number;
  readonly tiles: number;
  readonly mostTiles: number;
  readonly films: number;
  readonly filmBytes: number;
}

export async function measureTours(bench: Bench<TourSizes>): Promise<void> {
  bench.say('\nTours');
  await measurePublishing(bench);
  await measureBucket(bench);
  await measureTiles(bench);
}

async function measurePublishing(bench: Bench<TourSizes>): Promise<void> {
  const { scratch, sizes } = bench;
  const archive = join(scratch, 'tour.zip');
  const { site, server } = await startSite(join(scratch, 'publishing'));
  const compare = async (label: string, other: string, run: () => number) => {
    const own: number[] = [];
    const others: number[] = [];
    let peak = 0;
    for (let round = 0; round < sizes.rounds; round += 1) {
      await server.rest();
      const { sent, answered } = await publish(server.port, site, archive);
      own.push(answered - sent);
      peak = Math.max(peak, (await server.held()).aboveRestMegabytes);
      others.push(run());
    }
    tell(bench, label, { own: median(own), other: median(others), name: other, unit: 's', peak });
  };

  for (const tiles of [sizes.tiles, sizes.mostTiles]) {
    writeTileArchive(archive, tiles, tiles === sizes.tiles ? TILE_BYTES : TILE_BYTES / 4);
    const megabytes = Math.round((await stat(archive)).size / 1e6);
    const unpacked = join(scratch, 'unpacked');
    await compare(`publish ${tiles} tiles, ${megabytes} MB`, 'unzip', () =>
      seconds(() => command('unzip', '-q', archive, '-d', unpacked), {
        after: () => command('rm', '-rf', unpacked),
      }),
    );
  }
  writeFilmArchive(archive, sizes.films, sizes.filmBytes);
  const copy = join(scratch, 'copy.zip');
  const gigabytes = ((sizes.films * sizes.filmBytes) / 1e9).toFixed(1);
  await compare(`publish ${sizes.films} films, ${gigabytes} GB`, 'cp and sync', () =>
    seconds(
      () => {
        command('cp', archive, copy);
        command('sync', copy);
      },
      { after: () => command('rm', copy) },
    ),
  );
  await server.stop();
  await rm(archive);
}

/** Counts the requests to an S3 bucket per tour. */
async function measureBucket(bench: Bench<TourSizes>): Promise<void> {
  const { scratch, sizes } = bench;
  const archive = join(scratch, 'tour.zip');
  writeTileArchive(archive, sizes.tiles, TILE_BYTES);
  const folder = join(scratch, 'bucket');
  await mkdir(folder);
  const bucket = await startBucket(folder);
  const { bucket: name, prefix, keys } = bucketConfig(bucket.endpoint, 'bench');
  const { site, server } = await startSite(join(scratch, 'in-bucket'), {
    env: {
      S3_BUCKET: name,
      S3_ENDPOINT: bucket.endpoint,
      S3_PREFIX: prefix,
      S3_ACCESS_KEY_ID: keys?.id ?? '',
      S3_SECRET_ACCESS_KEY: keys?.secret ?? '',
    },
  });
  const before = bucket.requests();
  await publish(server.port, site, archive);
  const requests = bucket.requests() - before;
  const parts = Math.ceil((await stat(archive)).size / PART_BYTES);
  bench.say(`  publish ${sizes.tiles} tiles to S3: ${requests} requests, ${parts} parts of 8 MB`);
  bench.record({ name: 'requests to S3', tiles: sizes.tiles, requests, parts });
  await server.stop();
  await bucket.stop();
}

async function measureTiles(bench: Bench<TourSizes>): Promise<void> {
  if (!hasWrk()) {
    bench.say('  wrk is not installed; tiles served are measured with it (or name it in WRK)');
    return;
  }
  const { scratch, sizes } = bench;
  const archive = join(scratch, 'tour.zip');
  writeTileArchive(archive, TILES_SERVED, TILE_BYTES);
  const folder = join(scratch, 'tiles');
  for (let tile = 0; tile < TILES_SERVED; tile += 1) {
    const path = join(folder, tileName(tile));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, tileContent(tile, TILE_BYTES));
  }
  const stopNginx = await startNginx(scratch, folder, NGINX_PORT);
  const baseline = process.env['BASELINE'];
  const sites = new Map<string, StartedSite>();
  sites.set('this server', await startSite(join(scratch, 'serving')));
  if (baseline !== undefined) {
    const api = join(baseline, 'apps/api');
    sites.set('the other checkout', await startSite(join(scratch, 'serving-baseline'), { api }));
  }
  const loads = new Map<string, () => Promise<WrkResult>>();
  const common = { connections: CONNECTIONS, seconds: sizes.seconds, scratch };
  for (const [name, { site, server }] of sites) {
    await publish(server.port, site, archive);
    const { host, path } = await findTour(server.port, site);
    const paths = Array.from({ length: TILES_SERVED }, (_, tile) => path + tileName(tile));
    loads.set(name, () => wrk({ ...common, port: server.port, headers: { Host: host }, paths }));
  }
  if (stopNginx) {
    const paths = Array.from({ length: TILES_SERVED }, (_, tile) => `/${tileName(tile)}`);
    loads.set('nginx', () => wrk({ ...common, port: NGINX_PORT, headers: {}, paths }));
  } else bench.say('  nginx is not installed; it would be measured too (or name it in NGINX)');
  const measured = new Map([...loads.keys()].map((name) => [name, new Array<number>()]));
  for (let round = 0; round < sizes.rounds; round += 1) {
    for (const [name, load] of loads) measured.get(name)?.push((await load()).perSecond);
  }
  const own = median(measured.get('this server') ?? []);
  for (const [name, rates] of measured) {
    const rate = median(rates);
    bench.say(
      `  tiles of 13 kB by ${name.padEnd(20)} ${rate.toFixed(0).padStart(7)}/s` +
        (name === 'this server' ? '' : `   this server: ${(own / rate).toFixed(2)} of it`),
    );
    bench.record({ name: `tiles by ${name}`, perSecond: rate });
  }
  stopNginx?.();
  for (const { server } of sites.values()) await server.stop();
}

interface Compared {
  readonly own: number;
  readonly other: number;
  readonly name: string;
  readonly unit: string;
  readonly peak: number;
}

function tell(
  bench: Bench<TourSizes>,
  label: string,
  { own, other, name, unit, peak }: Compared,
): void {
  const ratio = own / other;
  bench.say(
    `  ${label.padEnd(36)} ${own.toFixed(2)} ${unit}, ${name} ${other.toFixed(2)} ${unit}: ` +
      `${ratio.toFixed(2)} of it, ${peak.toFixed(0)} MB above rest`,
  );
  bench.record({ name: label, own, other, ratio, peak });
}

function seconds(work: () => void, { after }: { readonly after: () => void }): number {
  const began = performance.now();
  work();
  const took = (performance.now() - began) / 1000;
  after();
  return took;
}

/** @throws {Error} If the command fails. */
function command(program: string, ...given: string[]): void {
  const { status, error } = spawnSync(program, given, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ended with ${String(status)}`);
}
