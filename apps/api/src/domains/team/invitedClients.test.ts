/** The clients of a list are invited: all or none, and each address once. */
import { INVITED_CLIENTS_MAX } from '@jawla/contract/team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkIn, mailsTo, mailTo } from '../../testing/outbox.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { ok } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
let token = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  ({ token } = await createTestUser(server, 'boss', { isAdmin: true }));
});
afterAll(() => close());

const client = (email: string, fname = 'نور', lname = 'Haddad') => ({ fname, lname, email });
const send = (clients: unknown) =>
  server.call('POST', 'invited-clients', { token, body: { clients } });
const read = async (clients: unknown) => ok('inviteClients', await send(clients));

describe('a list of clients', () => {
  it('is invited once per address, also when it is sent twice at the same time', async () => {
    await createTestUser(server, 'present');
    const clients = [client('one@example.com'), client('Present@example.com'), client('two@a.com')];
    const answers = await Promise.all([read(clients), read(clients)]);
    expect(answers.flatMap(({ invited }) => invited).toSorted()).toEqual([
      'one@example.com',
      'two@a.com',
    ]);
    for (const { existing } of answers) expect(existing).toContain('Present@example.com');
    const mail = await mailTo(server.dataDir, 'one@example.com');
    expect(linkIn(mail)).not.toBe('');
    await mailTo(server.dataDir, 'two@a.com');
    expect(await mailsTo(server.dataDir, 'one@example.com')).toHaveLength(1);
    expect(await read(clients)).toMatchObject({ invited: [] });
  });

  it('learns who invites, and as what', async () => {
    await read([client('asked@example.com')]);
    const { text, html } = await mailTo(server.dataDir, 'asked@example.com');
    for (const part of [text, html]) {
      expect(part).toContain(
        '\u2068boss first boss last\u2069 has invited you to Jawla as a client',
      );
      expect(part).toContain('وصلتك من \u2068boss first boss last\u2069 دعوة إلى «جولة» بصفة عميل');
    }
  });

  it('gets user names that are free, valid and their own', async () => {
    const { invited } = await read([
      client('admin@one.com'),
      client('admin@two.com'),
      client('create-user@a.com'),
      client('7@a.com'),
      client(`${'a'.repeat(60)}@a.com`),
      client("o'neil%+a@a.com"),
    ]);
    const names = await Promise.all(
      invited.map(async (email) => (await server.services.users.byEmail(email))?.user_name),
    );
    expect(names).toEqual(['admin', 'admin2', 'create-user2', 'user7', 'a'.repeat(25), 'oneila']);
  });

  it('counts the first of two lines with the same address', async () => {
    const answer = await read([client('dup@a.com', 'First'), client('DUP@a.com', 'Second')]);
    expect(answer).toEqual({ invited: ['dup@a.com'], existing: ['DUP@a.com'] });
    expect((await server.services.users.byEmail('dup@a.com'))?.fname).toBe('First');
  });

  it.each([
    ['a malformed address', [client('fine@a.com'), client('not an address')]],
    ['a name that shows nothing', [client('fine@a.com'), client('b@a.com', '\u200b')]],
    ['a name of two letters', [client('fine@a.com'), client('b@a.com', 'Bo')]],
    ['a name of 31 letters', [client('fine@a.com'), client('b@a.com', 'a'.repeat(31))]],
    ['no line', []],
    [
      '201 lines',
      Array.from({ length: INVITED_CLIENTS_MAX + 1 }, (_, index) => client(`c${index}@a.com`)),
    ],
    ['no list', 'text'],
  ])('is refused with %s, and invites no client', async (_, clients) => {
    expect((await send(clients)).status).toBe(422);
    expect(await server.services.users.byEmail('fine@a.com')).toBeUndefined();
  });

  it('invites 200 clients by one request', async () => {
    const clients = Array.from({ length: INVITED_CLIENTS_MAX }, (_, index) =>
      client(`same@host${index}.com`),
    );
    expect((await read(clients)).invited).toHaveLength(INVITED_CLIENTS_MAX);
  });

  it('is checked before: which addresses have an account', async () => {
    await createTestUser(server, 'here');
    const body = { emails: ['HERE@example.com', 'new@example.com'] };
    const answer = await server.call('POST', 'invited-clients/check', { token, body });
    expect(ok('checkClients', answer).existing).toEqual(['HERE@example.com']);
  });
});
