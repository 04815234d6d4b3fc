/** Invitations that are sent again. */
import { problemSchema, RESEND_MAX } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { linkIn, mailsTo, mailTo } from '../../testing/outbox.ts';
import { createTestUser, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { ok } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
let admin: { user: { id: string }; token: string };
let other: { token: string };

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  admin = await createTestUser(server, 'admin', { isAdmin: true });
  other = await createTestUser(server, 'other', { isAdmin: true });
});
afterAll(() => close());

const resend = (users: readonly string[], token = admin.token) =>
  server.call('POST', 'user/resend-invitations', { token, body: { users } });
const outcomes = async (users: readonly string[], token?: string) =>
  ok('resendInvitations', await resend(users, token)).results.map(({ outcome }) => outcome);

/** Invites a client and returns the id, as if that was longer ago than the pause. */
async function invite(userName: string, { isRecent = false } = {}): Promise<string> {
  const email = `${userName}@example.com`;
  await server.call('POST', 'auth/create-user', {
    token: admin.token,
    body: { userName, fname: 'Sara', lname: 'Ali', email, phone: '', emailType: 'userCreated' },
  });
  await mailTo(server.dataDir, email);
  const { users, db, clock } = server.services;
  const user = await users.byName(userName);
  if (user === undefined) throw new Error('No such user');
  if (!isRecent) {
    const past = { created_at: clock.in(-16 * 60) };
    await db.updateTable('links').set(past).where('user_id', '=', user.id).execute();
  }
  return user.id;
}

describe('an invitation', () => {
  it('is sent again with a link of its own, in the order of the request', async () => {
    const late = await invite('late');
    const recent = await invite('recent', { isRecent: true });
    const { user: accepted } = await createTestUser(server, 'accepted');
    expect(await outcomes([accepted.id, late, 'no such id', recent, late])).toEqual([
      'accepted',
      'sent',
      'missing',
      'recent',
    ]);
    const recorded = await server.services.db
      .selectFrom('activity')
      .where('action', '=', 'client.invitedAgain')
      .selectAll()
      .execute();
    expect(recorded).toMatchObject([
      {
        action: 'client.invitedAgain',
        actor_id: admin.user.id,
        thing_id: late,
        thing_name: 'Sara Ali',
      },
    ]);
    const [first, second] = [
      await mailTo(server.dataDir, 'late@example.com'),
      await mailTo(server.dataDir, 'late@example.com', 2),
    ];
    expect(second.subject).toBe(first.subject);
    expect(first.text).toContain('\u2068admin first admin last\u2069 has invited you');
    expect(second.text).toContain('\u2068admin first admin last\u2069 has invited you');
    expect(linkIn(second)).not.toBe(linkIn(first));
    const body = { password: 'Fresh1234' };
    const set = await server.call('PUT', `user/update-password/${linkIn(second)}`, { body });
    expect(set.status).toBe(200);
    expect(await outcomes([late])).toEqual(['accepted']);
    expect(await mailsTo(server.dataDir, 'recent@example.com')).toHaveLength(1);
  });

  it('is in the language of the user, or else of the request', async () => {
    const arabic = await invite('arabic');
    const plain = await invite('plain');
    const { users } = server.services;
    await users.suggestLanguage(arabic, 'ar');
    await outcomes([arabic, plain]);
    // Mails have both languages; that of the recipient comes first.
    expect((await mailTo(server.dataDir, 'arabic@example.com', 2)).text).toMatch(/^مرحبًا/);
    expect((await mailTo(server.dataDir, 'plain@example.com', 2)).text).toMatch(/^Hello/);
  });

  it('is sent once by two admins at the same time, and by a repeated request', async () => {
    const id = await invite('twice');
    const answers = await Promise.all([outcomes([id]), outcomes([id], other.token)]);
    expect(answers.flat().sort()).toEqual(['recent', 'sent']);
    expect(await outcomes([id])).toEqual(['recent']);
    await mailTo(server.dataDir, 'twice@example.com', 2);
    expect(await mailsTo(server.dataDir, 'twice@example.com')).toHaveLength(2);
  });

  it('goes to the present address only, also shortly after the former got one', async () => {
    const id = await invite('moved', { isRecent: true });
    const { users, db } = server.services;
    await users.setEmail(id, 'new.home@example.com', db);
    expect(await outcomes([id])).toEqual(['sent']);
    await mailTo(server.dataDir, 'new.home@example.com');
    expect(await mailsTo(server.dataDir, 'moved@example.com')).toHaveLength(1);
  });
});

it('says which one failed, and sends the others', async () => {
  const ids = [await invite('before'), await invite('broken'), await invite('after')];
  const { users } = server.services;
  const byId = users.byId.bind(users);
  const spy = vi.spyOn(users, 'byId').mockImplementation((id, db) => {
    if (id === ids[1]) return Promise.reject(new Error('The disk failed'));
    return byId(id, db);
  });
  onTestFinished(() => spy.mockRestore());
  expect(await outcomes(ids)).toEqual(['sent', 'failed', 'sent']);
  expect((await resend(ids)).status).toBe(200);
});

it('refuses requests without users, and of more than 200', async () => {
  const many = Array.from({ length: RESEND_MAX + 1 }, (_, at) => `id-${at}`);
  for (const users of [[], many, ['x'.repeat(201)]]) {
    const refused = await resend(users);
    expect(refused.status).toBe(422);
    expect(z.parse(problemSchema, refused.json()).message).not.toBe('');
  }
  expect(await outcomes(many.slice(1))).toHaveLength(RESEND_MAX);
});

it('can be repeated 60 times an hour by each admin', async () => {
  const eager = await createTestUser(server, 'eager', { isAdmin: true });
  for (let tries = 0; tries < 60; tries += 1) {
    expect((await resend(['none'], eager.token)).status).toBe(200);
  }
  const refused = await resend(['none'], eager.token);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await resend(['none'])).status).toBe(200);
});

it('reveals no address in the log', async () => {
  await outcomes([await invite('quiet')]);
  await mailTo(server.dataDir, 'quiet@example.com', 2);
  expect(server.logLines.join('\n')).not.toContain('quiet@example.com');
});
