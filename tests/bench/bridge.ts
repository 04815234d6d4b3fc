/** How long a tour takes to follow: from the message of the page until the camera is drawn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildBridge } from '../../apps/api/bridge/build.ts';
import { writeTours } from '../e2e/tours/tourPages.ts';
import { serveStatic } from '../staticServer.ts';
import { SLOWER } from './pages.ts';
import { median, percentile } from './statistics.ts';

/** One for each third frame at 60 frames per second, as a slow hand turns a tour. */
const INTERVAL_MS = 50;
const MOVES = 200;
/** Radians from one move to the next: more than the echo suppression tolerates. */
const STEP = 0.01;

declare global {
  /** Of the tour that leads: turns it as its user would. */
  var turnTo: (yaw: number) => void;
  /** Of the tour that follows: yaw and time of each frame, in milliseconds since 1970. */
  var drawn: { yaw: number; at: number }[];
  /** Of the page: when it passed a view on. */
  var passed: { yaw: number; at: number }[];
}

/**
 * Turns one Marzipano tour, passes its views on to another as the portal does, and waits for the other to draw them.
 *
 * @param browser With WebGL.
 */
export async function measureFollowing(browser: Browser) {
  const folder = mkdtempSync(join(tmpdir(), 'jawla-bench-'));
  await writeTours(folder, (await buildBridge()).path);
  const { server, origin } = await serveStatic(folder, { isApp: false });
  const page = await browser.newPage();
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(`${origin}/portal.html`);
    await page.evaluate(showTwoTours, `${origin}/marzipano.html`);
    await page.waitForFunction(() => globalThis.passed.length === 2);
    const [leader, follower] = page.frames().slice(1);
    if (!leader || !follower) throw new Error('The page has no two frames.');
    // Left alone, the tour would rotate.
    await leader.addScriptTag({
      content: `viewer.stopMovement(); viewer.setIdleMovement(Infinity);
        turnTo = (yaw) => viewer.view().setParameters({ yaw, pitch: 0, fov: 1 }); turnTo(0)`,
    });
    await page.evaluate(() => {
      globalThis.passed = [];
    });
    await follower.addScriptTag({
      content: `drawn = []; viewer.renderLoop().addEventListener('afterRender', () =>
        drawn.push({ yaw: viewer.view().yaw(), at: performance.timeOrigin + performance.now() }))`,
    });
    await leader.evaluate(turnSlowly, { moves: MOVES, step: STEP, intervalMs: INTERVAL_MS });
    await follower.waitForFunction((yaw) => drawn.some((frame) => frame.yaw >= yaw), MOVES * STEP);
    const passed = await page.evaluate(() => globalThis.passed);
    const drawn = await follower.evaluate(() => globalThis.drawn);
    const latencies = passed
      .filter(({ yaw }) => yaw > 0)
      .map(({ yaw, at }) => {
        const frame = drawn.find((one) => one.at >= at && one.yaw >= yaw);
        return (frame?.at ?? Infinity) - at;
      });
    return {
      moves: latencies.length,
      'median ms': Math.round(median(latencies)),
      'p98 ms': Math.round(percentile(latencies, 0.98)),
    };
  } finally {
    await page.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Runs in the page, and therefore must be self-contained. */
function showTwoTours(url: string): void {
  globalThis.passed = [];
  document.body.replaceChildren();
  const [leader, follower] = [0, 1].map(() => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src: url, width: 360, height: 320 });
    document.body.append(frame);
    return frame;
  });
  addEventListener('message', ({ source, data }: MessageEvent<{ type: string; yaw: number }>) => {
    const at = performance.timeOrigin + performance.now();
    if (data.type === 'ready') globalThis.passed.push({ yaw: 0, at });
    if (data.type !== 'view' || source !== leader?.contentWindow) return;
    globalThis.passed.push({ yaw: data.yaw, at });
    follower?.contentWindow?.postMessage({ ...data, type: 'set-view' }, '*');
  });
}

/** Runs in the page, and therefore must be self-contained. */
async function turnSlowly(options: {
  moves: number;
  step: number;
  intervalMs: number;
}): Promise<void> {
  for (let move = 1; move <= options.moves; move++) {
    turnTo(move * options.step);
    await new Promise((resolve) => {
      setTimeout(resolve, options.intervalMs);
    });
  }
}
