/** Admins and staff: invited, changed, suspended, removed. */
import { pathTo, problemSchema, type TeamMember } from '@jawla/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { makeGuestLink, sendGuestTour } from '../../testing/guestLink.ts';
import { linkIn, mailsTo, mailTo } from '../../testing/outbox.ts';
import {
  createTestUser,
  makeDataDir,
  openTestServer,
  PASSWORD,
  startTestServer,
  testConfig,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { ok } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
let token = '';
let people = 0;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
});
afterAll(() => close());
// Invitations are counted per admin.
beforeEach(async () => {
  people += 1;
  ({ token } = await createTestUser(server, `boss${people}`, { isAdmin: true }));
});

const list = async (): Promise<readonly TeamMember[]> =>
  ok('team', await server.call('GET', 'team', { token })).members;
const find = async (email: string) => (await list()).find((member) => member.email === email);
const invite = (email: string, role = 'staff') =>
  server.call('POST', 'team', { token, body: { fname: 'Sami', lname: 'Odeh', email, role } });
const change = (id: string, body: unknown, by = token) =>
  server.call('PUT', `team/${id}`, { token: by, body });
const remove = (id: string, by = token) => server.call('DELETE', `team/${id}`, { token: by });
const logIn = (email: string, password = PASSWORD) =>
  server.call('POST', 'auth/email-login', { body: { email, password } });
const isAlive = async (session: string) =>
  (await server.call('GET', pathTo('currentUser', { token: session }))).status === 200;
const messageOf = (answer: Answer) => z.parse(problemSchema, answer.json()).message;
const statuses = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('the team', () => {
  it('has admins and staff, and the list of clients has neither', async () => {
    await createTestUser(server, 'someclient');
    await createTestUser(server, 'somestaff', { isStaff: true });
    const members = await list();
    expect(members.find(({ userName }) => userName === 'somestaff')?.role).toBe('staff');
    expect(members.some(({ userName }) => userName === 'someclient')).toBe(false);
    for (const path of ['user?page=1', 'user?page=1&sort=name&usersSearch=omit']) {
      const { users } = ok('users', await server.call('GET', path, { token }));
      const names = users.map(({ userName }) => userName);
      expect(names).toContain('someclient');
      expect(names.filter((name) => /somestaff|boss/.test(name))).toEqual([]);
    }
  });

  it('shows when its people made their last request', async () => {
    const { token: staff, user } = await createTestUser(server, 'lately', { isStaff: true });
    const { token: client, user: other } = await createTestUser(server, 'customer');
    expect((await find('lately@example.com'))?.seenAt).toBeNull();
    await server.call('GET', 'account', { token: staff });
    await server.call('GET', 'account', { token: client });
    await server.services.sessions.writeSeen();
    expect((await find('lately@example.com'))?.seenAt).not.toBeNull();
    // It outlives the session.
    await server.services.sessions.endAllOf(user.id);
    expect((await find('lately@example.com'))?.seenAt).not.toBeNull();
    expect((await server.services.users.byId(other.id))?.seen_at).toBeNull();
  });
});

