/** Closed-loop load generator: each connection sends its next request when it has received a response. */
import { Agent, request } from 'node:http';

export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly status: number;
}

export interface Load {
  readonly port: number;
  /** Number of concurrent requests. */
  readonly connections: number;
  readonly seconds: number;
  readonly ask: (count: number) => Asked;
}

export interface Measured {
  readonly perSecond: number;
  /** Latency in milliseconds, from the request to the last byte. */
  readonly p50: number;
  readonly p99: number;
  readonly megabytesPerSecond: number;
}

/** @throws {Error} If a response has an unexpected status. */
export async function hammer({ port, connections, seconds, ask }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let bytes = 0;
  let count = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const work = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      const received = await answer(port, agent, ask(count++));
      times.push(performance.now() - started);
      bytes += received;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  const took = (performance.now() - begin) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / took,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    megabytesPerSecond: bytes / took / 1_000_000,
  };
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}

/** @returns The number of bytes received. */
function answer(port: number, agent: Agent, asked: Asked): Promise<number> {
  const { method = 'GET', path, headers = {}, body, status } = asked;
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, agent, headers: { ...length, ...headers } },
      (incoming) => {
        let bytes = 0;
        incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
        incoming.on('error', reject);
        incoming.on('end', () => {
          if (incoming.statusCode === status) resolve(bytes);
          else reject(new Error(`${method} ${path} answered ${String(incoming.statusCode)}`));
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
