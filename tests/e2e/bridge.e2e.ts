/** The bridge in the pages of the tools that it knows, with their real players as far as these can be installed. */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Frame, type Page } from '@playwright/test';
import {
  readTourMessage,
  toMessage,
  type SetView,
  type TourMessage,
  type TourView,
} from '@jawla/contract/tourProtocol';
import { buildBridge } from '../../apps/api/bridge/build.ts';
import { serveStatic } from '../staticServer.ts';
import { TOURS, writeTourPage, writeTours, type NativeCamera } from './tours/tourPages.ts';

declare global {
  /** Of the page around the tour. */
  var received: unknown[];
  var send: (message: unknown) => void;
  /** Of the tours' pages: the camera by the tool's own interface. */
  var camera: () => NativeCamera;
  /** Of pages with players that throw: how often they did. */
  var calls: number;
}

const folder = mkdtempSync(join(tmpdir(), 'jawla-bridge-'));
let site: Awaited<ReturnType<typeof serveStatic>>;

test.beforeAll(async () => {
  const { path } = await buildBridge();
  await writeTours(folder, path);
  site = await serveStatic(folder, { isApp: false });
});

test.afterAll(async () => {
  site.server.close();
  await rm(folder, { recursive: true });
});

/** A yaw of 30° to the right, a pitch of 10° upwards. */
const DIRECTION = { yaw: Math.PI / 6, pitch: Math.PI / 18, zoom: 40 } as const;

