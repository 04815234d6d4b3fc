/** How much a person may hand in, and how many mails admins get of it. */
import { ENDPOINTS } from '@jawla/contract';
import {
  FOOTAGE_FOLDERS,
  FOOTAGE_HOURLY_MAX,
  FOOTAGE_WAITING,
} from '@jawla/contract/footageLimits';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { moveClock } from '../../testing/moveClock.ts';
import { mailsTo } from '../../testing/outbox.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { announceFootage } from './announceFootage.ts';
import { jpg, postForm } from '../../testing/files.ts';

const HOUR_DAYS = 1 / 24;

async function open() {
  const { server, close } = await openTestServer();
  onTestFinished(close);
  const { user, token } = await createTestUser(server, 'client');
  await createTestUser(server, 'boss', { isAdmin: true });
  const invited = { userName: 'invited', fname: 'Not', lname: 'Yet', isAdmin: true };
  await server.services.users.add({ ...invited, email: 'invited@example.com' });
  const send = (project: string) => handIn(server, token, project);
  const mails = () => mailsTo(server.dataDir, 'boss@example.com');
  const unsent = () => server.services.db.selectFrom('outbox').select('id').execute();
  return { server, user, send, mails, unsent };
}

async function handIn(server: TestServer, token: string, project: string) {
  return postForm(
    server,
    `/api/${ENDPOINTS.uploadMissing.path}`,
    [
      { name: 'project_name', value: project },
      { name: 'emailType', value: 'filesUpload' },
      { name: 'folderName', value: FOOTAGE_FOLDERS.missing },
      { name: 'file', file: jpg(), fileName: 'a.jpg' },
    ],
    { token },
  );
}

it('sixty deliveries of an hour are accepted, and announced by two mails for each project', async () => {
  const { server, send, mails, unsent } = await open();
  const statuses: number[] = [];
  for (let count = 0; count < FOOTAGE_HOURLY_MAX - 1; count += 1) {
    statuses.push((await send('Villa')).status);
  }
  statuses.push((await send('Tower')).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const tooMany = await send('Villa');
  expect(tooMany.status).toBe(429);
  expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(0);
  await eventually(async () => expect(await mails()).toHaveLength(2));
  // A mail leaves the outbox a moment after it has been sent.
  await eventually(async () => expect(await unsent()).toEqual([]));

  await moveClock(server, HOUR_DAYS * 0.9);
  await announceFootage(server.services);
  expect(await unsent()).toEqual([]);
  await moveClock(server, HOUR_DAYS * 1.1);
  await announceFootage(server.services);
  await announceFootage(server.services);
  await eventually(async () => expect(await mails()).toHaveLength(3));
  const texts = (await mails()).map(({ text = '' }) => text);
  const counts = texts.map((text) => Number(/Number of files: \D*(\d+)/.exec(text)?.[1]));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(FOOTAGE_HOURLY_MAX);
  expect(await mailsTo(server.dataDir, 'invited@example.com')).toEqual([]);
});

it('a person hands in no more than admins still have to take', async () => {
  const { server, user, send } = await open();
  const { footage, clock, db } = server.services;
  const add = (id: string, bytes: number) =>
    footage.add(
      {
        id,
        userId: user.id,
        senderName: 'Some One',
        projectName: 'Villa',
        folder: FOOTAGE_FOLDERS.missing,
        path: `Villa/${FOOTAGE_FOLDERS.missing}/${id}`,
        createdAt: clock.now(),
        files: [{ name: 'a.jpg', bytes, kind: 'picture' }],
      },
      db,
    );
  await add('large', FOOTAGE_WAITING.bytesMax);
  const refused = await send('Villa');
  expect(refused.status).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'tooMany',
    message: expect.stringMatching(/later/),
  });
  expect(await footage.take('large', user.id, db)).toBe(true);
  expect((await send('Villa')).status).toBe(200);

  for (let count = 1; count < FOOTAGE_WAITING.deliveriesMax; count += 1) await add(`d${count}`, 1);
  expect((await send('Villa')).status).toBe(409);
  await footage.delete('d1', db);
  expect((await send('Villa')).status).toBe(200);
});
