/** Two servers on one database, one or both of which were paused. */
import { expect, it, onTestFinished } from 'vitest';
import { makeDataDir, testConfig } from '../../testing/testServer.ts';
import type { Clock } from '../base/clock.ts';
import { jsonLog } from '../base/log.ts';
import { openDatabase } from '../db/open.ts';
import { ServerRegistry } from './serverRegistry.ts';

async function open() {
  const db = await openDatabase(testConfig(await makeDataDir()), jsonLog());
  onTestFinished(() => db.destroy());
  let seconds = 0;
  const at = (more = 0) => new Date((seconds + more) * 1000).toISOString();
  const clock: Clock = { now: () => at(), in: at };
  const [one, two] = [new ServerRegistry(db, clock), new ServerRegistry(db, clock)];
  await one.heartbeat();
  await two.heartbeat();
  const rows = async () =>
    (await db.selectFrom('processes').select('id').execute()).map(({ id }) => id).toSorted();
  const wait = (more: number) => {
    seconds += more;
  };
  return { one, two, rows, wait, both: [one.id, two.id].toSorted() };
}

it('counts a server as dead 30 seconds after its last heartbeat', async () => {
  const { one, two, rows, wait } = await open();
  wait(20);
  await one.heartbeat();
  wait(10);
  expect(await one.sweep()).toBe(true);
  expect(await rows()).toEqual([one.id]);
  expect(await one.alive()).toEqual(new Set([one.id]));
  // It was only paused.
  await two.heartbeat();
  expect(await one.alive()).toEqual(new Set([one.id, two.id]));
});

it('counts none as dead right after it was paused itself: the others may have been, too', async () => {
  const { one, two, rows, wait, both } = await open();
  wait(60);
  expect(await one.sweep()).toBe(false);
  expect(await rows()).toEqual(both);
  wait(5);
  await two.heartbeat();
  expect(await one.sweep()).toBe(true);
  expect(await rows()).toEqual(both);
});

it('never counts itself as dead', async () => {
  const { one, rows, wait } = await open();
  wait(60);
  expect((await one.alive()).has(one.id)).toBe(true);
  await one.sweep();
  expect(await rows()).toContain(one.id);
});