describe('an invitation', () => {
  it('makes staff, who log in, see all project names, and nothing else', async () => {
    const owner = await createTestUser(server, 'villaowner');
    const project = await server.services.projects.add(owner.user.id, { name: 'V', number: '1' });
    expect((await invite('sami@example.com')).status).toBe(200);
    expect(await find('sami@example.com')).toMatchObject({
      userName: 'sami',
      role: 'staff',
      state: 'invited',
    });
    const mail = await mailTo(server.dataDir, 'sami@example.com');
    expect(mail.text).not.toContain('projects in 3D');
    const path = pathTo('updatePassword', { userId: linkIn(mail) });
    const body = { password: PASSWORD };
    expect((await server.call('PUT', path, { body })).status).toBe(200);
    // Used twice.
    expect((await server.call('PUT', path, { body })).status).toBe(404);
    const login = ok('emailLogin', await logIn('sami@example.com'));
    expect(login.user).toMatchObject({ isAdmin: false, isStaff: true });
    expect((await find('sami@example.com'))?.seenAt).not.toBeNull();
    const staff = { token: login.token };
    const names = await server.call('GET', 'footage-projects', staff);
    expect(ok('footageProjects', names).projects).toContainEqual({
      _id: project.id,
      name: 'V',
    });
    for (const path of ['visits?days=7', `project/${project.id}`, 'team', 'user?page=1']) {
      expect((await server.call('GET', path, staff)).status).toBe(403);
    }
  });

  it.each([
    ['admin', 'as \u2068an admin\u2069.', 'بصفة \u2068مسؤول\u2069.'],
    ['staff', 'as \u2068staff\u2069.', 'بصفة \u2068موظف\u2069.'],
  ])('says who invites, and as what: %s', async (role, asRole, asRoleArabic) => {
    const email = `as-${role}@example.com`;
    await invite(email, role);
    const first = await mailTo(server.dataDir, email);
    const other = await createTestUser(server, `again-${role}`, { isAdmin: true });
    const id = (await find(email))?._id ?? '';
    await server.call('POST', `team/${id}/invitation`, { token: other.token });
    const again = await mailTo(server.dataDir, email, 2);
    const changed = { userName: `as-${role}`, fname: 'Sami', lname: 'Odeh', phone: '' };
    const body = { ...changed, email: `moved-${email}` };
    await server.call('PUT', `user/update-user/as-${role}`, { token: other.token, body });
    const moved = await mailTo(server.dataDir, body.email);
    for (const [mail, inviter] of [
      [first, `boss${people}`],
      [again, `again-${role}`],
      [moved, `again-${role}`],
    ] as const) {
      const name = `\u2068${inviter} first ${inviter} last\u2069`;
      for (const part of [mail.text, mail.html]) {
        expect(part).toContain(`${name} has invited you to the team of Jawla ${asRole}`);
        expect(part).toContain(`وصلتك من ${name} دعوة إلى فريق «جولة» ${asRoleArabic}`);
        expect(part).not.toContain('projects in 3D');
      }
    }
  });

  it('is refused for an address that has an account', async () => {
    await createTestUser(server, 'taken');
    const answer = await invite('TAKEN@example.com');
    expect(answer.status).toBe(409);
    expect(z.parse(problemSchema, answer.json()).errors).toHaveProperty('email');
  });

  it('is sent again until a password is chosen', async () => {
    await invite('again@example.com', 'admin');
    const member = await find('again@example.com');
    const resend = () => server.call('POST', `team/${member?._id ?? ''}/invitation`, { token });
    expect((await resend()).status).toBe(200);
    const second = await mailTo(server.dataDir, 'again@example.com', 2);
    const path = pathTo('updatePassword', { userId: linkIn(second) });
    await server.call('PUT', path, { body: { password: PASSWORD } });
    expect((await resend()).status).toBe(409);
    // The link of the first mail ended with the second one's use.
    const [first] = await mailsTo(server.dataDir, 'again@example.com');
    const link = first ? linkIn(first) : '';
    expect((await server.call('GET', pathTo('linkEmail', { id: link }))).status).toBe(404);
  });

  it('does nothing once the person was removed', async () => {
    await invite('gone@example.com');
    const link = linkIn(await mailTo(server.dataDir, 'gone@example.com'));
    expect((await remove((await find('gone@example.com'))?._id ?? '')).status).toBe(200);
    expect((await server.call('GET', pathTo('linkEmail', { id: link }))).status).toBe(404);
    const path = pathTo('updatePassword', { userId: link });
    expect((await server.call('PUT', path, { body: { password: PASSWORD } })).status).toBe(404);
  });

  it('is sent 60 times an hour at most', async () => {
    const answers: Answer[] = [];
    for (let index = 0; index < 61; index += 1) answers.push(await invite('not an address'));
    // Malformed ones are not counted.
    expect(new Set(statuses(answers))).toEqual(new Set([422]));
    const { user } = await createTestUser(server, 'resent', { isStaff: true });
    const resend = () => server.call('POST', `team/${user.id}/invitation`, { token });
    for (let index = 0; index < 60; index += 1) await resend();
    expect((await resend()).status).toBe(429);
  });
});

