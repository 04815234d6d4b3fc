/** Identical concurrent requests: one takes effect, and the others get the error of the violated constraint. */
import { EMPTY_PROJECT_FIELDS, pathTo } from '@jawla/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestUser, openTestServer, type TestServer } from '../testing/testServer.ts';
import { uploadPilot } from '../testing/files.ts';

const TIMES = 12;

let server: TestServer;
let close: () => Promise<void>;
let token = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  ({ token } = await createTestUser(server, 'admin', { isAdmin: true }));
  await createTestUser(server, 'owner');
  await createTestUser(server, 'guest');
});
afterAll(() => close());

async function projectOfOwner(name: string) {
  const { users, projects } = server.services;
  const owner = await users.byName('owner');
  return projects.add(owner?.id ?? '', { name, number: '1' });
}

const form = {
  ...EMPTY_PROJECT_FIELDS,
  number: '1',
  type: 'residential',
  status: 'in-progress',
  subDate: ['2026-01-02', '2026-03-04'],
};

type Request = () => Promise<{ status: number }>;

const call =
  (method: string, path: string, body?: unknown): Request =>
  () =>
    server.call(method, path, { token, ...(body !== undefined && { body }) });

/** A request, and the expected status of the requests that lose the race. */
const REQUESTS: readonly [string, () => Promise<Request>, number][] = [
  [
    'create an account',
    () => {
      const person = { userName: 'twin', fname: 'Some', lname: 'Body', email: 'twin@example.com' };
      return Promise.resolve(
        call('POST', 'auth/create-user', { ...person, emailType: 'userCreated' }),
      );
    },
    409,
  ],
  [
    'create a project',
    () => {
      const path = pathTo('createProject', { clientId: 'owner' });
      return Promise.resolve(call('POST', path, { name: 'Twin', number: 1 }));
    },
    409,
  ],
  [
    'save the same revision',
    async () => {
      const { id, name } = await projectOfOwner('Saved');
      const path = pathTo('updateProject', { projectId: id });
      return call('PUT', path, { ...form, name, revision: '1' });
    },
    409,
  ],
  [
    'share a project',
    async () => {
      const { id } = await projectOfOwner('Shared');
      const path = pathTo('addAccess', { projectId: id });
      return call('PUT', path, { email: 'guest@example.com' });
    },
    409,
  ],
  [
    'remove a share',
    async () => {
      const { id } = await projectOfOwner('Unshared');
      const guest = await server.services.users.byName('guest');
      await server.services.projects.share(id, guest?.id ?? '');
      const path = pathTo('deleteAccess', { projectId: id });
      return call('PUT', path, { email: 'guest@example.com' });
    },
    404,
  ],
  [
    'delete an account',
    async () => {
      const { user } = await createTestUser(server, 'leaver');
      return call('DELETE', pathTo('deleteUser', { userId: user.id }));
    },
    404,
  ],
  [
    'create a pilot',
    () => {
      return Promise.resolve(() => uploadPilot(server, { name: 'twin', token }));
    },
    409,
  ],
];

it.each(REQUESTS)(
  'accepts exactly one of many identical concurrent requests: %s',
  async (_, prepare, refusal) => {
    const ask = await prepare();
    const answers = await Promise.all(Array.from({ length: TIMES }, () => ask()));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: TIMES - 1 }, () => refusal)]);
  },
);

it('creates every account of concurrent requests for different accounts', async () => {
  const answers = await Promise.all(
    Array.from({ length: TIMES }, (_, index) => {
      const userName = `one-of-many-${index}`;
      const person = { userName, fname: 'Some', lname: 'Body', email: `${userName}@example.com` };
      return server.call('POST', 'auth/create-user', {
        token,
        body: { ...person, emailType: 'userCreated' },
      });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
