/** Sequences of requests: one visit of a client or an admin. */
import { pathTo } from '@jawla/contract';
import { EMPTY_PROJECT_FIELDS } from '@jawla/contract/projectFields';
import * as z from 'zod';
import type { Person } from './daySite.ts';
import type { PersonClient } from './personClient.ts';
import { tileName } from './tileArchives.ts';

const TILES = 30;
const SORTS = ['', '&sort=name&order=asc', '&sort=name&order=desc', '&sort=projects&order=desc'];
const located = z.object({ path: z.string() });
const projectList = z.object({
  projectsData: z.array(z.object({ img: z.nullable(z.object({ path: z.string() })) })),
});
const projectSchema = z.object({
  name: z.string(),
  number: z.string(),
  revision: z.optional(z.string()),
});

/** Opens the home with its covers, one project and its tour. */
export async function visitAsClient(client: PersonClient, person: Person): Promise<void> {
  const home = await client.ask({
    kind: 'who am I, with projects',
    path: `/api/user/${person.token}`,
  });
  if (!home) return;
  const { projectsData } = projectList.parse(JSON.parse(home.text));
  const covers = projectsData.flatMap(({ img }) => (img ? [`${img.path}?w=480`] : []));
  await Promise.all(covers.map((path) => client.ask({ kind: 'cover', path })));
  await client.think();
  await client.ask({
    kind: 'project',
    path: `/api/${pathTo('project', { id: person.projectId })}`,
  });
  await client.think();
  await openTour(client, person);
  await client.think();
  await client.ask({ kind: 'who am I, with projects', path: `/api/user/${person.token}` });
}

async function openTour(client: PersonClient, person: Person): Promise<void> {
  const folder = pathTo('projectFolder', { folder: person.folder });
  const found = await client.ask({ kind: 'tour ticket', path: `/api/${folder}` });
  if (!found) return;
  let page = new URL(located.parse(JSON.parse(found.text)).path);
  // Without cookies, the server redirects to a path that grants access by itself.
  for (;;) {
    const headers = { host: page.host };
    const answer = await client.ask({ kind: 'tour page', path: page.pathname, headers });
    if (answer?.location === undefined) break;
    page = new URL(answer.location, page);
  }
  const base = page.pathname.replace(/[^/]*$/, '');
  const tiles = Array.from({ length: TILES }, (_, tile) => base + tileName(tile));
  const headers = { host: page.host };
  await Promise.all(tiles.map((path) => client.ask({ kind: 'tile', path, headers })));
}

/** Opens pages of the client list, searches, and views some projects, of which it changes a few. */
export async function visitAsAdmin(
  client: PersonClient,
  { token }: Person,
  others: readonly Person[],
): Promise<void> {
  await client.ask({ kind: 'who am I, with projects', path: `/api/user/${token}` });
  for (const [index, other] of others.entries()) {
    const sort = SORTS[index % SORTS.length] ?? '';
    const page = 1 + Math.floor(Math.random() * 20);
    await client.ask({
      kind: 'list of clients',
      path: `/api/user?page=${page}&limit=30&usersSearch=omit${sort}`,
      headers: { 'accept-encoding': 'gzip' },
    });
    await client.think();
    await client.ask({
      kind: 'search by e-mail',
      path: `/api/user/users_email?q=${encodeURIComponent(other.email.slice(0, 5))}&owner_user=admin`,
    });
    await client.think();
    await client.ask({
      kind: 'one client',
      path: `/api/${pathTo('client', { clientID: other.userName })}`,
    });
    if (index % 2 === 0) await editProject(client, other.projectId);
    await client.think();
  }
}

async function editProject(client: PersonClient, projectId: string): Promise<void> {
  const path = `/api/${pathTo('project', { id: projectId })}`;
  const answer = await client.ask({ kind: 'project', path });
  if (!answer) return;
  const { name, number } = projectSchema.parse(JSON.parse(answer.text));
  // Without a revision the last write wins, so concurrent changes of two admins are no error.
  const body = { ...EMPTY_PROJECT_FIELDS, name, number, location: 'Amman', date: '2026-01-02' };
  await client.ask({ kind: 'project changed', method: 'PUT', path, body });
}