describe('a role', () => {
  it('takes effect on the next request', async () => {
    const { token: session, user } = await createTestUser(server, 'moving', { isAdmin: true });
    const open = async () => (await server.call('GET', 'team', { token: session })).status;
    expect(await open()).toBe(200);
    await change(user.id, { role: 'staff' });
    expect(await open()).toBe(403);
    await change(user.id, { role: 'admin' });
    expect(await open()).toBe(200);
  });

  it('of staff cannot be given access to a project', async () => {
    const owner = await createTestUser(server, 'sharing');
    await createTestUser(server, 'uploader', { isStaff: true });
    const { id } = await server.services.projects.add(owner.user.id, { name: 'S', number: '1' });
    const path = pathTo('addAccess', { projectId: id });
    const body = { email: 'uploader@example.com' };
    expect((await server.call('PUT', path, { token: owner.token, body })).status).toBe(422);
    const search = `user/users_email?q=uploader&owner_user=sharing`;
    expect((await server.call('GET', search, { token })).json()).toEqual([]);
  });
});

describe('a suspended person', () => {
  it('is logged out, learns the reason with the right password only, and comes back', async () => {
    const { token: session, user } = await createTestUser(server, 'paused', { isStaff: true });
    const answer = await change(user.id, { isSuspended: true });
    expect(ok('updateMember', answer).member.state).toBe('suspended');
    expect(await isAlive(session)).toBe(false);
    const right = await logIn('paused@example.com');
    expect([right.status, messageOf(right)]).toEqual([403, expect.stringContaining('suspended')]);
    const wrong = await logIn('paused@example.com', 'Wrong1234');
    const unknown = await logIn('no-account@example.com', 'Wrong1234');
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
    await change(user.id, { isSuspended: false });
    expect((await logIn('paused@example.com')).status).toBe(200);
    expect(await isAlive(session)).toBe(false);
  });

  it('has no session that a concurrent login may have started', async () => {
    const { user } = await createTestUser(server, 'racing', { isStaff: true });
    await change(user.id, { isSuspended: true });
    expect(await isAlive(await server.services.sessions.start(user.id))).toBe(false);
  });

  it('loses a running upload', async () => {
    const { token: session, user } = await createTestUser(server, 'filming', { isStaff: true });
    const boundary = 'x';
    // The body never ends.
    const sent = new ReadableStream({
      start: (controller) =>
        controller.enqueue(
          new TextEncoder().encode(`--${boundary}\r\nContent-Disposition: form-data; name="pro`),
        ),
    });
    const upload = fetch(`${server.origins.portal}/api/upload-files/session-upload`, {
      method: 'POST',
      headers: { token: session, 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: sent,
      duplex: 'half',
    });
    await expect.poll(() => server.services.uploads.count).toBe(1);
    await change(user.id, { isSuspended: true });
    expect((await upload).status).toBe(400);
    expect(server.services.uploads.count).toBe(0);
  });
});

describe('the last active admin', () => {
  /** A server of its own with two admins: invited ones, and those who have to choose a password, do not count. */
  async function twoAdmins() {
    const own = await startTestServer(testConfig(await makeDataDir()));
    onTestFinished(() => own.stop());
    const first = await createTestUser(own, 'first', { isAdmin: true });
    const second = await createTestUser(own, 'second', { isAdmin: true });
    const person = { fname: 'Not', lname: 'Yet', isAdmin: true };
    await own.services.users.add({ ...person, userName: 'invited', email: 'i@example.com' });
    const { user: undone } = await createTestUser(own, 'undone', { isAdmin: true });
    await own.services.users.removeCredentials(undone.id, own.services.db);
    return { own, first, second };
  }

  it.each([
    ['is not removed', 'DELETE', undefined],
    ['is not suspended', 'PUT', { isSuspended: true }],
    ['does not become staff', 'PUT', { role: 'staff' }],
  ])('%s, also by two admins concurrently', async (_, method, body) => {
    const { own, first, second } = await twoAdmins();
    const attempt = (target: string, by: string) =>
      own.call(method, `team/${target}`, { token: by, ...(body && { body }) });
    const answers = await Promise.all([
      attempt(second.user.id, first.token),
      attempt(first.user.id, second.token),
    ]);
    // The second one has lost the role, the session, or finds the last admin.
    const [winner, loser] = statuses(answers);
    expect(winner).toBe(200);
    expect([401, 403, 409]).toContain(loser);
    const left = [first, second].find((_, index) => answers[1 - index]?.status !== 200);
    const alone = await attempt(left?.user.id ?? '', left?.token ?? '');
    expect(alone.status).toBe(409);
    expect(messageOf(alone)).toMatch(/last active admin/);
  });

  it('is not deleted as a client is, by two admins concurrently', async () => {
    const { own, first, second } = await twoAdmins();
    const attempt = (target: string, by: string) =>
      own.call('DELETE', `user/delete-user/${target}`, { token: by });
    const answers = await Promise.all([
      attempt(second.user.id, first.token),
      attempt(first.user.id, second.token),
    ]);
    const [winner, loser] = statuses(answers);
    expect(winner).toBe(200);
    expect([401, 409]).toContain(loser);
    expect(await own.services.users.admins()).toContainEqual(
      expect.objectContaining({ verified: 1 }),
    );
  });
});

describe('guest links of a person who leaves', () => {
  async function maker(name: string) {
    const { user, token: own } = await createTestUser(server, name, { isAdmin: true });
    const client = await createTestUser(server, `${name}-client`);
    const project = { name: `Villa ${name}`, number: '1' };
    const { id: projectId } = await server.services.projects.add(client.user.id, project);
    const { secret } = await makeGuestLink(server, { token: own, projectId });
    // Of another person in the same project.
    const kept = await makeGuestLink(server, { token: client.token, projectId });
    const isOpen = async (each = secret) =>
      (await sendGuestTour(server, { secret: each })).status === 200;
    return { id: user.id, email: user.email, isOpen, isKept: () => isOpen(kept.secret) };
  }

  it('are counted for the admin who asks', async () => {
    const { email } = await maker('counted');
    expect((await find(email))?.guestLinks).toBe(1);
  });

  it.each([
    ['suspended', { isSuspended: true }],
    ['made staff', { role: 'staff' }],
  ])('end or stay, as asked, when the person is %s', async (how, body) => {
    const [leaving, staying] = [await maker(`end ${how}`), await maker(`keep ${how}`)];
    await change(leaving.id, { ...body, guestLinks: 'end' });
    await change(staying.id, body);
    expect([await leaving.isOpen(), await leaving.isKept()]).toEqual([false, true]);
    expect(await staying.isOpen()).toBe(true);
    expect((await find(leaving.email))?.guestLinks).toBe(0);
  });

  it('end or stay, as asked, when the person is removed', async () => {
    const [leaving, staying] = [await maker('end removed'), await maker('keep removed')];
    await server.call('DELETE', `team/${leaving.id}?guestLinks=end`, { token });
    await remove(staying.id);
    expect([await leaving.isOpen(), await leaving.isKept()]).toEqual([false, true]);
    expect(await staying.isOpen()).toBe(true);
  });
});

describe('changes of the team', () => {
  it('by two admins on the same person both succeed', async () => {
    const other = await createTestUser(server, 'otherboss', { isAdmin: true });
    const { user } = await createTestUser(server, 'subject', { isStaff: true });
    const both = await Promise.all([
      change(user.id, { isSuspended: true }),
      change(user.id, { role: 'admin' }, other.token),
    ]);
    expect(statuses(both)).toEqual([200, 200]);
    expect(await find('subject@example.com')).toMatchObject({ role: 'admin', state: 'suspended' });
    const removed = await Promise.all([remove(user.id), remove(user.id, other.token)]);
    expect(statuses(removed)).toEqual([200, 404]);
  });

  it('do not concern clients', async () => {
    const { user } = await createTestUser(server, 'owner');
    expect((await change(user.id, { role: 'admin' })).status).toBe(404);
    expect((await remove(user.id)).status).toBe(404);
  });

  it('are recorded with their author', async () => {
    const { user } = await createTestUser(server, 'recorded', { isStaff: true });
    await change(user.id, { role: 'admin' });
    await change(user.id, { isSuspended: true });
    await change(user.id, { isSuspended: true });
    await change(user.id, { isSuspended: false });
    await remove(user.id);
    const rows = await server.services.db
      .selectFrom('activity')
      .where('thing_id', '=', user.id)
      .select(['action', 'actor_name', 'thing_kind', 'thing_name'])
      .execute();
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'member.removed',
      'member.resumed',
      'member.roleChanged',
      'member.suspended',
    ]);
    expect(rows[0]).toMatchObject({
      actor_name: `boss${people} first boss${people} last`,
      thing_kind: 'member',
      thing_name: 'recorded first recorded last',
    });
  });
});
