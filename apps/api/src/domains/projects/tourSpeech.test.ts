/** Whether tours speak, as their viewers report: who may, what is asked, and what admins see of it. */
import { randomUUID } from 'node:crypto';
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { DAY, tourPublisher, type TourPublisher } from '../../testing/tourPublisher.ts';
import { ok } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
let publisher: TourPublisher;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
});
afterAll(() => close());

const RECOGNIZED = {
  'index.html': '<!doctype html><head></head>',
  'vendor/marzipano.js': '// Marzipano - a 360° media viewer for the modern web (v0.10.2)\n',
};
const DAY_MS = 24 * 3600 * 1000;

/** Publishes a tour, and waits until it is inspected. */
async function publish(files: Readonly<Record<string, string>> = RECOGNIZED): Promise<void> {
  await publisher.publish(files);
  await publisher.facts();
}

async function newTour(files?: Readonly<Record<string, string>>): Promise<void> {
  publisher = await tourPublisher(server);
  await publish(files);
}

/** What the server asks a viewer of the tour. */
async function asked(token = publisher.owner) {
  const path = pathTo('projectFolder', { folder: `${publisher.folder}|${DAY}` });
  const answer = await server.call('GET', path, { token });
  return ok('projectFolder', answer).askedSpeech;
}

function report(version: string, spoke: boolean, token = publisher.owner) {
  const path = pathTo('reportTourSpeech', { version });
  return server.call('PUT', path, { token, body: { spoke } });
}

async function reported(spoke: boolean): Promise<void> {
  expect((await report((await liveTour()).version, spoke)).status).toBe(200);
}

async function liveTour() {
  const { projectId } = publisher;
  const tour = await server.services.tours.live({ projectId, slot: DAY });
  if (!tour) throw new Error('There is no tour.');
  return tour;
}

const heard = async () => (await publisher.facts()).heard;

function switchBridge(enabled: boolean) {
  const path = pathTo('switchBridge', { projectId: publisher.projectId, slot: DAY });
  return server.call('PUT', path, { token: publisher.admin, body: { enabled } });
}

