/** The demo data, published by the steps of an admin's upload. */
import { folderParam, parseResponse, pathTo } from '@jawla/contract';
import { describe, expect, it, vi } from 'vitest';
import { OFFICE_DAYS } from '../../demo/buildTours.ts';
import { makeCover } from '../platform/files/images.ts';
import { openTour } from '../testing/openTour.ts';
import { eventually } from '../testing/eventually.ts';
import { makeDataDir, startTestServer, testConfig } from '../testing/testServer.ts';
import { addCrowd } from './crowd.ts';
import { DEMO_ADMIN, DEMO_CLIENTS, DEMO_PASSWORD, DEMO_PILOT } from './people.ts';
import { seedDemo } from './seed.ts';

vi.mock('../platform/files/images.ts', { spy: true });

describe('the demo data', () => {
  it('has users, projects, tours and pictures, and is seeded only once', async () => {
    const dataDir = await makeDataDir();
    const server = await startTestServer(testConfig(dataDir));
    try {
      await seedDemo(server.services);
      await seedDemo(server.services);

      const login = async (email: string) => {
        const body = { email, password: DEMO_PASSWORD };
        const answer = await server.call('POST', 'auth/email-login', { body });
        return parseResponse('emailLogin', answer.json());
      };
      const projectsOf = async (token: string) => {
        const me = await server.call('GET', pathTo('currentUser', { token }));
        return parseResponse('currentUser', me.json()).projectsData;
      };
      const { token, user } = await login('noor@demo.jawla.example');
      const projectsData = await projectsOf(token);
      expect(projectsData.map(({ name }) => name)).toEqual([
        'Wadi Offices',
        'Jabal Library',
        'فيلا النور',
      ]);
      expect(projectsData.filter(({ owner }) => owner === user._id)).toHaveLength(2);

      const folders = [
        folderParam('khalid', 'فيلا النور'),
        ...OFFICE_DAYS.map((day) => folderParam('noor', 'Wadi Offices', day)),
      ];
      for (const folder of folders) {
        const found = await server.call('GET', pathTo('projectFolder', { folder }), { token });
        const { path } = parseResponse('projectFolder', found.json());
        const page = await server.send({ path: await openTour(server, path) });
        expect(page.text).toContain('<script');
      }
      const library = pathTo('projectFolder', { folder: folderParam('noor', 'Jabal Library') });
      expect((await server.call('GET', library, { token })).status).toBe(404);

      // Pictures found in the tours, as for any other tour.
      await eventually(async () => {
        const withTour = (await projectsOf(token)).filter(({ name }) => name !== 'Jabal Library');
        expect(withTour.map(({ picture }) => typeof picture?.path)).toEqual(['string', 'string']);
        const pilot = await server.call('GET', pathTo('pilot', { name: DEMO_PILOT.name }));
        expect(parseResponse('pilot', pilot.json()).picture).not.toBeNull();
      });

      // The list shows an expected date only for projects without a tour.
      const maya = await login(DEMO_CLIENTS.maya.email);
      expect(await projectsOf(maya.token)).toEqual([
        expect.not.objectContaining({ expectedDate: expect.anything() }),
        expect.objectContaining({ expectedDate: '2027-03-12' }),
      ]);

      const admin = await login(DEMO_ADMIN.email);
      const pilots = await server.call('GET', 'pilot_project', { token: admin.token });
      expect(parseResponse('pilots', pilots.json()).projects).toEqual([DEMO_PILOT.name]);
    } finally {
      await server.stop();
    }
  });

  it('is seeded again after an interrupted seed', async () => {
    const server = await startTestServer(testConfig(await makeDataDir()));
    try {
      const { db, users, projects } = server.services;
      const { khalid } = DEMO_CLIENTS;
      const first = await users.add(khalid);
      await projects.add(first.id, { name: 'فيلا النور', number: '1' });
      await db.insertInto('settings').values({ key: 'demo', value: 'started' }).execute();
      // Generating covers takes most of the time, and the seed skips covers that cannot be read.
      vi.mocked(makeCover).mockRejectedValue(new Error('No cover'));
      await seedDemo(server.services);
      const second = await users.byName('khalid');
      expect(second?.id).not.toBe(first.id);
      expect(await projects.ownedBy([second?.id ?? ''])).toHaveLength(2);
    } finally {
      await server.stop();
    }
  });

  it('has as many additional clients as requested, with different sort keys', async () => {
    const server = await startTestServer(testConfig(await makeDataDir()));
    try {
      const { users } = server.services;
      await addCrowd(server.services, 40);
      expect(await users.countClients()).toBe(40);
      const [first, second] = await users.clients({ sort: 'name', order: 'asc' });
      expect(first?.sort_key).not.toBe(second?.sort_key);
    } finally {
      await server.stop();
    }
  });

  it('is not seeded when a user exists', async () => {
    const server = await startTestServer(testConfig(await makeDataDir()));
    try {
      const { users } = server.services;
      await users.add({
        userName: 'real',
        fname: 'Real',
        lname: 'Person',
        email: 'real@example.com',
      });
      await seedDemo(server.services);
      expect(await users.byEmail(DEMO_ADMIN.email)).toBeUndefined();
    } finally {
      await server.stop();
    }
  });
});
