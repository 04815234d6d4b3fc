/** Rights and targets that end between the authorization of a request and its transaction: nothing is written. */
import { EMPTY_PROJECT_FIELDS, ENDPOINTS, pathTo } from '@jawla/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createTestUser,
  openTestServer,
  type Answer,
  type TestServer,
} from '../testing/testServer.ts';
import { tourArchive } from '../testing/tourArchive.ts';
import { makeGuestLink } from '../testing/guestLink.ts';
import { nameGuest, noteForm } from '../testing/notes.ts';
import { type FormPart, jpg, postForm, tourForm } from '../testing/files.ts';

let server: TestServer;
let close: () => Promise<void>;
let boss = '';
let scenes = 0;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  // The next transaction is that of the request.
  await server.services.jobs.stop();
  boss = (await createTestUser(server, 'boss', { isAdmin: true })).token;
});
afterAll(() => close());

/** Has an event happen immediately before the next transaction begins. */
function beforeNextTransaction(event: () => Promise<unknown>): void {
  const { db } = server.services;
  const begin = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    const builder = begin().setIsolationLevel('serializable');
    const execute = builder.execute.bind(builder);
    vi.spyOn(builder, 'setIsolationLevel').mockReturnValue(builder);
    vi.spyOn(builder, 'execute').mockImplementationOnce(async (work) => {
      await event();
      return execute(work);
    });
    return builder;
  });
}

type Scene = Awaited<ReturnType<typeof newScene>>;

/** An admin, and a client with a project that is shared and has a guest link. */
async function newScene() {
  scenes += 1;
  const { users, projects, guestLinks, db } = server.services;
  const admin = await createTestUser(server, `admin${scenes}`, { isAdmin: true });
  const owner = await createTestUser(server, `owner${scenes}`);
  const guest = await createTestUser(server, `guest${scenes}`);
  const invited = await users.add({
    userName: `invited${scenes}`,
    fname: 'Some',
    lname: 'Body',
    email: `invited${scenes}@example.com`,
  });
  const { id: projectId } = await projects.add(owner.user.id, { name: 'Villa', number: '1' });
  await projects.share(projectId, guest.user.id);
  const link = await guestLinks.add(
    {
      projectId,
      slot: null,
      note: '',
      expiresAt: null,
      sites: [],
      language: 'en',
      passcodeHash: null,
      createdBy: owner.user,
    },
    db,
  );
  return { number: scenes, admin, owner, guest, invited, projectId, linkId: link.id };
}

const call = (
  by: { readonly token: string },
  name: keyof typeof ENDPOINTS,
  path: string,
  body?: unknown,
) =>
  server.call(ENDPOINTS[name].method, path, {
    token: by.token,
    ...(body !== undefined && { body }),
  });

async function send(by: { readonly token: string }, path: string, parts: readonly FormPart[]) {
  const path0 = `/api/${path}`;
  return postForm(server, path0, parts, { token: by.token });
}

const project = {
  ...EMPTY_PROJECT_FIELDS,
  name: 'Changed',
  number: '1',
  type: 'residential',
  status: 'in-progress',
  subDate: [],
};
const linkForm = { note: '', slot: null, expiresAt: null, sites: [] };
const person = ({ number }: Scene) => ({
  userName: `made${number}`,
  fname: 'Some',
  lname: 'Body',
  email: `made${number}@example.com`,
});

/** Requests of an admin that would succeed. */
const WRITES: Readonly<Record<string, (scene: Scene) => Promise<Answer>>> = {
  createUser: (scene) =>
    call(scene.admin, 'createUser', 'auth/create-user', {
      ...person(scene),
      emailType: 'userCreated',
    }),
  updateUser: ({ admin, owner }) =>
    call(admin, 'updateUser', pathTo('updateUser', { userName: owner.user.user_name }), {
      userName: owner.user.user_name,
      fname: 'Other',
      lname: 'Name',
      email: owner.user.email,
    }),
  deleteUser: ({ admin, owner }) =>
    call(admin, 'deleteUser', pathTo('deleteUser', { userId: owner.user.id })),
  resendInvitations: ({ admin, invited }) =>
    call(admin, 'resendInvitations', 'user/resend-invitations', { users: [invited.id] }),
  inviteClients: (scene) =>
    call(scene.admin, 'inviteClients', 'invited-clients', {
      clients: [{ fname: 'Some', lname: 'Body', email: person(scene).email }],
    }),
  inviteMember: (scene) => {
    const { fname, lname, email } = person(scene);
    return call(scene.admin, 'inviteMember', 'team', { fname, lname, email, role: 'staff' });
  },
  createProject: ({ admin, owner }) =>
    call(admin, 'createProject', pathTo('createProject', { clientId: owner.user.user_name }), {
      name: 'Tower',
      number: '2',
    }),
  updateProject: ({ admin, projectId }) =>
    call(admin, 'updateProject', pathTo('updateProject', { projectId }), project),
  deleteProject: ({ admin, projectId }) =>
    call(admin, 'deleteProject', pathTo('deleteProject', { projectId })),
  addAccess: ({ admin, projectId, invited: { email } }) =>
    call(admin, 'addAccess', pathTo('addAccess', { projectId }), { email }),
  deleteAccess: ({ admin, projectId, guest }) =>
    call(admin, 'deleteAccess', pathTo('deleteAccess', { projectId }), { email: guest.user.email }),
  createGuestLink: ({ admin, projectId }) =>
    call(admin, 'createGuestLink', pathTo('createGuestLink', { projectId }), linkForm),
  updateGuestLink: ({ admin, projectId, linkId: id }) =>
    call(admin, 'updateGuestLink', pathTo('updateGuestLink', { projectId, id }), {
      note: 'x',
      expiresAt: null,
      sites: [],
    }),
  replaceGuestLink: ({ admin, projectId, linkId: id }) =>
    call(admin, 'replaceGuestLink', pathTo('replaceGuestLink', { projectId, id })),
  revokeGuestLink: ({ admin, projectId, linkId: id }) =>
    call(admin, 'revokeGuestLink', pathTo('revokeGuestLink', { projectId, id })),
  revokeGuestLinks: ({ admin, projectId }) =>
    call(admin, 'revokeGuestLinks', pathTo('revokeGuestLinks', { projectId })),
  createNote: ({ admin, projectId }) =>
    call(admin, 'createNote', pathTo('createNote', { projectId }), noteForm()),
  updateAccount: ({ admin }) => call(admin, 'updateAccount', 'account', { fname: 'Other' }),
  uploadFolder: ({ admin, projectId }) =>
    send(
      admin,
      `${pathTo('uploadFolder', { projectId })}?date=2026-01-02&projectType=date`,
      tourForm(tourArchive()),
    ),
  createPilot: (scene) =>
    send(scene.admin, ENDPOINTS.createPilot.path, [
      {
        name: ENDPOINTS.createPilot.file.field,
        file: tourArchive(),
        fileName: `Late ${scene.number}.zip`,
      },
    ]),
  uploadMissing: ({ admin }) =>
    send(admin, ENDPOINTS.uploadMissing.path, [
      { name: 'project_name', value: 'Villa' },
      { name: 'emailType', value: 'filesUpload' },
      { name: 'folderName', value: 'Missing' },
      { name: 'file', file: jpg(), fileName: 'a.jpg' },
    ]),
};

