/** The demo data, published by the steps of an admin's upload. */
import { folderParam, pathTo } from '@jawla/contract';
import { expect, it } from 'vitest';
import { OFFICE_DAYS } from '../../demo/buildTours.ts';
import { office, villa } from '../../demo/tours.ts';
import { openTour } from '../testing/openTour.ts';
import { eventually } from '../testing/eventually.ts';
import { makeDataDir, startTestServer, testConfig } from '../testing/testServer.ts';
import { DEMO_ADMIN, DEMO_CLIENTS, DEMO_PASSWORD, DEMO_PILOT } from './people.ts';
import { seedDemo } from './seed.ts';
import { ok } from '../testing/api.ts';

it('the demo data has users, projects, tours and pictures, and is seeded only once', async () => {
  const dataDir = await makeDataDir();
  const server = await startTestServer(testConfig(dataDir));
  try {
    await seedDemo(server.services);
    await seedDemo(server.services);

    const login = async (email: string) => {
      const body = { email, password: DEMO_PASSWORD };
      const answer = await server.call('POST', 'auth/email-login', { body });
      return ok('emailLogin', answer);
    };
    const projectsOf = async (token: string) => {
      const me = await server.call('GET', pathTo('currentUser', { token }));
      return ok('currentUser', me).projectsData;
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
      const { path } = ok('projectFolder', found);
      const page = await server.send({ path: await openTour(server, path) });
      expect(page.text).toContain('<script');
    }
    const library = pathTo('projectFolder', { folder: folderParam('noor', 'Jabal Library') });
    expect((await server.call('GET', library, { token })).status).toBe(404);

    // Notes in rooms of the tours: the villa’s is read by whom it is shared with.
    const notes = await Promise.all(
      projectsData.map(async ({ _id }) => {
        const path = pathTo('notes', { projectId: _id });
        return ok('notes', await server.call('GET', path, { token })).notes;
      }),
    );
    expect(notes.map((each) => each.map(({ status }) => status))).toEqual([
      ['open', 'open', 'open', 'done'],
      [],
      ['open'],
    ]);
    const rooms = [...office({ en: '', ar: '' }).scenes, ...villa.scenes];
    for (const { place, slot, isDateGone } of notes.flat()) {
      expect([slot, isDateGone ?? false]).toEqual([slot, false]);
      if (!place) continue;
      const names = rooms.find(({ id }) => id === place.scene)?.name;
      expect([names?.en, names?.ar]).toContain(place.title);
    }

    // Pictures found in the tours, as for any other tour.
    await eventually(async () => {
      const withTour = (await projectsOf(token)).filter(({ name }) => name !== 'Jabal Library');
      expect(withTour.map(({ picture }) => typeof picture?.path)).toEqual(['string', 'string']);
      const pilot = await server.call('GET', pathTo('pilot', { name: DEMO_PILOT.name }));
      expect(ok('pilot', pilot).picture).not.toBeNull();
    });

    // The list shows an expected date only for projects without a tour.
    const maya = await login(DEMO_CLIENTS.maya.email);
    expect(await projectsOf(maya.token)).toEqual([
      expect.not.objectContaining({ expectedDate: expect.anything() }),
      expect.objectContaining({ expectedDate: '2027-03-12' }),
    ]);

    const admin = await login(DEMO_ADMIN.email);
    const pilots = await server.call('GET', 'pilot_project', { token: admin.token });
    expect(ok('pilots', pilots).projects).toEqual([DEMO_PILOT.name]);
  } finally {
    await server.stop();
  }
});
