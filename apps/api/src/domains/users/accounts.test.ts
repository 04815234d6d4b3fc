/** Administration of accounts. */
import { pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep, sweepTrash } from '../../testing/sweep.ts';
import { tourKey } from '../../platform/files/fileStore.ts';
import { openTour } from '../../testing/openTour.ts';
import { linkIn, mailsTo, mailTo } from '../../testing/outbox.ts';
import {
  createTestUser,
  openTestServer,
  PASSWORD,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { uploadTour } from '../../testing/files.ts';
import { ok, problem } from '../../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
let admin: { user: { id: string }; token: string };

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  admin = await createTestUser(server, 'admin', { isAdmin: true });
});
afterAll(() => close());

/** @param fields - Fields that the response reports as invalid. */
function expectProblem(answer: Answer, status: number, fields: readonly string[] = []): void {
  const { errors } = problem(answer, status);
  expect(Object.keys(errors ?? {}).sort()).toEqual([...fields].sort());
}

const person = {
  userName: 'salma',
  fname: 'سلمى',
  lname: 'الخطيب',
  email: 'salma@example.com',
  phone: '962791111111',
};
const create = (changes: object = {}, headers = {}) =>
  server.call('POST', 'auth/create-user', {
    token: admin.token,
    body: { ...person, emailType: 'userCreated', ...changes },
    headers,
  });
const update = (userName: string, body: object) =>
  server.call('PUT', pathTo('updateUser', { userName }), { token: admin.token, body });
const remove = (userId: string) =>
  server.call('DELETE', pathTo('deleteUser', { userId }), { token: admin.token });
const read = async (clientID: string) => {
  const answer = await server.call('GET', pathTo('client', { clientID }), { token: admin.token });
  return ok('client', answer);
};

