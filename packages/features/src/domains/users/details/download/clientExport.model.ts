import { CLIENT_EXPORTS_PATH, type ClientExport } from '@jawla/contract/exports';
import { isTransient, type RequestState } from '#core/http';

/** Poll interval while the page is visible, in milliseconds. */
const POLL_INTERVAL_MS = 1000;
/** Poll interval while the page is hidden, and after a failure. */
const SLOW_POLL_INTERVAL_MS = 10_000;

/** Returns the URL that downloads everything of a client. */
export function clientExportUrl(userName: string): string {
  return `${CLIENT_EXPORTS_PATH}/${encodeURIComponent(userName)}`;
}

/**
 * Returns how long to wait before the next request, in milliseconds; `undefined` if it would change nothing: the file
 * is ready, or the request was refused.
 */
export function pauseMs(state: RequestState<ClientExport>, isVisible: boolean): number | undefined {
  if (state.phase === 'ready') {
    if (state.data.isReady) return undefined;
    return isVisible ? POLL_INTERVAL_MS : SLOW_POLL_INTERVAL_MS;
  }
  if (state.phase !== 'failed') return undefined;
  const { problem } = state;
  if (problem.kind === 'rateLimited') return problem.retryAfter * 1000;
  return isTransient(problem) ? SLOW_POLL_INTERVAL_MS : undefined;
}

/** Returns the percentage that has been read, rounded down; `undefined` if there is nothing to read. */
export function readPercent({ bytes, readBytes }: ClientExport): number | undefined {
  return bytes > 0 ? Math.floor((readBytes / bytes) * 100) : undefined;
}
