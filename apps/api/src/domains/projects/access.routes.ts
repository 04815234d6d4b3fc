/** Shares a project with users, by e-mail address. */
import { emailKey } from '../../platform/db/keys.ts';
import type { ProjectRecord, UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { visibleProject } from './access.ts';
import type { Needs } from './needs.ts';

export function registerAccessRoutes(api: Api, needs: Needs): void {
  const { db, projects, users } = needs;

  api.on('addAccess', async ({ params, body, user }) => {
    const project = await ownProject(params.projectId, user);
    return withTransaction(db, async (transaction) => {
      const guest = await users.byEmail(body.email, transaction);
      if (!guest) throw new Problem(404, 'email.unknown');
      if (guest.id === project.owner_id) {
        throw new Problem(422, 'access.owner', { errors: { email: 'access.owner' } });
      }
      if (!(await projects.share(project.id, guest.id, transaction))) {
        throw new Problem(409, 'access.already', { errors: { email: 'access.already' } });
      }
      return { id: guest.id };
    });
  });

  api.on('deleteAccess', async ({ params, body, user, say }) => {
    const project = await ownProject(params.projectId, user);
    const guest = await users.byEmail(emailKey(body.email));
    if (!guest || !(await projects.unshare(project.id, guest.id))) {
      throw new Problem(404, 'project.notShared');
    }
    return { message: say('access.removed') };
  });

  api.on('emailAccess', async ({ params, user }) => {
    const project = await ownProject(params.projectID, user);
    const access = await projects.accessOf(project.id);
    return access.map(({ user_id, email }) => ({ _id: user_id, email }));
  });

  /** @throws {Problem} 403 if the project is only shared with the user, who must not see the other users' access. */
  async function ownProject(id: string, user: UserRecord): Promise<ProjectRecord> {
    const { project, relation } = await visibleProject(await projects.byId(id), user, projects);
    if (relation === 'shared') throw new Problem(403, 'auth.notAllowed');
    return project;
  }
}