describe('a new account', () => {
  it('gets a mail with a link that sets a password, and can log in', async () => {
    const answer = await create({ userName: ' salma ' }, { lang: 'ar' });
    expect(ok('createUser', answer).data).toEqual({ userName: 'salma' });
    expect(await read('salma')).toMatchObject({
      fname: 'سلمى',
      phone: '962791111111',
      verified: false,
      isAdmin: false,
      created: new Date().toISOString().slice(0, 10),
      projectsData: [],
    });
    const mail = await mailTo(server.dataDir, 'salma@example.com');
    expect(mail.to?.[0]?.name).toBe('سلمى الخطيب');
    expect(mail.text).toContain(`${server.origins.portal}/create-password/`);
    const body = { password: 'Fresh1234' };
    const set = await server.call('PUT', pathTo('updatePassword', { userId: linkIn(mail) }), {
      body,
    });
    expect(set.status).toBe(200);
    const login = await server.call('POST', 'auth/email-login', {
      body: { email: 'Salma@Example.com', password: 'Fresh1234' },
    });
    expect(ok('emailLogin', login).user.verified).toBe(true);
  });

  it('needs a unique user name, email and phone, regardless of case and Unicode form', async () => {
    await create();
    expectProblem(await create(), 409, ['userName', 'email', 'phone']);
    expectProblem(await create({ userName: 'SALMA', email: 'other@example.com', phone: '' }), 409, [
      'userName',
    ]);
    // Full-width letters: the name looks different but has the same key.
    expectProblem(
      await create({ userName: 'ｓａｌｍａ', email: 'other@example.com', phone: '' }),
      409,
      ['userName'],
    );
    expectProblem(await create({ userName: 'other', email: 'SALMA@example.com', phone: '' }), 409, [
      'email',
    ]);
    expectProblem(await create({ userName: 'other', email: 'other@example.com' }), 409, ['phone']);
    const refused = await create({}, { lang: 'ar' });
    expectProblem(refused, 409, ['userName', 'email', 'phone']);
    expect(refused.json()).toMatchObject({
      message: 'اسم المستخدم هذا محجوز لعميل آخر',
      errors: {
        userName: 'اسم المستخدم هذا محجوز لعميل آخر',
        email: 'يوجد حساب بهذا البريد الإلكتروني بالفعل',
        phone: 'يوجد حساب بهذا الرقم بالفعل',
      },
    });
    expect(await mailsTo(server.dataDir, 'other@example.com')).toEqual([]);
  });

  it('is created only once by two concurrent requests', async () => {
    const twin = { userName: 'twin', email: 'twin@example.com', phone: '' };
    const answers = await Promise.all([create(twin), create(twin)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    await mailTo(server.dataDir, 'twin@example.com');
  });

  it.each([
    [{ userName: 'ab' }, ['userName']],
    [{ userName: 'a/b' }, ['userName']],
    [{ userName: '.hidden' }, ['userName']],
    [{ userName: 'create-user' }, ['userName']],
    [{ userName: 'Pilot_Projects' }, ['userName']],
    [{ userName: 'left\u2800right' }, ['userName']],
    [{ fname: 'Bo', lname: 'مي' }, ['fname', 'lname']],
    [{ fname: 'a'.repeat(31), lname: '' }, ['fname', 'lname']],
    [{ email: 'a@b' }, ['email']],
    [{ email: 'a@example.com\r\nBcc: all@example.com' }, ['email']],
    [{ phone: '+962791111111' }, ['phone']],
    [{ emailType: 'else' }, ['emailType']],
  ])('is rejected with %j', async (changes, fields) => {
    expectProblem(
      await create({ userName: 'fresh', email: 'fresh@example.com', ...changes }),
      422,
      fields,
    );
  });
});

describe('a refused phone number', () => {
  it.each([
    ['962', 'This phone number is too short', 'رقم الهاتف هذا قصير جدًا'],
    ['1234567890123456', 'This phone number is too long', 'رقم الهاتف هذا طويل جدًا'],
    [
      '+962791111111',
      'Enter the phone number with its country code, in digits',
      'أدخل رقم الهاتف مع رمز الدولة، بالأرقام فقط',
    ],
    [
      '0791111111',
      'Enter the phone number with its country code, in digits',
      'أدخل رقم الهاتف مع رمز الدولة، بالأرقام فقط',
    ],
  ])('says what is wrong with %s', async (phone, en, ar) => {
    const names = { userName: 'caller', email: 'caller@example.com' };
    const english = await create({ ...names, phone });
    expectProblem(english, 422, ['phone']);
    expect(english.json()).toMatchObject({ errors: { phone: en } });
    const arabic = await create({ ...names, phone }, { lang: 'ar' });
    expect(arabic.json()).toMatchObject({ errors: { phone: ar } });
    const login = await server.call('POST', 'auth/phone-login', { body: { phone } });
    expect(login.json()).toMatchObject({ errors: { phone: en } });
  });
});

/** One character was enough once. */
describe('an account with a short name', () => {
  it('logs in and is loaded; saving something else says which name is too short', async () => {
    const { user, token } = await createTestUser(server, 'bo-haddad', { fname: 'Bo' });
    const login = await server.call('POST', 'auth/email-login', {
      body: { email: user.email, password: PASSWORD },
    });
    expect(ok('emailLogin', login).user.userName).toBe('bo-haddad');
    const me = await server.call('GET', pathTo('currentUser', { token }));
    expect(ok('currentUser', me).fname).toBe('Bo');
    const form = { userName: 'bo-haddad', fname: 'Bo', lname: 'Haddad', email: user.email };
    const refused = await update('bo-haddad', form);
    expectProblem(refused, 422, ['fname']);
    expect(refused.json()).toMatchObject({ errors: { fname: 'Too short' } });
    const own = await server.call('PUT', 'account', { token, body: { lname: 'Haddad' } });
    expect(own.status).toBe(200);
  });
});

describe('an updated account', () => {
  it('changes all fields except the user name', async () => {
    await create({ userName: 'change-me', email: 'change@example.com', phone: '' });
    const form = { userName: 'change-me', fname: 'Changed', lname: 'Person' };
    const phone = '962792222222';
    const done = await update('change-me', { ...form, email: 'changed@example.com', phone });
    ok('updateUser', done);
    expect(await read('change-me')).toMatchObject({
      fname: 'Changed',
      email: 'changed@example.com',
      phone,
    });
    ok(
      'updateUser',
      await update('change-me', { ...form, email: 'changed@example.com', phone: '' }),
    );
    expect((await read('change-me')).phone).toBeUndefined();
    expectProblem(
      await update('change-me', { ...form, userName: 'renamed', email: 'changed@example.com' }),
      422,
      ['userName'],
    );
    expectProblem(await update('nobody', { ...form, email: 'new@example.com' }), 404);
  });

  it('cannot have the email or phone of another user', async () => {
    await create();
    await create({ userName: 'jealous', email: 'jealous@example.com', phone: '' });
    const form = { userName: 'jealous', fname: 'Still', lname: 'Jealous' };
    expectProblem(await update('jealous', { ...form, email: 'SALMA@example.com' }), 409, ['email']);
    expectProblem(
      await update('jealous', { ...form, email: 'jealous@example.com', phone: person.phone }),
      409,
      ['phone'],
    );
  });

  it('gets a new invitation at a new email address, which invalidates the old link', async () => {
    await create({ userName: 'misspelt', email: 'mispelt@example.com', phone: '' });
    const first = linkIn(await mailTo(server.dataDir, 'mispelt@example.com'));
    const form = { userName: 'misspelt', fname: 'Now', lname: 'Right' };
    await update('misspelt', { ...form, email: 'misspelt@example.com' });
    const second = linkIn(await mailTo(server.dataDir, 'misspelt@example.com'));
    expectProblem(await server.call('GET', `user/verify/${first}`), 404);
    expect((await server.call('GET', `user/verify/${second}`)).status).toBe(200);
    // Saving again without a new e-mail address sends no mail.
    await update('misspelt', { ...form, email: 'misspelt@example.com' });
    await create({ userName: 'after', email: 'after@example.com', phone: '' });
    await mailTo(server.dataDir, 'after@example.com');
    expect(await mailsTo(server.dataDir, 'misspelt@example.com')).toHaveLength(1);
  });
});

describe('an account of the team', () => {
  it('tells its old e-mail address of a new one, which it can undo after a second change as well', async () => {
    const { user, token } = await createTestUser(server, 'colleague', { isAdmin: true });
    const form = { userName: 'colleague', fname: 'Noor', lname: 'Haddad' };
    ok('updateUser', await update('colleague', { ...form, email: 'taken@example.org' }));
    ok('updateUser', await update('colleague', { ...form, email: 'taken2@example.org' }));
    const mail = await mailTo(server.dataDir, user.email);
    expect(mail.text).toContain('taken@example.org');
    const body = { secret: linkIn(mail) };
    const undone = ok('undoEmailChange', await server.call('POST', 'email-change/undo', { body }));
    expect(undone.email).toBe(user.email);
    expect((await server.call('GET', pathTo('currentUser', { token }))).status).not.toBe(200);
  });

  it('sends nothing to an address that was never confirmed', async () => {
    const { user } = await createTestUser(server, 'mistyped', { isStaff: true });
    await server.services.db
      .updateTable('users')
      .set({ verified: 0 })
      .where('id', '=', user.id)
      .execute();
    const form = { userName: 'mistyped', fname: 'Noor', lname: 'Haddad' };
    ok('updateUser', await update('mistyped', { ...form, email: 'right@example.com' }));
    await mailTo(server.dataDir, 'right@example.com');
    expect(await mailsTo(server.dataDir, user.email)).toEqual([]);
  });

  it('of staff gets no project', async () => {
    await createTestUser(server, 'photographer', { isStaff: true });
    const made = await server.call('POST', 'project/photographer', {
      token: admin.token,
      body: { name: 'Tower', number: '1' },
    });
    expectProblem(made, 422);
  });
});

describe('a deleted account', () => {
  it('loses its sessions, projects and tours, and after the trash its files', async () => {
    const { services } = server;
    const { user, token } = await createTestUser(server, 'leaving');
    const project = await services.projects.add(user.id, { name: 'Old villa', number: '1' });
    await uploadTour(server, { projectId: project.id, token: admin.token });
    const found = await server.call(
      'GET',
      pathTo('projectFolder', { folder: 'leaving|Old villa' }),
      { token },
    );
    const url = await openTour(server, ok('projectFolder', found).path);
    const [tour] = await services.tours.liveOfProject(project.id);
    if (!tour) throw new Error('The tour is not there');

    ok('deleteUser', await remove(user.id));
    expectProblem(await server.call('GET', `user/${token}`), 401);
    expectProblem(await server.call('GET', `project/${project.id}`, { token: admin.token }), 404);
    expectProblem(await remove(user.id), 404);
    expect((await server.send({ path: url })).status).toBe(404);
    await sweep(services);
    expect(await services.files.writtenAt(tourKey(tour))).toBeDefined();

    await sweepTrash(services);
    expect(await services.files.list(`tours/${project.id}`)).toEqual([]);
    ok(
      'createUser',
      await create({ userName: 'leaving', email: 'leaving@example.com', phone: '' }),
    );
  });

  it('cannot be the admin’s own account', async () => {
    expectProblem(await remove(admin.user.id), 422);
    expect((await server.call('GET', 'user?page=1', { token: admin.token })).status).toBe(200);
  });
});

describe('the search for email addresses', () => {
  const search = async (q: string, token: string, owner = 'seeker') => {
    const query = new URLSearchParams({ q, owner_user: owner });
    return server.call('GET', `user/users_email?${query.toString()}`, { token });
  };
  let seeker = { token: '' };

  beforeAll(async () => {
    seeker = await createTestUser(server, 'seeker', { email: 'seeker@find.example' });
    await createTestUser(server, 'first', { email: 'first@find.example' });
    await createTestUser(server, 'percent', { email: 'per%cent@find.example' });
    await createTestUser(server, 'late', { email: 'a.first@find.example' });
    for (let count = 0; count < 25; count += 1) {
      await createTestUser(server, `many-${count}`, { email: `many${count}@crowd.example` });
    }
  });

  it('matches substrings, prefixes first, and excludes the owner', async () => {
    const emails = async (q: string) => {
      const answer = await search(q, admin.token);
      return ok('usersEmail', answer).map(({ email }) => email);
    };
    expect(await emails('FIRST@')).toEqual(['first@find.example', 'a.first@find.example']);
    expect(await emails('seeker')).toEqual([]);
    expect(await emails('%')).toEqual(['per%cent@find.example']);
    expect(await emails('_')).toEqual([]);
    expect(await emails('crowd')).toHaveLength(20);
    expect(await emails('  ')).toEqual([]);
  });

  it('returns clients only users whose email address they know', async () => {
    const ask = async (q: string) => ok('usersEmail', await search(q, seeker.token));
    expect(await ask('first')).toEqual([]);
    const [found] = await ask('First@find.example');
    expect(found).toMatchObject({ email: 'first@find.example' });
    // The name of whose address one knows is for admins only.
    expect(found).not.toHaveProperty('name');
    expect(ok('usersEmail', await search('first@', admin.token))).toMatchObject([
      { name: 'first first first last' },
      {},
    ]);
    expectProblem(await search('first', seeker.token, 'first'), 403);
  });

  it('needs an existing owner', async () => {
    expectProblem(await search('first', admin.token, 'nobody'), 404);
    expectProblem(await server.call('GET', 'user/users_email?q=a', { token: admin.token }), 422, [
      'owner_user',
    ]);
  });
});
