/** When the demo data is seeded, and what it adds to the database. */
import { describe, expect, it, vi } from 'vitest';
import { makeCover } from '../platform/files/images.ts';
import { makeDataDir, startTestServer, testConfig } from '../testing/testServer.ts';
import { addCrowd } from './crowd.ts';
import { DEMO_ADMIN, DEMO_CLIENTS } from './people.ts';
import { seedDemo } from './seed.ts';

vi.mock('../platform/files/images.ts', { spy: true });

describe('the demo data', () => {
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
      expect(await users.countClients()).toMatchObject({ total: 40 });
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
