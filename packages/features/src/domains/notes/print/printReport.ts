import { useSyncExternalStore } from 'react';
import type * as report from './printedReport.code';

type Code = typeof report;

/** So long the print dialog waits for the code, photos and fonts; then it opens without the rest. */
const PATIENCE_MS = 10_000;
const POLL_MS = 50;

let loaded: Code | undefined;
const listeners = new Set<() => void>();

/** Loads the report. @returns whether it is there; where it is not, the next call tries again */
export async function loadReport(): Promise<boolean> {
  try {
    loaded = await import('./printedReport.code');
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

export function useReportCode(): Code | undefined {
  return useSyncExternalStore(subscribe, () => loaded);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens the print dialog once the report of the page (`PrintedReport`) has its photos. Chromium and Firefox load them for
 * their own Print as well, other browsers print what they have.
 *
 * @returns whether there is a report to print: offline, its code may not load
 */
export async function printReport(): Promise<boolean> {
  if (!(await loadReport())) return false;
  const until = Date.now() + PATIENCE_MS;
  let paper: Element | null = null;
  while ((paper = document.querySelector('[data-paper]')) === null) {
    if (Date.now() > until) return false;
    // oxlint-disable-next-line no-await-in-loop -- waits between attempts
    await delay(POLL_MS);
  }
  await Promise.race([
    Promise.all([...Array.from(paper.querySelectorAll('img'), arrived), document.fonts.ready]),
    delay(PATIENCE_MS),
  ]);
  // React shows placeholders for the photos that have failed.
  await delay(POLL_MS);
  window.print();
  return true;
}

/** The photos are lazy: they load for those who print. */
async function arrived(photo: HTMLImageElement): Promise<void> {
  photo.loading = 'eager';
  if (photo.complete) return;
  await new Promise<void>((resolve) => {
    for (const end of ['load', 'error']) {
      photo.addEventListener(end, () => resolve(), { once: true });
    }
  });
}

async function delay(ms: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
