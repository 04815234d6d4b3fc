/** Records interactions to next paint and long tasks of a page, over all documents that it loads. */
import type { Page } from 'playwright';

export interface Interaction {
  /** From the input to the next paint, in milliseconds; browsers round it to 8. */
  ms: number;
  /** The kind of input and the element, such as `press button Log in`. */
  what: string;
}

export interface Recording {
  /** By an id that is unique in the page. Browsers report only those of 16 ms or more. */
  interactions: Map<string, Interaction>;
  /** Durations in milliseconds: 50 or more. */
  longTasks: number[];
}

interface Entry extends Interaction {
  /** `undefined` for a long task. */
  id?: string;
}

declare global {
  /** Sends entries out of the page. */
  var recordEntry: (entry: Entry) => Promise<void>;
}

/**
 * Starts with the next document of the page.
 *
 * @param onInteraction Called with an interaction when it is first reported.
 * @see https://web.dev/articles/inp
 */
export async function recordInteractions(
  page: Page,
  onInteraction?: (id: string) => void,
): Promise<Recording> {
  const recording: Recording = { interactions: new Map(), longTasks: [] };
  const { interactions, longTasks } = recording;
  await page.exposeFunction('recordEntry', ({ id, ms, what }: Entry) => {
    if (id === undefined) {
      longTasks.push(ms);
      return;
    }
    const known = interactions.get(id);
    if (known === undefined) onInteraction?.(id);
    // An interaction lasts as long as the slowest of its events, such as keydown and keyup.
    if (known === undefined || known.ms < ms) interactions.set(id, { ms, what });
  });
  await page.addInitScript(watchEntries);
  return recording;
}

/** Runs in the page before its scripts, and therefore must be self-contained. */
function watchEntries(): void {
  // Tours have frames of their own.
  if (window !== window.parent) return;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside goes into the page
  const record = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      if (!(entry instanceof PerformanceEventTiming)) {
        void globalThis.recordEntry({ ms: entry.duration, what: entry.name });
        continue;
      }
      const { interactionId, target, name, duration } = entry;
      if (interactionId === 0) continue;
      const node = target instanceof Element ? target : undefined;
      const element = node?.closest('a, button, input, label') ?? node;
      const text =
        element?.getAttribute('aria-label') ??
        element?.getAttribute('name') ??
        element?.textContent;
      void globalThis.recordEntry({
        id: `${performance.timeOrigin} ${interactionId}`,
        ms: duration,
        // Without an element when it has been removed.
        what: [
          name.startsWith('pointer') || name === 'click' ? 'press' : 'key',
          element?.localName,
          text?.trim().slice(0, 30),
        ]
          .filter(Boolean)
          .join(' '),
      });
    }
  };
  const events = new PerformanceObserver((list) => record(list.getEntries()));
  const options = { type: 'event', durationThreshold: 16, buffered: true };
  events.observe(options);
  addEventListener('pagehide', () => record(events.takeRecords()));
  new PerformanceObserver((list) => record(list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
}
