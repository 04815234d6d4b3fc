/** How a page comes up on a phone: slow 4G, a processor of a quarter of the speed. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Figures } from './measurements.ts';

export type Language = 'en' | 'ar';

export interface Visit {
  url: string;
  language: Language;
  /** Of the person signed in, if any. */
  token?: string | undefined;
  /** Selects what makes the page usable. */
  ready: string;
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

/** Does something in a new context, with empty caches. */
export async function withContext<Result>(
  browser: Browser,
  { url, language, token }: Pick<Visit, 'url' | 'language' | 'token'>,
  work: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const { origin } = new URL(url);
  // The certificate of `serveHttp2` is its own.
  const options = { ...PHONE, baseURL: origin, ignoreHTTPSErrors: true };
  const context = await browser.newContext(options);
  try {
    await context.addInitScript((lang) => {
      // Not again after the user has chosen another.
      if (localStorage.getItem('lang') === null) localStorage.setItem('lang', lang);
    }, language);
    if (token !== undefined)
      await context.addCookies([{ name: 'user_token', value: token, url: origin }]);
    return await work(context);
  } finally {
    await context.close();
  }
}

/** The same, in a new page of it. */
export function withPage<Result>(
  browser: Browser,
  wanted: Pick<Visit, 'url' | 'language' | 'token'>,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  return withContext(browser, wanted, async (context) => work(await context.newPage()));
}

/** Throttles a page and its frames from now on. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // A frame of another site, such as a tour, is a target of its own. It waits until it is throttled.
  session.on('Target.attachedToTarget', ({ sessionId }) => {
    const commands = [
      { method: 'Network.enable' },
      { method: 'Network.emulateNetworkConditions', params: SLOW_4G },
      { method: 'Emulation.setCPUThrottlingRate', params: { rate: SLOWER } },
      { method: 'Runtime.runIfWaitingForDebugger' },
    ];
    for (const [id, command] of commands.entries()) {
      const message = JSON.stringify({ id, ...command });
      // Rejects when the frame has been removed in the meantime.
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined);
    }
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
  return session;
}

/** Opens a page with an empty cache. */
export function visit(browser: Browser, wanted: Visit): Promise<Figures> {
  return withContext(browser, wanted, (context) => measure(context, wanted));
}

/**
 * Opens a page that was visited before: its files are in the HTTP cache, and its scripts in the code cache.
 *
 * @param beforeReturn What happens between the visits, such as a deploy.
 */
export function revisit(
  browser: Browser,
  wanted: Visit,
  beforeReturn?: () => Promise<void>,
): Promise<Figures> {
  return withContext(browser, wanted, async (context) => {
    // Chromium keeps compiled scripts of the second visit.
    for (let visits = 0; visits < 2; visits += 1) {
      const page = await context.newPage();
      await page.goto(wanted.url, { waitUntil: 'load' });
      await page.locator(wanted.ready).first().waitFor({ timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      await page.close();
    }
    await beforeReturn?.();
    return measure(context, wanted);
  });
}

async function measure(context: BrowserContext, wanted: Visit): Promise<Figures> {
  const page = await context.newPage();
  const session = await slowDown(page);
  await session.send('Performance.enable');
  const line = watchLine(session);
  await page.addInitScript(watchPage, wanted.ready);
  await page.goto(wanted.url, { waitUntil: 'load' });
  await page.locator(wanted.ready).first().waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const { fcp, lcp, usable, hydrated, cls, tbt } = await page.evaluate(() => globalThis.seen);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    'FCP ms': fcp,
    'LCP ms': lcp,
    'usable ms': usable,
    'hydrated ms': hydrated,
    'TBT ms': tbt,
    CLS: cls,
    requests: line.requests,
    revalidated: line.revalidations,
    'all KB': line.bytes / 1000,
    'scripts KB': line.scriptBytes / 1000,
    'fonts KB': line.fontBytes / 1000,
    'heap MB': metric('JSHeapUsedSize') / 1e6,
    nodes: metric('Nodes'),
  };
}

/** What a page transfers: counted by the browser, which knows what its caches had. */
export interface Line {
  /** Sent to a server. */
  requests: number;
  /** Of these, answered with 304: the browser has the file, and had to ask. */
  revalidations: number;
  /** Received, with headers. */
  bytes: number;
  scriptBytes: number;
  fontBytes: number;
}

/** Counts what is transferred from now on, without the frames of other sites. */
export function watchLine(session: CDPSession): Line {
  const line: Line = { requests: 0, revalidations: 0, bytes: 0, scriptBytes: 0, fontBytes: 0 };
  const kinds = new Map<string, string>();
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    // A 304 comes from the cache as well, but was asked for: it has bytes of headers.
    if (response.fromDiskCache === true && response.encodedDataLength === 0) cached.add(requestId);
  });
  session.on('Network.responseReceivedExtraInfo', ({ statusCode }) => {
    if (statusCode === 304) line.revalidations += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return;
    line.requests += 1;
    line.bytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') line.scriptBytes += encodedDataLength;
    if (kinds.get(requestId) === 'Font') line.fontBytes += encodedDataLength;
  });
  return line;
}

/** Milliseconds since the page was requested, unless stated otherwise. */
interface Seen {
  fcp: number;
  lcp: number;
  /** The first field, or what else makes the page usable, is there. */
  usable: number;
  /** React has taken the page over; as `usable` where there is nothing to take over. */
  hydrated: number;
  /** Sum of layout shifts, without a unit. */
  cls: number;
  /** Total blocking time: what long tasks take above 50 ms each. */
  tbt: number;
}

declare global {
  /** What a page notes of itself. */
  var seen: Seen;
}

/** Runs in the page before its scripts, and therefore must be self-contained. */
function watchPage(ready: string): void {
  globalThis.seen = { fcp: 0, lcp: 0, usable: 0, hydrated: 0, cls: 0, tbt: 0 };
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
    if (there !== null && seen.usable === 0) seen.usable = performance.now();
    // React leaves its marks on what it has drawn or taken over.
    const owned = Object.keys(there ?? {}).some((name) => name.startsWith('__react'));
    const isPlain = document.querySelector('#root') === null;
    if (there !== null && (owned || isPlain)) seen.hydrated = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The part of the scripts that ran until the page rested, from 0 to 1; without any slowing down. */
export function usedScript(browser: Browser, wanted: Visit): Promise<number> {
  return withPage(browser, wanted, async (page) => {
    await page.coverage.startJSCoverage();
    await page.goto(wanted.url, { waitUntil: 'networkidle' });
    let all = 0;
    let used = 0;
    for (const { source = '', functions } of await page.coverage.stopJSCoverage()) {
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
  });
}
