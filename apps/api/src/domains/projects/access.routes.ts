/** Shares a project with users, by e-mail address. */
import { fullName } from '@jawla/contract/fullName';
import { emailKey } from '../../platform/db/keys.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { can } from '../../platform/http/can.ts';
import { Problem } from '../../platform/http/problem.ts';
import { projectThing } from '../activity/things.ts';
import { ownProject } from './access.ts';
import type { Services } from '../../app/services.ts';

export function registerAccessRoutes(api: Api, services: Services): void {
  const { db, activity, projects, users } = services;

  api.on('addAccess', async ({ params, body, user }) => {
    return withTransaction(db, async (transaction) => {
      const project = await ownProject(params.projectId, user, projects, transaction);
      const guest = await users.byEmail(body.email, transaction);
      if (!guest) throw new Problem(404, 'email.unknown');
      if (guest.id === project.owner_id) {
        throw new Problem(422, 'access.owner', { errors: { email: 'access.owner' } });
      }
      if (guest.is_staff === 1) {
        throw new Problem(422, 'access.staff', { errors: { email: 'access.staff' } });
      }
      if (!(await projects.share(project.id, guest.id, transaction))) {
        const errors = { email: 'access.already' } as const;
        throw new Problem(409, 'access.already', { code: 'hasAccess', errors });
      }
      const about = { thing: projectThing(project), details: { person: fullName(guest) } };
      await activity.record({ action: 'access.given', actor: user, ...about }, transaction);
      return { id: guest.id };
    });
  });

  api.on('deleteAccess', async ({ params, body, user, say }) => {
    await withTransaction(db, async (transaction) => {
      const project = await ownProject(params.projectId, user, projects, transaction);
      const guest = await users.byEmail(emailKey(body.email), transaction);
      if (!guest || !(await projects.unshare(project.id, guest.id, transaction))) {
        throw new Problem(404, 'project.notShared');
      }
      const about = { thing: projectThing(project), details: { person: fullName(guest) } };
      await activity.record({ action: 'access.removed', actor: user, ...about }, transaction);
    });
    return { message: say('access.removed') };
  });

  api.on('emailAccess', async ({ params, user }) => {
    const project = await ownProject(params.projectID, user, projects);
    const access = await projects.accessOf(project.id);
    return access.map(({ user_id, email, ...person }) => ({
      _id: user_id,
      email,
      // An owner who is not an admin entered the address, and learns no more of its account.
      ...(can(user, 'people.searchNames') && { name: fullName(person) }),
    }));
  });
}
