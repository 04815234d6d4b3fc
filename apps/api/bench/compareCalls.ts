/**
 * Compares API calls at 16 connections with Hono handlers that only run the same SQL. Both servers are measured
 * alternately. Requests have a browser's headers, except `Accept-Encoding`.
 */
import { deepStrictEqual } from 'node:assert/strict';
import { join } from 'node:path';
import { ORDERS, USER_SORTS } from '@jawla/contract/limits';
import type { Bench } from './bench.ts';
import { median } from './hammer.ts';
import { MeasuredProcess } from './measuredProcess.ts';
import { startSite } from './startSite.ts';
import { hasWrk, wrk, type WrkResult } from './wrk.ts';

const CONNECTIONS = 16;
const SEARCHED = 'layla-1';

export interface CallSizes {
  readonly clients: number;
  readonly rounds: number;
  readonly seconds: number;
}

export async function compareCalls({
  scratch,
  sizes,
  say,
  record,
}: Bench<CallSizes>): Promise<void> {
  say(`\nCalls among ${sizes.clients} clients, beside plain Hono handlers`);
  if (!hasWrk()) {
    say('  wrk is not installed; calls are compared with it (or name it in WRK)');
    return;
  }
  const dataDir = join(scratch, 'compared');
  // JSON log as in production: one line per request.
  const env = { LOG: 'json' };
  const { site, server } = await startSite(dataDir, { clients: sizes.clients, env });
  const baseline = [
    join(import.meta.dirname, 'plainCalls.ts'),
    join(dataDir, 'jawla.sqlite'),
    site.token,
    SEARCHED,
  ];
  const plain = await MeasuredProcess.start(baseline, {}, /listening on (\d+)/);
  const headers = { token: site.token };
  const common = { headers, connections: CONNECTIONS, seconds: sizes.seconds, scratch };
  for (const [name, path] of callsOf(site.token)) {
    deepStrictEqual(await get(server.port, path, headers), await get(plain.port, path, headers));
    const own: WrkResult[] = [];
    const base: WrkResult[] = [];
    for (let round = 0; round < sizes.rounds; round += 1) {
      own.push(await wrk({ ...common, port: server.port, paths: [path] }));
      base.push(await wrk({ ...common, port: plain.port, paths: [path] }));
    }
    const compared = { p50: compare(own, base, 'p50'), p99: compare(own, base, 'p99') };
    say(`  ${name.padEnd(32)} p50 ${words(compared.p50)}   p99 ${words(compared.p99)}`);
    record({ name, ...compared });
  }
  await plain.stop();
  await server.stop();
}

function callsOf(token: string): [string, string][] {
  const list = '/api/user?page=1&limit=30&usersSearch=omit';
  return [
    ['who am I', `/api/user/${token}`],
    ['search by e-mail address', `/api/user/users_email?q=${SEARCHED}&owner_user=admin`],
    ['clients, newest first', list],
    ...USER_SORTS.flatMap((sort) =>
      ORDERS.map((order): [string, string] => [
        `clients by ${sort}, ${order}`,
        `${list}&sort=${sort}&order=${order}`,
      ]),
    ),
  ];
}

async function get(port: number, path: string, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return answer.json();
}

interface Compared {
  /** Medians in milliseconds. */
  readonly own: number;
  readonly base: number;
  readonly ratio: number;
  readonly range: readonly [number, number];
}

function compare(
  own: readonly WrkResult[],
  base: readonly WrkResult[],
  percentile: 'p50' | 'p99',
): Compared {
  const ratios = own.map((each, round) => each[percentile] / (base[round]?.[percentile] ?? 0));
  return {
    own: median(own.map((each) => each[percentile])),
    base: median(base.map((each) => each[percentile])),
    ratio: median(ratios),
    range: [Math.min(...ratios), Math.max(...ratios)],
  };
}

function words({ own, base, ratio, range: [least, most] }: Compared): string {
  const times = `${own.toFixed(1)} ms / ${base.toFixed(1)} ms`.padStart(19);
  return `${times} = ${ratio.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;
}