describe('a tour that is said to speak', () => {
  it.each([
    ['through the bridge', RECOGNIZED],
    ['by itself', { 'index.html': '<meta name="jawla-tour" content="2">' }],
  ])('is asked about until it has spoken: %s', async (_, files) => {
    await newTour(files);
    expect(await heard()).toBeNull();
    const { version } = await liveTour();
    expect(await asked()).toEqual({ version, isSilent: false });
    await reported(true);
    expect(await asked()).toBeUndefined();
    expect(await heard()).toEqual({ spoke: true, at: expect.any(String) });
  });

  it('is known to be silent for a day, and may speak at any time', async () => {
    await newTour();
    await reported(false);
    const { version } = await liveTour();
    expect(await asked()).toEqual({ version, isSilent: true });
    const first = await heard();
    expect(first).toMatchObject({ spoke: false });
    await server.services.db
      .updateTable('tours')
      .set({ silent_at: new Date(Date.now() - DAY_MS - 1000).toISOString() })
      .where('version', '=', version)
      .execute();
    expect(await asked()).toEqual({ version, isSilent: false });
    await reported(true);
    expect(await heard()).toMatchObject({ spoke: true });
  });

  it('that has spoken once is not silent later', async () => {
    await newTour();
    await reported(true);
    const before = await heard();
    await reported(false);
    expect(await heard()).toEqual(before);
  });

  it('speaks if one viewer hears it while another does not', async () => {
    await newTour();
    const { version } = await liveTour();
    const answers = await Promise.all(
      [false, true, false, true, false].map((spoke) => report(version, spoke)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await heard()).toMatchObject({ spoke: true });
  });

  it('is asked about again once it is replaced, and no late report is about its successor', async () => {
    await newTour();
    const { version } = await liveTour();
    await publish();
    expect((await asked())?.version).not.toBe(version);
    expect((await report(version, false)).status).toBe(200);
    expect(await heard()).toBeNull();
    expect((await report(version, true)).status).toBe(200);
    expect(await heard()).toBeNull();
    expect((await asked())?.isSilent).toBe(false);
  });

  it('is neither asked about nor silent while its bridge is off', async () => {
    await newTour();
    const { version } = await liveTour();
    await switchBridge(false);
    expect(await asked()).toBeUndefined();
    expect(await publisher.facts()).not.toHaveProperty('heard');
    expect((await report(version, false)).status).toBe(200);
    await switchBridge(true);
    expect(await heard()).toBeNull();
  });
});

it('does not ask about a tour that is not said to speak', async () => {
  await newTour({ 'index.html': '<!doctype html><head></head>' });
  expect(await asked()).toBeUndefined();
  expect(await publisher.facts()).not.toHaveProperty('heard');
  await reported(false);
  expect(await liveTour()).toMatchObject({ spoke_at: null, silent_at: null });
});

describe('a report', () => {
  it('is taken from those who may open the tour', async () => {
    await newTour();
    const { version } = await liveTour();
    const shared = await createTestUser(server, 'speech-shared');
    const stranger = await createTestUser(server, 'speech-stranger');
    const staff = await createTestUser(server, 'speech-staff', { isStaff: true });
    await server.services.projects.share(publisher.projectId, shared.user.id);
    expect((await report(version, true, stranger.token)).status).toBe(404);
    expect((await report(version, true, staff.token)).status).toBe(403);
    expect(await heard()).toBeNull();
    for (const token of [publisher.owner, publisher.admin, shared.token]) {
      expect((await report(version, false, token)).status).toBe(200);
      expect(await asked(token)).toEqual({ version, isSilent: true });
    }
    expect((await report(randomUUID(), true)).status).toBe(404);
  });

  it('about a pilot is taken from admins, who alone are asked', async () => {
    await newTour();
    const { pilots, tours, db } = server.services;
    const pilot = await pilots.add({ id: randomUUID(), name: 'Speaking pilot' }, db);
    const version = randomUUID();
    await tours.publish(
      { pilotId: pilot.id },
      { version, startPage: '', files: 1, bytes: 1, packBytes: 1, directoryBytes: 1 },
      db,
    );
    await tours.endInspection(version, {
      tool: { name: 'Marzipano', version: '0.10.2' },
      scenes: 2,
      speaksItself: false,
    });
    const askedBy = async (token?: string) => {
      const path = pathTo('pilot', { name: pilot.name });
      const answer = await server.call('GET', path, token === undefined ? {} : { token });
      return ok('pilot', answer).askedSpeech;
    };
    expect(await askedBy()).toBeUndefined();
    expect(await askedBy(publisher.owner)).toBeUndefined();
    expect(await askedBy(publisher.admin)).toEqual({ version, isSilent: false });
    expect((await report(version, true)).status).toBe(404);
    expect((await report(version, false, publisher.admin)).status).toBe(200);
    const list = await server.call('GET', pathTo('pilots', {}), { token: publisher.admin });
    const [summary] = ok('pilots', list).pilots ?? [];
    expect(summary?.tour?.heard).toMatchObject({ spoke: false });
  });

  it('about a deleted tour is refused', async () => {
    await newTour();
    const { version } = await liveTour();
    const path = pathTo('deleteProject', { projectId: publisher.projectId });
    await server.call('DELETE', path, { token: publisher.admin });
    expect((await report(version, true, publisher.admin)).status).toBe(404);
  });

  it('is counted: a flood is refused', async () => {
    await newTour();
    const { version } = await liveTour();
    const { token } = await createTestUser(server, 'speech-flood', { isAdmin: true });
    for (let times = 0; times < 120; times += 1) {
      expect((await report(version, false, token)).status).toBe(200);
    }
    const refused = await report(version, false, token);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });
});
