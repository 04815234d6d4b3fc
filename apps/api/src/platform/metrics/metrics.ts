/** Prometheus metrics on a port of their own, so that a reverse proxy does not expose them by mistake. */
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { errorFields, type Log } from '../base/log.ts';
import { OperatorError } from '../base/operatorError.ts';

/** Histogram buckets in seconds: responses take milliseconds, uploads up to an hour. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60, 600, 3600];

/** Reads the current values for each scrape of Prometheus. */
export interface Gauges {
  /** Uploads that this server is receiving. */
  readonly uploads: () => number;
  /** Servers that share this database. */
  readonly servers: () => Promise<number>;
  /** Number of unsent messages by channel; channels without any may be left out. */
  readonly messages: () => Promise<ReadonlyMap<string, number>>;
}

export class Metrics {
  #server: Server | undefined;
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'jawla_http_request_duration_seconds',
    help: 'Requests by route and status',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });

  readonly #jobs = new Histogram({
    name: 'jawla_job_duration_seconds',
    help: 'Runs of background jobs by job and result',
    labelNames: ['job', 'result'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });

  constructor() {
    // Node.js metrics: memory, CPU, open files, event-loop lag, garbage collection.
    collectDefaultMetrics({ register: this.#registry });
  }

  /** @param route - The route template, never the URL, which would create a series per id. */
  request(route: string, status: number, seconds: number): void {
    this.#requests.observe({ route, status }, seconds);
  }

  job(job: string, result: string, seconds: number): void {
    this.#jobs.observe({ job, result }, seconds);
  }

  /**
   * Serves `GET /metrics`.
   *
   * @returns The port.
   * @throws {OperatorError} If the port is in use.
   */
  async start(port: number, host: string, gauges: Gauges, log: Log): Promise<number> {
    this.#watch(gauges, log);
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      this.#registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': this.#registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', (cause) =>
        reject(new OperatorError(`METRICS_PORT ${port} cannot be listened on.`, { cause })),
      );
      server.listen(port, host, resolve);
    });
    this.#server = server;
    const address = server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  stop(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  #watch({ uploads, servers, messages }: Gauges, log: Log): void {
    this.#gauge('jawla_uploads_running', 'Uploads that this server is receiving', [], (gauge) => {
      gauge.set(uploads());
    });
    // These values come from the database, so every server reports the same.
    this.#gauge('jawla_servers', 'Servers that have been heard of lately', [], async (gauge) => {
      gauge.set((await servers().catch(unknown(log))) ?? Number.NaN);
    });
    this.#gauge(
      'jawla_outbox_waiting',
      'Mails and text messages that have not gone out yet',
      ['channel'],
      async (gauge) => {
        const counts = await messages().catch(unknown(log));
        for (const channel of ['mail', 'sms'] as const) {
          gauge.set({ channel }, counts ? (counts.get(channel) ?? 0) : Number.NaN);
        }
      },
    );
  }

  #gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    collect: (gauge: Gauge<Label>) => void | Promise<void>,
  ): void {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      collect: () => collect(gauge),
    });
  }
}

/** If the database is unavailable, its gauges are `NaN` and the other metrics are still reported. */
function unknown(log: Log): (error: unknown) => undefined {
  return (error) => {
    log.warn('not measured', errorFields(error));
    return undefined;
  };
}
