/** Starts and stops the server. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answerUnreadable } from '../domains/tours/answerUnreadable.ts';
import { lockFolder } from '../platform/base/lock.ts';
import { errorFields, type Log } from '../platform/base/log.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import { toursHostMatcher, type Origins } from '../platform/base/origins.ts';
import type { Timing } from '../platform/base/timing.ts';
import { holdReserve } from '../platform/db/sqliteReserve.ts';
import { clearStaging } from '../platform/files/staging.ts';
import { Problem } from '../platform/http/problem.ts';
import { setIdleTimeouts, SERVER_TIMEOUTS } from '../platform/http/timeouts.ts';
import { makeListener } from './app.ts';
import { originsFor, type Config } from './config.ts';
import { heartbeatJob, JOBS_AT_START, jobsOf } from './jobs.ts';
import { openFolders, openServices } from './openServices.ts';
import type { Services } from './services.ts';

export interface RunningServer {
  readonly origins: Origins;
  readonly port: number;
  /** URL of the Prometheus metrics; `undefined` if they are not served. */
  readonly metricsPort: number | undefined;
  readonly services: Services;
  stop(): Promise<void>;
}

/**
 * Starts the server.
 *
 * @param prepare - Runs before the first request is handled.
 * @throws {OperatorError} For a cause that the operator can correct, such as a port in use.
 */
export async function startServer(
  config: Config,
  log: Log,
  prepare?: (services: Services) => Promise<void>,
): Promise<RunningServer> {
  const folders = await openFolders(config.dataDir);
  // Several servers can share a PostgreSQL database, but not a data folder with SQLite.
  const unlock = config.databaseUrl === undefined ? lockFolder(folders.data) : () => undefined;
  // Listens first, because the origins depend on the port. Requests wait until all services have started.
  const { promise: ready, resolve: open } = Promise.withResolvers<RequestListener>();
  const server = createServer(SERVER_TIMEOUTS, (request, response) => {
    void ready.then((answer) => answer(request, response));
  });
  setIdleTimeouts(server);
  let services: Services | undefined;
  try {
    const port = await listen(server, config);
    const origins = originsFor(config, port);
    answerUnreadable(server, toursHostMatcher(origins.tours));
    const opened = await openServices(config, folders, origins, log);
    services = opened;
    const metricsPort = await startMetrics(config, opened);
    await verifyInstallation(opened);
    await opened.processes.start();
    opened.jobs.start([heartbeatJob(opened)]);
    const cleared = await clearStaging(opened);
    if (cleared > 0) log.info('leftovers cleared', { count: cleared });
    await prepare?.(opened);
    await holdReserve(opened.db, log, { always: true });
    opened.jobs.start(jobsOf(opened, config.timing));
    open(makeListener({ services: opened, portalFolder: config.portalFiles }));
    for (const name of JOBS_AT_START) opened.jobs.wake(name);
    const stopAll = async () => {
      await stop(server, opened, config.timing);
      unlock();
    };
    return { origins, port, metricsPort, services: opened, stop: stopAll };
  } catch (error) {
    server.close();
    server.closeAllConnections();
    services?.metrics?.stop();
    await services?.tourPictures.stop();
    await services?.tourInspections.stop();
    await services?.jobs.stop();
    await services?.processes.stop().catch(() => undefined);
    services?.files.close();
    await services?.db.destroy();
    unlock();
    throw error;
  }
}

/** @throws {OperatorError} If database and file store do not belong together. */
async function verifyInstallation({ installation, log }: Services): Promise<void> {
  try {
    await installation.verify();
  } catch (error) {
    // An unavailable store must not prevent the start: each job that deletes files verifies it again.
    if (!(error instanceof Problem)) throw error;
    log.warn('installation not verified', errorFields(error));
  }
}

/** @returns The port; `undefined` if metrics are disabled. */
async function startMetrics(
  { metricsPort = 0, host }: Config,
  { metrics, uploads, processes, outbox, log }: Services,
): Promise<number | undefined> {
  const gauges = {
    uploads: () => uploads.count,
    servers: async () => (await processes.alive()).size,
    messages: () => outbox.waiting(),
  };
  return metrics?.start(metricsPort, host, gauges, log);
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const sentence =
        cause.code === 'EADDRINUSE'
          ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`
          : `The server cannot listen on ${host}, port ${port} (${cause.code ?? cause.message}).`;
      reject(new OperatorError(sentence, { cause }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Graceful shutdown: accepts no new requests and aborts jobs, waits for both up to `drainMs`, then closes all
 * connections. What a job was doing follows after the next start.
 */
async function stop(
  server: Server,
  services: Services,
  { drainMs, lastWritesMs }: Timing,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  await within(drainMs, async () => {
    const { tourPictures, tourInspections, jobs, uploads } = services;
    await Promise.all([
      // Aborts uploads, which may take an hour. An aborted upload changes nothing, so the client can retry it.
      uploads.stopOwn(),
      tourPictures.stop(),
      tourInspections.stop(),
      jobs.stop(),
      closed,
    ]);
  });
  await closed;
  clearTimeout(late);
  services.outbox.close();
  services.metrics?.stop();
  // If the database is unavailable, the heartbeat expires instead.
  await within(lastWritesMs, async () => {
    await services.visitCounter.flush().catch(() => undefined);
    await services.processes.stop().catch(() => undefined);
  });
  services.packs.close();
  services.files.close();
  await within(lastWritesMs, () => services.db.destroy());
}

/** Runs `work`, and stops waiting for it after a time. */
async function within(limitMs: number, work: () => Promise<void>): Promise<void> {
  const ended = new AbortController();
  await Promise.race([work(), pause(limitMs, undefined, { signal: ended.signal })]).finally(() =>
    ended.abort(),
  );
}
