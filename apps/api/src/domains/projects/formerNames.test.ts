/** Addresses with a name that a project had before. */
import { EMPTY_PROJECT_FIELDS, pathTo, trashKeyOf } from '@jawla/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ok, problem } from '../../testing/api.ts';
import {
  createTestUser,
  openTestServer,
  type Answer,
  type TestServer,
} from '../../testing/testServer.ts';
import { tourPublisher, type TourPublisher } from '../../testing/tourPublisher.ts';

let server: TestServer;
let close: () => Promise<void>;
let site: TourPublisher;
let userName = '';
let shared = '';

beforeAll(async () => {
  ({ server, close } = await openTestServer());
});
afterAll(() => close());

beforeEach(async () => {
  site = await tourPublisher(server);
  await site.publish({ 'index.html': '<h1>tower</h1>' }, 'date');
  userName = site.folder.split('|')[0] ?? '';
  const { user, token } = await createTestUser(server, `${userName}-guest`);
  await server.services.projects.share(site.projectId, user.id);
  shared = token;
});

const asAdmin = (body?: object) => ({ token: site.admin, ...(body && { body }) });

async function rename(id: string, name: string, changes: object = {}): Promise<Answer> {
  const project = ok('project', await server.call('GET', `project/${id}`, asAdmin()));
  const { date } = project;
  return server.call(
    'PUT',
    pathTo('updateProject', { projectId: id }),
    asAdmin({ ...EMPTY_PROJECT_FIELDS, number: '1', date, name, ...changes }),
  );
}

async function create(name: string): Promise<string> {
  const path = pathTo('createProject', { clientId: userName });
  const { project } = ok(
    'createProject',
    await server.call('POST', path, asAdmin({ name, number: 2 })),
  );
  return project._id;
}

const find = (name: string, { token = site.owner, day = '' } = {}) => {
  const folder = [userName, name, ...(day === '' ? [] : [day])].join('|');
  return server.call('GET', pathTo('projectFolder', { folder }), { token });
};
const namedBy = async (name: string) => ok('projectFolder', await find(name)).project;
const trash = (id: string) =>
  server.call('DELETE', pathTo('deleteProject', { projectId: id }), asAdmin());
const restore = (id: string, name?: string) =>
  server.call(
    'POST',
    pathTo('restoreTrash', trashKeyOf({ kind: 'project', id })),
    asAdmin(name === undefined ? {} : { name }),
  );

it('lead to the project, for its owner and those it is shared with, and say how it is named now', async () => {
  const { name, projectId } = site;
  expect(await namedBy(name.toUpperCase())).toEqual({ name, owner: userName });
  ok('updateProject', await rename(projectId, 'Palm House'));
  ok('updateProject', await rename(projectId, 'Cedar House'));
  for (const token of [site.owner, shared, site.admin]) {
    for (const former of [name, 'Palm House', 'PALM house']) {
      const { path, project } = ok('projectFolder', await find(former, { token }));
      expect(project).toEqual({ name: 'Cedar House', owner: userName });
      expect(path).toBe(ok('projectFolder', await find('Cedar House', { token })).path);
    }
  }
  const { token: stranger } = await createTestUser(server, `${userName}-stranger`);
  const refused = await find(name, { token: stranger });
  problem(refused, 403);
  expect(refused.text).not.toContain('Cedar');

  // So does the address of the tour itself.
  const { status, headers } = await server.send({
    path: `/projects/${userName}/${encodeURIComponent(name)}/index.html`,
    headers: { cookie: `user_token=${site.owner}` },
  });
  expect([status, headers['location']]).toEqual([302, expect.stringContaining('/o/')]);
});

it('say how a project without a tour there is named now, to those who may see it', async () => {
  const { name, projectId } = site;
  ok('updateProject', await rename(projectId, 'Palm House'));
  const missing = await find(name, { day: '2020-01-01' });
  problem(missing, 404);
  expect(missing.json()).toMatchObject({ project: { name: 'Palm House', owner: userName } });
  const none = await find('Never There');
  problem(none, 404);
  expect(none.json()).not.toHaveProperty('project');
});

