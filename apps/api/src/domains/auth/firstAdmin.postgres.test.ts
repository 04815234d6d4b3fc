/** Servers that start concurrently on one empty database. */
import { expect, it, onTestFinished } from 'vitest';
import {
  makeDataDir,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../testing/testServer.ts';

async function startThree(): Promise<{ server: TestServer; secret: string }[]> {
  const dataDir = await makeDataDir();
  const servers = await Promise.all([1, 2, 3].map(() => startTestServer(testConfig(dataDir))));
  onTestFinished(async () => {
    for (const server of servers) await server.stop();
  });
  return Promise.all(
    servers.map(async (server) => {
      const { firstAdminLinks, processes } = server.services;
      return { server, secret: (await firstAdminLinks.make(processes.id)) ?? '' };
    }),
  );
}

function create({ server, secret }: { server: TestServer; secret: string }, at: number) {
  const body = {
    secret,
    userName: `boss-${at}`,
    fname: 'Big',
    lname: 'Boss',
    email: `boss${at}@example.com`,
    password: 'Boss1234',
  };
  return server.call('POST', 'first-admin', { body });
}

it('have a link each, of which every server accepts any', async () => {
  const [first, second, third] = await startThree();
  if (!first || !second || !third) throw new Error('Three servers have started');
  expect(new Set([first.secret, second.secret, third.secret]).size).toBe(3);
  for (const { secret } of [first, second, third]) {
    const answer = await first.server.call('POST', 'first-admin/link', { body: { secret } });
    expect(answer.status).toBe(200);
  }
  await third.server.stop();
  expect((await create({ server: first.server, secret: third.secret }, 3)).status).toBe(404);
  expect((await create({ server: first.server, secret: second.secret }, 2)).status).toBe(200);
  expect((await create({ server: second.server, secret: first.secret }, 1)).status).toBe(404);
});

it('create one admin when all links are used concurrently', async () => {
  const started = await startThree();
  const answers = await Promise.all(started.map((one, at) => create(one, at)));
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([200, 404, 404]);
  const users = await started[0]?.server.services.db.selectFrom('users').select('id').execute();
  expect(users).toHaveLength(1);
});
