/** Finds clients and their projects by the names that people type. */
import type { ProjectSummary, UserRow } from '@jawla/contract';
import { clientsNamed, type ListedClient } from '@jawla/contract/move';
import { nameKey } from '@jawla/contract/nameKey';
import { PortalError, type Portal } from './portal.ts';
import { UserError } from './userError.ts';

/** What the portal answers for a user name that nobody has. */
const UNKNOWN = [400, 404];

/**
 * Finds a client by user name, e-mail address or full name.
 *
 * @throws {UserError} If there is none, or several.
 */
export async function findClient(portal: Portal, name: string): Promise<UserRow> {
  try {
    return await portal.call('client', { params: { clientID: name } });
  } catch (error) {
    if (!(error instanceof PortalError && UNKNOWN.includes(error.status))) throw error;
  }
  const { users, usersSearch = users } = await portal.call('users', { query: { page: '1' } });
  const rows = new Map(usersSearch.map((row) => [toListed(row), row]));
  const [found, ...more] = clientsNamed(name, [...rows.keys()]);
  const row = found && rows.get(found);
  if (!row) throw new UserError(`There is no client “${name}”.`);
  if (more.length === 0) return row;
  const names = [found, ...more].map(({ userName }) => userName).join(', ');
  throw new UserError(`Several clients are called “${name}”. Name one by user name: ${names}`);
}

function toListed({ fname, lname, userName, email, phone = '' }: UserRow): ListedClient {
  return { fname, lname, userName, email, phone };
}

/** Returns the projects that a client owns: others are shared with the client. */
export function ownProjects({ _id, projectsData }: UserRow): readonly ProjectSummary[] {
  return projectsData.filter(({ owner }) => owner === _id);
}

/** @returns `undefined` if the client has no project of this name. */
export function projectNamed(client: UserRow, name: string): ProjectSummary | undefined {
  return ownProjects(client).find((project) => nameKey(project.name) === nameKey(name));
}

/**
 * Adds a project to a client.
 *
 * @returns Its id.
 */
export async function addProject(portal: Portal, client: UserRow, name: string): Promise<string> {
  const { project } = await portal.call('createProject', {
    params: { clientId: client.userName },
    body: { name, number: String(ownProjects(client).length + 1) },
  });
  return project._id;
}
