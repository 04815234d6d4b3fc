/** A load generator that costs little itself: wrk, where it is installed (or named in WRK). */
import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = process.env['WRK'] ?? 'wrk';
const run = promisify(execFile);

export interface WrkLoad {
  readonly port: number;
  readonly host: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  readonly scratch: string;
}

export function hasWrk(): boolean {
  return spawnSync(PROGRAM, ['-v']).error === undefined;
}

/**
 * @returns requests a second
 * @throws Error when an answer was not a success
 */
export async function wrk(load: WrkLoad): Promise<number> {
  const script = join(load.scratch, 'paths.lua');
  const paths = load.paths.map((path) => JSON.stringify(path)).join(', ');
  await writeFile(
    script,
    `local paths = { ${paths} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], { Host = ${JSON.stringify(load.host)} })
end
`,
  );
  const { stdout } = await run(PROGRAM, [
    '--threads=1',
    `--connections=${load.connections}`,
    `--duration=${load.seconds}s`,
    `--script=${script}`,
    `http://127.0.0.1:${load.port}`,
  ]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
