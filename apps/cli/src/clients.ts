/** Finds clients and their projects by the names that people type. */
import type { ProjectSummary, UserRow } from '@jawla/contract';
import { clientsNamed } from '@jawla/contract/move';
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
  const [found, ...more] = clientsNamed(name, await allClients(portal));
  if (!found) throw new UserError(`There is no client “${name}”.`);
  if (more.length === 0) return found;
  const names = [found, ...more].map(({ userName }) => userName).join(', ');
  throw new UserError(`Several clients are called “${name}”. Name one by user name: ${names}`);
}

/** Returns all clients: every page of the list, as it is at one moment. */
export async function allClients(portal: Portal): Promise<readonly UserRow[]> {
  const { users, usersSearch = users } = await portal.call('users', { query: { page: '1' } });
  return usersSearch;
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
