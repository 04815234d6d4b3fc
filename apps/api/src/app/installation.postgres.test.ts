/** Servers that start at the same moment on a new bucket. */
import { expect, it } from 'vitest';
import { makeDataDir, startUntilTestEnds, testConfig } from '../testing/testServer.ts';
import type { Config } from './config.ts';

const start = (config: Config) => startUntilTestEnds(config);

it('agree on one id with one database', async () => {
  const config = testConfig(await makeDataDir());
  const servers = await Promise.all([start(config), start(config), start(config)]);
  for (const { services } of servers) {
    expect(await services.installation.standing()).toEqual({ is: 'same' });
  }
});

it('are not both right with two databases', async () => {
  const config = testConfig(await makeDataDir());
  const { databaseUrl } = testConfig(await makeDataDir());
  const started = await Promise.allSettled([start(config), start({ ...config, databaseUrl })]);
  const standings = await Promise.all(
    started.map(async (each) =>
      each.status === 'fulfilled' ? (await each.value.services.installation.standing()).is : 'no',
    ),
  );
  expect(standings.filter((is) => is === 'same')).toHaveLength(1);
});