it('end when another project gets the name, by being added, renamed or restored', async () => {
  const { name, projectId } = site;
  const other = await create('Annex');
  ok('updateProject', await rename(projectId, 'Palm House'));
  ok('updateProject', await rename(other, name));
  problem(await find(name), 404);
  expect((await find(name)).json()).toMatchObject({ project: { name } });
  // The name is the other project's former one from now on.
  ok('updateProject', await rename(other, 'Annex 2'));
  expect((await find(name)).json()).toMatchObject({ project: { name: 'Annex 2' } });
  const added = await create(name);
  expect((await find(name)).json()).toMatchObject({ project: { name } });

  ok('deleteProject', await trash(added));
  ok('updateProject', await rename(other, name));
  ok('updateProject', await rename(other, 'Annex 3'));
  expect((await find(name)).json()).toMatchObject({ project: { name: 'Annex 3' } });
  ok('restoreTrash', await restore(added));
  expect((await find(name)).json()).toMatchObject({ project: { name } });
  expect(await namedBy('Palm House')).toMatchObject({ name: 'Palm House' });
});

it('are those of another client no less', async () => {
  const { name, projectId } = site;
  ok('updateProject', await rename(projectId, 'Palm House'));
  const other = await tourPublisher(server);
  ok('updateProject', await rename(other.projectId, name));
  expect(await namedBy(name)).toMatchObject({ name: 'Palm House' });
});

it('are those that a project had before it was restored by another name', async () => {
  const { name, projectId } = site;
  ok('updateProject', await rename(projectId, 'Palm House'));
  ok('deleteProject', await trash(projectId));
  problem(await find(name), 404);
  problem(await find('Palm House'), 404);
  ok('restoreTrash', await restore(projectId, 'Cedar House'));
  for (const former of [name, 'Palm House', 'Cedar House']) {
    expect(await namedBy(former)).toMatchObject({ name: 'Cedar House' });
  }
});

it('stay with the project that had the name later when another is restored', async () => {
  const { name, projectId } = site;
  ok('deleteProject', await trash(projectId));
  const other = await create(name);
  ok('updateProject', await rename(other, 'Annex'));
  ok('restoreTrash', await restore(projectId, 'Cedar House'));
  expect((await find(name)).json()).toMatchObject({ project: { name: 'Annex' } });
  // One that lives keeps its name, too.
  ok('deleteProject', await trash(projectId));
  const third = await create('Cedar House');
  ok('restoreTrash', await restore(projectId, 'Birch House'));
  expect((await find('Cedar House')).json()).toMatchObject({ project: { name: 'Cedar House' } });
  expect(third).not.toBe(projectId);
});

it('write to the project as it is named now', async () => {
  const { name, projectId } = site;
  await site.publish({ 'index.html': '<h1>later</h1>' }, '2026-03-03');
  const days = { subDate: ['2026-03-03'] };
  ok('updateProject', await rename(projectId, 'Palm House', days));
  const align = (project: string) =>
    server.call(
      'PUT',
      pathTo('setTourAlignment', { folder: `${userName}|${project}` }),
      asAdmin({
        from: { slot: '2026-03-03', scene: 'a' },
        to: { slot: 'date', scene: 'b' },
        yaw: 1,
      }),
    );
  // A viewer that was opened before.
  ok('setTourAlignment', await align(name));
  const read = pathTo('tourAlignments', { folder: `${userName}|Palm House` });
  const { alignments } = ok('tourAlignments', await server.call('GET', read, asAdmin()));
  expect(alignments).toHaveLength(1);
  // An editor that was opened before, and knows nothing of the new name: it is refused, or takes the name back.
  problem(await rename(projectId, name, { ...days, revision: '0' }), 409);
  expect(await namedBy(name)).toMatchObject({ name: 'Palm House' });
  ok('updateProject', await rename(projectId, name, days));
  expect(await namedBy('Palm House')).toMatchObject({ name });
});

it('are deleted with the project', async () => {
  const { name, projectId } = site;
  ok('updateProject', await rename(projectId, 'Palm House'));
  ok('deleteProject', await trash(projectId));
  const path = pathTo('deleteTrash', trashKeyOf({ kind: 'project', id: projectId }));
  ok('deleteTrash', await server.call('DELETE', path, asAdmin({ name: 'Palm House' })));
  problem(await find(name), 404);
  const { db } = server.services;
  const rows = db.selectFrom('former_names').where('project_id', '=', projectId).selectAll();
  expect(await rows.execute()).toEqual([]);
});