/** Opens a tour in a frame. */
async function openTour(page: Page, path: string) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${site.origin}/portal.html`);
  // Another origin, as in the portal.
  const tours = site.origin.replace('127.0.0.1', 'localhost');
  await page.locator('iframe').evaluate((frame, url) => {
    if (frame instanceof HTMLIFrameElement) frame.src = url;
  }, `${tours}/${path}`);
  const frame = () => {
    const [, tour] = page.frames();
    if (!tour) throw new Error('The page has no frame.');
    return tour;
  };
  await frame().waitForURL(/localhost/, { waitUntil: 'domcontentloaded' });
  const messages = async () =>
    (await page.evaluate(() => received)).map((data) => readTourMessage(data));
  const views = async () => (await messages()).filter((message) => message?.type === 'view');
  return {
    errors,
    frame,
    messages,
    views,
    lastView: async () => (await views()).at(-1),
    set: (view: Omit<SetView, 'type'>) =>
      page.evaluate((message) => send(message), toMessage({ type: 'set-view', ...view })),
    camera: () => frame().evaluate(() => camera()),
    async ready() {
      await expect.poll(async () => (await messages()).length).toBeGreaterThan(0);
      return (await messages())[0];
    },
  };
}

/** Waits until some frames have been drawn. */
function drawFrames(frame: Frame): Promise<void> {
  return frame.evaluate(async () => {
    for (let count = 0; count < 10; count++)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
  });
}

/** Drags to the top left: the tour turns to the bottom right. */
async function drag(page: Page): Promise<void> {
  await page.mouse.move(160, 120);
  await page.mouse.down();
  await page.mouse.move(60, 80, { steps: 5 });
  await page.mouse.up();
}

function expectCamera(camera: NativeCamera, expected: NativeCamera): void {
  expect(camera.scene).toBe(expected.scene);
  expect(camera.yaw).toBeCloseTo(expected.yaw, 2);
  expect(camera.pitch).toBeCloseTo(expected.pitch, 2);
  expect(camera.fov).toBeCloseTo(expected.fov, 2);
}

for (const tour of TOURS) {
  const [hall, court] = tour.scenes;

  test(`a tour of ${tour.tool} speaks the protocol`, async ({ page }) => {
    const opened = await openTour(page, `${tour.tool}.html`);
    const ready = await opened.ready();
    expect(ready).toMatchObject({ type: 'ready', scenes: tour.scenes, turns: tour.turns });
    expect(viewOf(ready)?.scene).toBe(hall.id);

    await test.step('reports what the user does', async () => {
      if (tour.turns) {
        const start = viewOf(ready);
        await drag(page);
        await expect.poll(opened.lastView).toBeDefined();
        const view = await opened.lastView();
        expect(view?.scene).toBe(hall.id);
        expect(turnFrom(start, view)).toBeGreaterThan(0.05);
        expect(view?.pitch).toBeLessThan((start?.pitch ?? 0) - 0.02);
      } else {
        await page.mouse.click(160, 120);
        await expect.poll(opened.lastView).toMatchObject({ scene: court.id });
      }
    });

    const [from, to] = tour.turns ? [hall, court] : [court, hall];
    await test.step('follows to another direction', async () => {
      // A tour may move on for a moment after the drag.
      await expect(async () => {
        await opened.set({ scene: from.id, ...DIRECTION });
        await drawFrames(opened.frame());
        expectCamera(await opened.camera(), { scene: from.id, ...tour.turned });
      }).toPass();
    });
    const reported = (await opened.views()).length;

    await test.step('follows to another scene', async () => {
      await opened.set({ scene: to.id, ...DIRECTION });
      await expect
        .poll(opened.camera)
        .toMatchObject({ scene: to.id, yaw: expect.closeTo(tour.turned.yaw, 2) });
      await drawFrames(opened.frame());
      expectCamera(await opened.camera(), { scene: to.id, ...tour.turned });
    });

    await test.step('turns without a scene that it does not have', async () => {
      const { scene } = await opened.camera();
      await opened.set({ scene: 'cellar', ...DIRECTION, yaw: 0 });
      await expect.poll(opened.camera).toMatchObject({ scene, yaw: expect.closeTo(0, 2) });
    });

    await test.step('ends a flood at the newest view', async () => {
      const { scene } = await opened.camera();
      await page.evaluate(
        async ({ first, last }) => {
          for (let burst = 0; burst < 100; burst++) {
            for (let count = 0; count < 100; count++) send(first);
            await new Promise((resolve) => {
              setTimeout(resolve, 10);
            });
          }
          send(last);
        },
        {
          first: toMessage({ type: 'set-view', scene, yaw: -1, pitch: 0, zoom: 60 }),
          last: toMessage({ type: 'set-view', scene, ...DIRECTION }),
        },
      );
      await expect
        .poll(opened.camera)
        .toMatchObject({ scene, yaw: expect.closeTo(tour.turned.yaw, 2) });
      await drawFrames(opened.frame());
      expectCamera(await opened.camera(), { scene, ...tour.turned });
    });

    expect(await opened.views(), 'no echo').toHaveLength(reported);
    expect(opened.errors).toEqual([]);
  });

  test(`a scene of ${tour.tool} opens as its author starts it`, async ({ page }) => {
    const opened = await openTour(page, `${tour.tool}.html`);
    const start = viewOf(await opened.ready());
    await opened.set({ scene: court.id, ...DIRECTION, own: true });
    await expect.poll(opened.lastView).toMatchObject({ scene: court.id });
    const yaw = tour.started === undefined ? start?.yaw : (tour.started * Math.PI) / 180;
    const started = { scene: court.id, pitch: 0, zoom: 0, yaw: yaw ?? Number.NaN };
    // Some turn by themselves after a moment, also in the first scene.
    const first = (await opened.views()).find(({ scene }) => scene === court.id);
    expect(Math.abs(turnFrom(started, first))).toBeLessThan(0.1);
    expect(opened.errors).toEqual([]);
  });

  test(`a link opens a tour of ${tour.tool} at its view`, async ({ page }) => {
    const opened = await openTour(page, `${tour.tool}.html?view=${court.id}~30~10~40`);
    const view = viewOf(await opened.ready());
    expect(view?.scene).toBe(court.id);
    if (tour.turns) {
      expect(turnFrom({ ...DIRECTION, scene: court.id }, view)).toBeCloseTo(0, 1);
      expect(view?.pitch).toBeCloseTo(DIRECTION.pitch, 1);
      expect(view?.zoom).toBeCloseTo(DIRECTION.zoom, 0);
    }
    await expect.poll(opened.camera).toMatchObject({ scene: court.id });
    expect(await opened.frame().evaluate(() => location.search)).toBe('');
    expect(opened.errors).toEqual([]);
  });
}

test('a tour behind a page that frames it, or redirects, speaks all the same', async ({ page }) => {
  const tool = 'pannellum';
  const tour = TOURS.find((each) => each.tool === tool);
  if (!tour) throw new Error('There is no such tour.');
  const [hall, court] = tour.scenes;
  const frame = `<iframe src="${tool}.html" style="position: fixed; inset: 0; border: 0; width: 100%; height: 100%"></iframe>`;
  await writeTourPage(folder, { tool, head: '<title>Welcome</title>', body: frame }, 'framing');
  const redirect = `<script>location.replace('${tool}.html')</script>`;
  await writeTourPage(folder, { tool, head: redirect, body: '' }, 'redirecting');
  for (const name of ['framing', 'redirecting']) {
    const opened = await openTour(page, `${name}.html`);
    expect(await opened.ready()).toMatchObject({ type: 'ready', scenes: tour.scenes });
    const shown = () => page.frames().find((each) => each.url().endsWith(`/${tool}.html`));
    await opened.set({ scene: court.id, ...DIRECTION });
    await expect
      .poll(() => shown()?.evaluate(() => camera()))
      .toMatchObject({ scene: court.id, yaw: expect.closeTo(tour.turned.yaw, 2) });
    await opened.set({ scene: hall.id, ...DIRECTION });
    await expect.poll(() => shown()?.evaluate(() => camera())).toMatchObject({ scene: hall.id });
    // A scene that is still loading takes no drag.
    await expect(async () => {
      await drag(page);
      expect(await opened.lastView()).toMatchObject({ scene: hall.id });
    }).toPass();
    expect(opened.errors).toEqual([]);
  }
});

test('a link to an unknown scene opens the tour as always', async ({ page }) => {
  const opened = await openTour(page, 'krpano.html?view=cellar~30~10~40');
  expect(viewOf(await opened.ready())).toMatchObject({ scene: 'hall', yaw: 0 });
});

test('players that throw from everything do no harm', async ({ page }) => {
  for (const { tool } of TOURS) {
    await writeTourPage(
      folder,
      {
        tool,
        head: `<script>(${String(installThrowingPlayers)})()</script>`,
        body: `<script>
          new pano2vrPlayer();
          new Marzipano.Viewer();
          pannellum.viewer();
        </script>`,
      },
      `throwing-${tool}`,
    );
    const opened = await openTour(page, `throwing-${tool}.html`);
    await opened.frame().waitForFunction(() => calls > 3);
    expect(await opened.messages()).toEqual([]);
    expect(opened.errors).toEqual([]);
  }
});

test('a player that does not come is no longer looked for', async ({ page }) => {
  await page.clock.install();
  await writeTourPage(folder, { tool: 'krpano', head: '', body: '' }, 'empty');
  const opened = await openTour(page, 'empty.html');
  await opened.frame().waitForLoadState('load');
  await page.clock.runFor(10_500);
  await opened.frame().evaluate(() => {
    const values: Record<string, unknown> = { 'xml.scene': 'hall', 'scene.count': 0 };
    Object.assign(document.querySelector('#pano') ?? {}, {
      get: (name: string) => values[name] ?? 50,
      set: () => undefined,
      call: () => undefined,
    });
  });
  await page.clock.runFor(1000);
  expect(await opened.messages()).toEqual([]);
  expect(opened.errors).toEqual([]);
});

/** Puts objects where the bridge looks for players. Runs in the page, and therefore must be self-contained. */
function installThrowingPlayers(): void {
  Object.assign(window, { calls: 0 });
  const failure = new Error('The player throws');
  const fail = (): never => {
    globalThis.calls++;
    throw failure;
  };
  const throwing: object = new Proxy(() => undefined, {
    get: fail,
    set: fail,
    has: fail,
    apply: fail,
    construct: fail,
    ownKeys: fail,
    getPrototypeOf: fail,
    getOwnPropertyDescriptor: fail,
  });
  const create = (): object => throwing;
  Object.assign(window, {
    tour: throwing,
    pano2vrPlayer: function () {
      return throwing;
    },
    Marzipano: {
      Viewer: function () {
        return throwing;
      },
    },
    pannellum: { viewer: create },
  });
  document.addEventListener('DOMContentLoaded', () => {
    document.body.innerHTML = '<div id="krpanoSWFObject"><div class="psv-container"></div></div>';
    for (const name of ['get', 'photoSphereViewer'])
      Object.defineProperty(document.querySelector('#krpanoSWFObject'), name, { get: fail });
  });
}

function viewOf(message: TourMessage | undefined): TourView | undefined {
  return message?.type === 'ready' ? message.view : undefined;
}

/** How far a view is to the right of another, in radians. */
function turnFrom(from: TourView | undefined, to: TourView | undefined): number {
  const turn = (to?.yaw ?? Number.NaN) - (from?.yaw ?? Number.NaN);
  return Math.atan2(Math.sin(turn), Math.cos(turn));
}
