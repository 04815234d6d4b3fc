/**
 * What counting visits costs the first byte of a tour: opens of visitors that differ, each of which is counted, beside
 * opens of a program, which are not. Both are interleaved.
 */
import { join } from 'node:path';
import type { Bench } from './bench.ts';
import { hammer, median, type Asked } from './hammer.ts';
import { startSite } from './startSite.ts';
import { writeTileArchive } from './tileArchives.ts';
import { openingOf, publish } from './tourCalls.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export interface VisitSizes {
  readonly rounds: number;
  /** Of a round. */
  readonly seconds: number;
}

export async function measureVisits(bench: Bench<VisitSizes>): Promise<void> {
  const { scratch, sizes, say, record } = bench;
  say('\nVisits');
  const env = { TRUST_PROXY: '1' };
  const { site, server } = await startSite(join(scratch, 'visits'), { env });
  const archive = join(scratch, 'visited.zip');
  writeTileArchive(archive, 10, 1000);
  await publish(server.port, site, archive);
  const { host, path } = await openingOf(server.port, site);
  let visitors = 0;
  const round = async (headers: () => Readonly<Record<string, string>>) => {
    const ask = (): Asked => ({ path, headers: { host, ...headers() }, status: 302 });
    const { port } = server;
    return hammer({ port, connections: 1, seconds: sizes.seconds, ask });
  };
  const counted: number[] = [];
  const uncounted: number[] = [];
  for (let at = 0; at < sizes.rounds; at += 1) {
    uncounted.push((await round(() => ({ 'x-forwarded-for': '10.0.0.1' }))).p50);
    const { p50 } = await round(() => {
      visitors += 1;
      const address = [10, visitors >> 16, (visitors >> 8) & 255, visitors & 255].join('.');
      return { 'x-forwarded-for': address, 'user-agent': BROWSER };
    });
    counted.push(p50);
  }
  await server.stop();
  const [own, other] = [median(counted), median(uncounted)];
  say(
    `an open: ${own.toFixed(3)} ms counted, ${other.toFixed(3)} ms not, ` +
      `${(own / other).toFixed(2)} times; ${visitors} visitors`,
  );
  record({ part: 'visits', counted: own, uncounted: other, visitors });
}
