import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** How long nothing may be asked for until all is there: an answer may lead to another question, in milliseconds. */
const QUIET_MS = 50;
/** How long nothing may arrive until what is open counts as never answered, in milliseconds. */
const NEVER_MS = 500;
const LOOK_MS = 10;

/**
 * Watches what pages ask for.
 *
 * @returns waits until all answers are there, but for those that a story keeps back for ever
 */
export function watchAnswers(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = 0;
  const note = (change: () => void) => {
    change();
    changed = Date.now();
  };
  page.on('request', (request) => note(() => open.add(request)));
  page.on('requestfinished', (request) => note(() => open.delete(request)));
  page.on('requestfailed', (request) => note(() => open.delete(request)));

  return async () => {
    while (Date.now() - changed < (open.size === 0 ? QUIET_MS : NEVER_MS)) {
      await setTimeout(LOOK_MS);
    }
  };
}
