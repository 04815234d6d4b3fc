import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** Idle time after the last response: it may cause another request. */
const IDLE_MS = 50;
/** Idle time after which open requests count as never answered. */
const UNANSWERED_MS = 500;
const POLL_INTERVAL_MS = 10;

/**
 * Tracks the requests of a page.
 *
 * @returns a function that waits until every request has ended, apart from those that a story never answers
 */
export function trackRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let changedAt = 0;
  const update = (change: () => void) => {
    change();
    changedAt = Date.now();
  };
  page.on('request', (request) => update(() => pending.add(request)));
  page.on('requestfinished', (request) => update(() => pending.delete(request)));
  page.on('requestfailed', (request) => update(() => pending.delete(request)));

  return async () => {
    while (Date.now() - changedAt < (pending.size === 0 ? IDLE_MS : UNANSWERED_MS)) {
      await setTimeout(POLL_INTERVAL_MS);
    }
  };
}
