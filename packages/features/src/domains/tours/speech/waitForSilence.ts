import type { Network } from '#core/device';

/**
 * How long a loaded tour is listened to, in milliseconds. A tour speaks once its first panorama is drawn: at 1 Mbit/s,
 * one of 7 MB takes a minute.
 */
export const SILENCE_MS = 60_000;

/** What decides whether a tour could have spoken: browsers pause hidden pages. */
export interface Surroundings {
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  network: Network;
}

/**
 * Waits until a tour could have spoken: the page was visible and online for `SILENCE_MS` without interruption.
 *
 * @throws The reason of the signal, once it is aborted: the tour has spoken, or is no longer shown.
 */
export function waitForSilence(
  { page, network }: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    if (page.visibilityState !== 'visible' || !network.isOnline()) return;
    timer = setTimeout(resolve, SILENCE_MS);
  };
  const abort = () => reject(signal.reason);
  const unwatch = network.watch(restart);
  page.addEventListener('visibilitychange', restart);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  else restart();
  return promise.finally(() => {
    clearTimeout(timer);
    unwatch();
    page.removeEventListener('visibilitychange', restart);
    signal.removeEventListener('abort', abort);
  });
}
