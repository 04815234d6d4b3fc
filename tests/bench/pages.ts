/** How a page comes up on a phone: slow 4G, a processor of a quarter of the speed. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

export type Language = 'en' | 'ar';

export interface Visit {
  url: string;
  language: Language;
  /** Of the person signed in, if any. */
  token?: string | undefined;
  /** There as soon as the page is of use. */
  ready: string;
}

/** Milliseconds since the page was requested, unless stated otherwise. */
export interface Sample {
  fcp: number;
  lcp: number;
  /** The first field, or what else makes the page of use, is there. */
  useful: number;
  /** The code has taken the page over; as `useful` where there is nothing to take over. */
  answers: number;
  /** Sum of layout shifts, without a unit. */
  cls: number;
  /** Total blocking time: what long tasks take above 50 ms each. */
  tbt: number;
  requests: number;
  /** Bytes as they came over the line, all in all and of scripts. */
  bytes: number;
  scriptBytes: number;
  fontBytes: number;
  /** Bytes of memory in use. */
  heap: number;
  nodes: number;
}

export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 } as const;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
/** How many times slower the processor is than this machine's. */
export const SLOWER = 4;
/** After this long without anything new a page rests, in milliseconds. */
const SETTLE_MS = 800;

export async function openContext(
  browser: Browser,
  { url, language, token }: Pick<Visit, 'url' | 'language' | 'token'>,
): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript((lang) => localStorage.setItem('lang', lang), language);
  if (token !== undefined) {
    const { origin } = new URL(url);
    await context.addCookies([{ name: 'user_token', value: token, url: origin }]);
  }
  return context;
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** Opens a page with an empty cache. */
export async function visit(browser: Browser, wanted: Visit): Promise<Sample> {
  const context = await openContext(browser, wanted);
  const sample = await measure(context, wanted);
  await context.close();
  return sample;
}

/** Opens a page that was visited before: its files are in the HTTP cache, and its scripts in the code cache. */
export async function revisit(browser: Browser, wanted: Visit): Promise<Sample> {
  const context = await openContext(browser, wanted);
  // Chromium keeps compiled scripts of the second visit.
  for (let visits = 0; visits < 2; visits += 1) {
    const page = await context.newPage();
    await page.goto(wanted.url, { waitUntil: 'load' });
    await page.locator(wanted.ready).first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    await page.close();
  }
  const sample = await measure(context, wanted);
  await context.close();
  return sample;
}

async function measure(context: BrowserContext, wanted: Visit): Promise<Sample> {
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send('Performance.enable');
  const line = watchLine(session);
  await page.addInitScript(watchPage, wanted.ready);
  await page.goto(wanted.url, { waitUntil: 'load' });
  await page.locator(wanted.ready).first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const seen = await page.evaluate(readPage);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  await page.close();
  return { ...seen, ...line, heap: metric('JSHeapUsedSize'), nodes: metric('Nodes') };
}

function watchLine(session: CDPSession) {
  const line = { requests: 0, bytes: 0, scriptBytes: 0, fontBytes: 0 };
  const kinds = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    line.requests += 1;
    line.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') line.scriptBytes += encodedDataLength;
    if (kinds.get(requestId) === 'Font') line.fontBytes += encodedDataLength;
  });
  return line;
}

type Seen = Omit<Sample, 'requests' | 'bytes' | 'scriptBytes' | 'fontBytes' | 'heap' | 'nodes'>;

declare global {
  /** What a page notes of itself. */
  var seen: Seen;
}

/** Runs in the page before its scripts, and therefore must be self-contained. */
function watchPage(ready: string): void {
  globalThis.seen = { fcp: 0, lcp: 0, useful: 0, answers: 0, cls: 0, tbt: 0 };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside goes into the page
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50);
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.cls += entry.value;
  });
  const look = () => {
    const there = document.querySelector(ready);
    if (there !== null && seen.useful === 0) seen.useful = performance.now();
    // React leaves its marks on what it has drawn or taken over.
    const owned = Object.keys(there ?? {}).some((name) => name.startsWith('__react'));
    const isPlain = document.querySelector('#root') === null;
    if (there !== null && (owned || isPlain)) seen.answers = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function readPage(): Seen {
  return globalThis.seen;
}

/** The part of the scripts that ran until the page rested, from 0 to 1; without any slowing down. */
export async function usedScript(browser: Browser, wanted: Visit): Promise<number> {
  const context = await openContext(browser, wanted);
  const page = await context.newPage();
  await page.coverage.startJSCoverage();
  await page.goto(wanted.url, { waitUntil: 'networkidle' });
  const scripts = await page.coverage.stopJSCoverage();
  await context.close();
  let all = 0;
  let used = 0;
  for (const { source = '', functions } of scripts) {
    const ran = new Uint8Array(source.length).fill(1);
    // Outer ranges come first, inner ones overrule them.
    for (const { ranges } of functions) {
      for (const { startOffset, endOffset, count } of ranges) {
        ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
      }
    }
    all += ran.length;
    used += ran.reduce((sum, one) => sum + one, 0);
  }
  return all === 0 ? 1 : used / all;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The middle of each figure by itself. */
export function medians(samples: readonly Sample[]): Sample {
  const of = (name: keyof Sample) => median(samples.map((sample) => sample[name]));
  return {
    fcp: of('fcp'),
    lcp: of('lcp'),
    useful: of('useful'),
    answers: of('answers'),
    cls: of('cls'),
    tbt: of('tbt'),
    requests: of('requests'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    fontBytes: of('fontBytes'),
    heap: of('heap'),
    nodes: of('nodes'),
  };
}
