/** Runs wrk, a load generator with little CPU overhead, if it is installed or `WRK` names it. */
import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = process.env['WRK'] ?? 'wrk';
const UNITS_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };
const run = promisify(execFile);

export interface WrkLoad {
  readonly port: number;
  /** Headers of each request. */
  readonly headers: Readonly<Record<string, string>>;
  /** Requested in rotation. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  readonly scratch: string;
}

export interface WrkResult {
  readonly perSecond: number;
  /** Latency in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

export function hasWrk(): boolean {
  return spawnSync(PROGRAM, ['-v']).error === undefined;
}

/** @throws {Error} If a response was not successful. */
export async function wrk(load: WrkLoad): Promise<WrkResult> {
  const script = join(load.scratch, 'paths.lua');
  const paths = load.paths.map((path) => JSON.stringify(path)).join(', ');
  const headers = Object.entries(load.headers)
    .map(([name, value]) => `[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
    .join(', ');
  await writeFile(
    script,
    `local paths = { ${paths} }
local headers = { ${headers} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], headers)
end
`,
  );
  const { stdout } = await run(PROGRAM, [
    '--threads=1',
    `--connections=${load.connections}`,
    `--duration=${load.seconds}s`,
    `--script=${script}`,
    '--latency',
    `http://127.0.0.1:${load.port}`,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: latency(stdout, 50),
    p99: latency(stdout, 99),
  };
}

function latency(out: string, percentile: number): number {
  const [, value, unit = ''] = new RegExp(`${percentile}%\\s+([\\d.]+)(\\w+)`).exec(out) ?? [];
  return Number(value) * (UNITS_MS[unit] ?? Number.NaN);
}
