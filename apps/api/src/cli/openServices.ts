/** Opens the services of an installation beside its servers, for commands that move tours. */
import { originsFor, readConfig } from '../app/config.ts';
import { openServices } from '../app/openServices.ts';
import type { Services } from '../app/services.ts';
import { jsonLog } from '../platform/base/log.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import { makeFolders } from '../platform/files/folders.ts';
import { clearStaging } from '../platform/files/staging.ts';
import { HEARTBEAT_MS } from '../platform/processes/serverRegistry.ts';
import { describePending, openServersDatabase, serversFolders } from './openInstallation.ts';

/**
 * Runs `work` with the services. Servers may be running, and may start and stop meanwhile: they know this process by its
 * heartbeat.
 *
 * @throws {OperatorError} If no server of this version has started with the data before.
 */
export async function withServices<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const config = { ...readConfig(process.env, { dev: false }), metricsPort: undefined };
  const { db, pending } = await openServersDatabase(config);
  await db.destroy();
  const older = describePending(pending);
  if (older !== undefined) throw new OperatorError(`${older} Start it first.`);
  await serversFolders(config);
  const folders = await makeFolders(config.dataDir);
  const log = jsonLog((line) => process.stderr.write(`${line}\n`));
  const services = await openServices(config, folders, originsFor(config, config.port), log);
  const { processes, tourPictures, tourInspections } = services;
  let timer: NodeJS.Timeout | undefined;
  try {
    const standing = await services.installation.standing();
    if ('says' in standing) throw new OperatorError(standing.says);
    await processes.heartbeat();
    timer = setInterval(() => void processes.heartbeat().catch(() => undefined), HEARTBEAT_MS);
    await clearStaging(services);
    return await work(services);
  } finally {
    clearInterval(timer);
    await tourPictures.stop();
    await tourInspections.stop();
    await processes.stop().catch(() => undefined);
    services.outbox.close();
    services.packs.close();
    services.files.close();
    await services.db.destroy();
  }
}

/** Aborted by Ctrl-C, or when the system stops. A second one ends the process. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (stop.signal.aborted) process.exit(130);
      stop.abort();
    });
  }
  return stop.signal;
}
