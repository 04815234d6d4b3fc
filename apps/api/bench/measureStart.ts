/** Time from the start of the process to the first response, with data, compared with a minimal Node server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { announcedPort } from './announcedPort.ts';
import type { Bench } from './bench.ts';
import { median } from './hammer.ts';
import { startSite } from './startSite.ts';

const API = join(import.meta.dirname, '..');

export interface StartSizes {
  readonly clients: number;
  readonly rounds: number;
}

export async function measureStart({
  scratch,
  sizes,
  say,
  record,
}: Bench<StartSizes>): Promise<void> {
  say(`\nStart with ${sizes.clients} clients`);
  const dataDir = join(scratch, 'starting');
  const { server } = await startSite(dataDir, { clients: sizes.clients });
  await server.stop();
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG: 'json', PORTAL_URL: '' };
  await writeFile(join(scratch, 'page.html'), 'Bench');
  const own = () =>
    timeStart({
      program: [join(API, 'bin/jawla.mjs'), 'start'],
      env,
      announces: /Portal +http:\/\/localhost:(\d+)/,
      path: '/api/health',
    });
  const plain = () =>
    timeStart({
      program: [join(import.meta.dirname, 'plainServer.ts'), scratch],
      env: {},
      announces: /listening on (\d+)/,
      path: '/page.html',
    });
  const [owns, plains]: [number[], number[]] = [[], []];
  for (let round = 0; round < sizes.rounds; round += 1) {
    owns.push(await own());
    plains.push(await plain());
  }
  for (const [name, times] of [
    ['this server', owns],
    ['plain Node', plains],
  ] as const) {
    const [least, most] = [Math.min(...times), Math.max(...times)];
    say(
      `  ${name.padEnd(14)} first answer after ${median(times).toFixed(0)} ms (${least.toFixed(0)} to ${most.toFixed(0)})`,
    );
    record({ name: `start, ${name}`, median: median(times), range: [least, most] });
  }
}

interface Started {
  readonly program: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Captures the port in the program's output. */
  readonly announces: RegExp;
  /** Path of the first request. */
  readonly path: string;
}

/** Does not use `MeasuredProcess`, whose `watch.ts` would add to the start-up time. */
async function timeStart({ program, env, announces, path }: Started): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await announcedPort(child, announces);
  await new Promise<void>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false })
      .once('response', (answer) => answer.resume().once('end', resolve))
      .once('error', reject)
      .end();
  });
  const took = performance.now() - started;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return took;
}
