/** Data for the benchmark of a day: clients, each with a project of their own, a shared one and a session. */
import { folderParam } from '@jawla/contract/tours';
import { addCrowd } from '../src/demo/crowd.ts';
import { openSite } from './site.ts';

export interface Person {
  readonly token: string;
  readonly userName: string;
  readonly email: string;
  /** A project with a tour that the user may open. */
  readonly projectId: string;
  /** In the form of the endpoint `project-folder`. */
  readonly folder: string;
}

export interface DaySite {
  readonly admin: Person;
  readonly clients: readonly Person[];
  /** Ids of the projects with tours. */
  readonly projectIds: readonly string[];
}

export async function makeDaySite(
  env: Readonly<Record<string, string>>,
  people: number,
  tours: number,
): Promise<DaySite> {
  const { services, admin, close } = await openSite(env);
  const { users, projects, sessions } = services;
  try {
    await addCrowd(services, people);
    const clients = await users.clients({ sort: 'name', order: 'asc' });
    const owned = await projects.ownedBy(clients.map(({ id }) => id));
    const toured = owned.slice(0, tours);
    const names = new Map(clients.map(({ id, user_name }) => [id, user_name]));
    const personOf = async (user: typeof admin, index: number): Promise<Person> => {
      const project = toured[index % toured.length];
      if (!project) throw new Error('There are no projects');
      if (user.is_admin === 0) await projects.share(project.id, user.id);
      return {
        token: await sessions.start(user.id),
        userName: user.user_name,
        email: user.email,
        projectId: project.id,
        folder: folderParam(names.get(project.owner_id) ?? '', project.name),
      };
    };
    return {
      admin: await personOf(admin, 0),
      clients: await Promise.all(clients.map(personOf)),
      projectIds: toured.map(({ id }) => id),
    };
  } finally {
    await close();
  }
}
