import { setTimeout as pause } from 'node:timers/promises';
import { errorFields, type Log } from '../platform/base/log.ts';

/** Longer than a healthy database takes, shorter than a visitor notices. */
const LIMIT_MS = 1000;

/** Waits for a part that a page can do without; `undefined` if it fails or takes too long. */
export async function orNothing<T>(part: Promise<T>, log: Log): Promise<T | undefined> {
  const stop = new AbortController();
  const late = pause(LIMIT_MS, undefined, { signal: stop.signal }).catch(() => undefined);
  const found = part.catch((error: unknown) => {
    log.warn('page without preview', errorFields(error));
    return undefined;
  });
  try {
    return await Promise.race([found, late]);
  } finally {
    stop.abort();
  }
}
