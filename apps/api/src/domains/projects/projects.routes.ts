import { parseFolderParam } from '@jawla/contract';
import { DATE_SLOT } from '@jawla/contract/tours';
import type { ProjectRecord, UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { relationTo, visibleProject } from './access.ts';
import { findProject, findTour } from './findTour.ts';
import type { Needs } from './needs.ts';
import { toProject } from './serializers.ts';

export function registerProjectRoutes(api: Api, needs: Needs): void {
  const { db, projects, alignments, tours, keptPacks, users, tourUrls } = needs;

  api.on('projectFolder', async ({ params, user, token }) => {
    const asked = parseFolderParam(params.folder);
    if (!asked) throw new Problem(404, 'tour.missing');
    const found = await findProject(asked.owner, asked.projectName, needs);
    const { project } = await visibleProject(found, user, projects);
    const tour = await findTour(project, asked.day, needs);
    if (!tour) throw new Problem(404, 'tour.missing');
    return { exists: true as const, path: tourUrls.ofProject(tour, token) };
  });

  api.on('project', async ({ params, user }) => {
    const found = await projects.byId(params.id);
    const { project, relation } = await visibleProject(found, user, projects);
    return toProject(project, { user, relation }, needs);
  });

  api.on('createProject', async ({ params, body }) => {
    const owner = await users.byName(params.clientId);
    if (!owner) throw new Problem(404, 'user.missing');
    const project = await withTransaction(db, async (transaction) => {
      if (await projects.byName(owner.id, body.name, transaction)) throw nameTaken();
      return projects.add(owner.id, { name: body.name, number: body.number }, transaction);
    });
    return { project: { _id: project.id, name: project.name, number: project.number } };
  });

  api.on('updateProject', async ({ params, body, say }) => {
    await withTransaction(db, async (transaction) => {
      const project = await projects.byId(params.projectId, transaction);
      if (!project) throw new Problem(404, 'project.missing');
      if (body.revision !== undefined && body.revision !== String(project.revision)) {
        throw new Problem(409, 'project.changedMeanwhile');
      }
      const namesake = await projects.byName(project.owner_id, body.name, transaction);
      if (namesake && namesake.id !== project.id) throw nameTaken();
      await projects.update(project.id, body, transaction);
      // The tours of removed days no longer have a URL.
      const standing = await tours.liveOfProject(project.id, transaction);
      const lost = standing.filter(
        ({ slot }) => slot !== DATE_SLOT && !body.subDate.includes(slot),
      );
      await tours.retire(
        lost.map(({ version }) => version),
        transaction,
      );
      const slots = [DATE_SLOT, ...body.subDate];
      await keptPacks.forgetExcept(project.id, slots, transaction);
      await alignments.keepOnly(project.id, slots, transaction);
    });
    return { message: say('project.saved') };
  });

  api.on('deleteSubProject', async ({ params, body, say }) => {
    await withTransaction(db, async (transaction) => {
      const project = await projects.byId(params.projectId, transaction);
      if (!project) throw new Problem(404, 'project.missing');
      const had = await projects.deleteDay(project.id, body.date, transaction);
      const tour = await tours.live({ projectId: project.id, slot: body.date }, transaction);
      if (!had && !tour) throw new Problem(404, 'project.dateMissing');
      if (tour) await tours.retire([tour.version], transaction);
      const slots = [DATE_SLOT, ...(await projects.days(project.id, transaction))];
      await keptPacks.forgetExcept(project.id, slots, transaction);
      await alignments.keepOnly(project.id, slots, transaction);
    });
    return { message: say('project.dateDeleted') };
  });

  api.on('deleteProject', async ({ params, user, http, say }) => {
    const project = await projects.byId(params.projectId);
    if (!project) throw new Problem(404, 'project.missing');
    const relation = await relationTo(project, user, projects);
    if (relation === 'none') throw new Problem(403, 'auth.notAllowed');

    const isOwner = http.req.header('isowner');
    if (isOwner === 'false' || (isOwner === undefined && relation === 'shared')) {
      const named = relation === 'admin' ? http.req.header('user') : undefined;
      await giveUp(project, named === undefined ? user : await users.byName(decode(named)));
      return { message: say('project.left') };
    }
    if (relation === 'shared') throw new Problem(403, 'auth.notAllowed');
    await remove(project);
    return { message: say('project.deleted') };
  });

  /** Revokes a user's access. The project stays. */
  async function giveUp(project: ProjectRecord, user: UserRecord | undefined): Promise<void> {
    if (!user || !(await projects.unshare(project.id, user.id))) {
      throw new Problem(404, 'project.notShared');
    }
  }

  async function remove(project: ProjectRecord): Promise<void> {
    await withTransaction(db, async (transaction) => {
      await projects.delete(project.id, transaction);
      await tours.withdrawAll({ projectIds: [project.id] }, transaction);
    });
    await needs.uploads.cancel((tag) => 'projectId' in tag && tag.projectId === project.id);
  }
}

function nameTaken(): Problem {
  return new Problem(409, 'project.nameTaken', { errors: { name: 'project.nameTaken' } });
}

/** Headers contain only Latin letters, so clients percent-encode other names. */
function decode(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}