/** Whether something that a person did was stored. */
async function hasActed({ admin }: Scene): Promise<boolean> {
  const { db } = server.services;
  const entry = await db
    .selectFrom('activity')
    .where('actor_id', '=', admin.user.id)
    .select('id')
    .executeTakeFirst();
  return entry !== undefined;
}

describe('a request whose caller', () => {
  it.each(Object.entries(WRITES))('is suspended in the meantime: %s', async (_, write) => {
    const scene = await newScene();
    beforeNextTransaction(() =>
      server.call('PUT', pathTo('updateMember', { id: scene.admin.user.id }), {
        token: boss,
        body: { isSuspended: true },
      }),
    );
    expect((await write(scene)).status).toBe(401);
    expect(await hasActed(scene)).toBe(false);
    const left = await server.services.db.selectFrom('uploads').selectAll().execute();
    expect(left).toEqual([]);
  });

  it.each(
    Object.entries(WRITES).filter(([name]) => !['updateAccount', 'uploadMissing'].includes(name)),
  )('becomes staff in the meantime: %s', async (_, write) => {
    const scene = await newScene();
    beforeNextTransaction(() =>
      server.call('PUT', pathTo('updateMember', { id: scene.admin.user.id }), {
        token: boss,
        body: { role: 'staff' },
      }),
    );
    expect((await write(scene)).status).toBe(403);
    expect(await hasActed(scene)).toBe(false);
  });

  it('takes the own role away goes on to its end', async () => {
    const { admin } = await newScene();
    const path = pathTo('updateMember', { id: admin.user.id });
    const answer = await call(admin, 'updateMember', path, { role: 'staff' });
    expect(answer.status).toBe(200);
  });
});

const OF_PROJECT = [
  'updateProject',
  'deleteProject',
  'addAccess',
  'deleteAccess',
  'createGuestLink',
  'updateGuestLink',
  'replaceGuestLink',
  'revokeGuestLink',
  'revokeGuestLinks',
  'createNote',
  'uploadFolder',
  'createProject',
] as const;

describe('a request to what is put into the trash in the meantime', () => {
  it.each(OF_PROJECT)('writes nothing: %s', async (name) => {
    const scene = await newScene();
    beforeNextTransaction(() =>
      server.call('DELETE', pathTo('deleteUser', { userId: scene.owner.user.id }), { token: boss }),
    );
    const answer = await WRITES[name]?.(scene);
    expect(answer?.status).toBe(404);
    expect(await hasActed(scene)).toBe(false);
  });

  it('does not leave a shared project', async () => {
    const { guest, projectId } = await newScene();
    const path = pathTo('deleteProject', { projectId });
    beforeNextTransaction(() => server.call('DELETE', path, { token: boss }));
    expect((await call(guest, 'deleteProject', path)).status).toBe(404);
    expect(await server.services.projects.isSharedWith(projectId, guest.user.id)).toBe(true);
  });
});

describe('a guest', () => {
  it.each([
    ['is revoked', (id: string, projectId: string) => pathTo('revokeGuestLink', { projectId, id })],
    ['loses its project', (_: string, projectId: string) => pathTo('deleteProject', { projectId })],
  ])('whose link %s in the meantime writes nothing', async (_, end) => {
    const { owner, projectId } = await newScene();
    const request = { token: owner.token, projectId };
    const { link, secret } = await makeGuestLink(server, request, { notes: true });
    const headers = await nameGuest(server, { projectId, secret });
    beforeNextTransaction(() => server.call('DELETE', end(link._id, projectId), owner));
    const path = pathTo('createNote', { projectId });
    const answer = await server.call('POST', path, { headers, body: noteForm() });
    expect(answer.status).toBe(404);
    const { db } = server.services;
    const notes = db.selectFrom('notes').where('project_id', '=', projectId);
    expect(await notes.selectAll().execute()).toEqual([]);
  });
});
