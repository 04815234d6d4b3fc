/** How fast the UI package draws and scrolls a table of 10,000 rows. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { z } from 'zod';
import { serveStatic } from '../staticServer.ts';
import { PHONE, SLOWER } from './pages.ts';
import { median } from './statistics.ts';

const WINDOWS = {
  'as a table': { viewport: { width: 1280, height: 800 } },
  'as cards': PHONE,
} as const satisfies Record<string, BrowserContextOptions>;

interface Way {
  /** Pixels a step, steps, and milliseconds from one to the next. */
  by: number;
  steps: number;
  everyMs: number;
}
/** A wheel that the browser smooths, a hundred pixels a frame; and jumps, each of which replaces most rows. */
const WHEEL: Way = { by: 100, steps: 120, everyMs: 16 };
const JUMPS: Way = { by: 900, steps: 20, everyMs: 150 };
const SETTLE_MS = 1000;

export interface TableTimes {
  window: string;
  /** How many times slower the processor is. */
  slower: number;
  /** From rendering to paint, in milliseconds. */
  firstDraw: number;
  /** Processor time of the longest task while scrolling, in milliseconds. */
  wheel: number;
  jumps: number;
  /** Rows in the document after scrolling. */
  rows: number;
}

/** Draws and scrolls the table in new pages, `runs` times in each window, at full speed and a quarter of it. */
export async function timeTable(browser: Browser, runs: number): Promise<TableTimes[]> {
  const folder = mkdtempSync(join(tmpdir(), 'jawla-table-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'table-page'),
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@jawla/source', ...defaultClientConditions] },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  const { server, origin } = await serveStatic(folder);
  const times: TableTimes[] = [];
  for (const [window, options] of Object.entries(WINDOWS)) {
    for (const slower of [1, SLOWER]) {
      const taken: Omit<TableTimes, 'window' | 'slower'>[] = [];
      for (let run = 0; run < runs; run += 1) {
        taken.push(await drawAndScroll(browser, { origin, options, slower }));
      }
      const middle = (name: 'firstDraw' | 'wheel' | 'jumps' | 'rows') =>
        Math.round(median(taken.map((one) => one[name])));
      times.push({
        window,
        slower,
        firstDraw: middle('firstDraw'),
        wheel: middle('wheel'),
        jumps: middle('jumps'),
        rows: middle('rows'),
      });
    }
  }
  server.close();
  rmSync(folder, { recursive: true, force: true });
  return times;
}

interface Run {
  origin: string;
  options: BrowserContextOptions;
  slower: number;
}

async function drawAndScroll(browser: Browser, { origin, options, slower }: Run) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const firstDraw = await page.evaluate(() => globalThis.drawTable());
  // The code that leaves rows out is loaded and has started.
  await page.waitForTimeout(SETTLE_MS);
  const wheel = await longestTask(browser, page, WHEEL);
  const jumps = await longestTask(browser, page, JUMPS);
  const rows = await page.locator('[data-index]').count();
  await context.close();
  return { firstDraw, wheel, jumps, rows };
}

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.number().optional(),
      args: z.object({ name: z.string().optional() }).catch({}),
    }),
  ),
});

/**
 * Scrolls a page down. A trace has the processor time of its tasks, which other programs on the machine do
 * not lengthen, unlike the duration that pages observe.
 *
 * @returns the milliseconds of the longest task
 */
async function longestTask(browser: Browser, page: Page, { by, steps, everyMs }: Way) {
  const { width, height } = page.viewportSize() ?? PHONE.viewport;
  await page.mouse.move(width / 2, height / 2);
  await browser.startTracing(page, { categories: ['toplevel'] });
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(everyMs);
  }
  const { traceEvents } = Trace.parse(JSON.parse(String(await browser.stopTracing())));
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ pid, tid }) => threads.has(`${pid} ${tid}`))
    .reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
