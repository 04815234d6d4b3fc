import { parseFolderParam, type TourContents } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { projectFieldsOf } from '@jawla/contract/projectFields';
import { DATE_SLOT } from '@jawla/contract/tours';
import type { Database, ProjectRecord, UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { can } from '../../platform/http/can.ts';
import { Problem } from '../../platform/http/problem.ts';
import { projectThing } from '../activity/things.ts';
import { contentHashOfTour } from '../tours/contentHashOfTour.ts';
import { askedSpeechOf } from '../tours/tourSpeech.ts';
import { visibleProject } from './access.ts';
import { findProject, findTour } from './findTour.ts';
import type { Services } from '../../app/services.ts';
import { changedFields } from './projectColumns.ts';
import { toProject } from './serializers.ts';

const DATES: readonly string[] = projectFieldsOf('day', 'days');

export function registerProjectRoutes(api: Api, services: Services): void {
  const { db, clock, activity, projects, alignments, tours, trash, keptPacks, users, tourUrls } =
    services;

  api.on('projectFolder', async ({ params, user, token }) => {
    const asked = parseFolderParam(params.folder);
    if (!asked) throw new Problem(404, 'tour.missing');
    const found = await findProject(asked.owner, asked.projectName, services);
    const { project } = await visibleProject(found, user, projects);
    const owner = await users.byId(project.owner_id);
    const names = { name: project.name, owner: owner?.user_name ?? asked.owner };
    const tour = await findTour(project, asked.day, services);
    if (!tour) throw new Problem(404, 'tour.missing', { project: names });
    const path = tourUrls.ofProject(tour, token);
    return {
      exists: true as const,
      path,
      askedSpeech: askedSpeechOf(tour, clock),
      project: names,
    };
  });

  api.on('project', async ({ params, user }) => {
    const found = await projects.byId(params.id);
    const { project, relation } = await visibleProject(found, user, projects);
    return toProject(project, { user, relation }, services);
  });

  api.on('tourContents', async ({ params }) => {
    const project = await projects.byId(params.projectId);
    if (!project) throw new Problem(404, 'project.missing');
    const live = await tours.liveOfProject(project.id);
    const contents: TourContents['tours'] = [];
    for (const tour of live) {
      const contentHash = (await contentHashOfTour(services, tour)) ?? null;
      contents.push({ slot: tour.slot, files: tour.files, bytes: tour.bytes, contentHash });
    }
    return { tours: contents };
  });

  api.on('createProject', async ({ params, body, user }) => {
    const project = await withTransaction(db, async (transaction) => {
      const owner = await users.byName(params.clientId, transaction);
      if (!owner) throw new Problem(404, 'user.missing');
      // Staff open the upload pages only.
      if (owner.is_staff === 1) throw new Problem(422, 'project.staffOwner');
      await refuseTaken({ ownerId: owner.id, name: body.name }, undefined, transaction);
      const { name, number } = body;
      const added = await projects.add(owner.id, { name, number }, transaction);
      const thing = projectThing(added);
      await activity.record({ action: 'project.created', actor: user, thing }, transaction);
      return added;
    });
    return { project: { _id: project.id, name: project.name, number: project.number } };
  });

  api.on('updateProject', async ({ params, body, user, say }) => {
    const removed = await withTransaction(db, async (transaction) => {
      const project = await projects.byId(params.projectId, transaction);
      if (!project) throw new Problem(404, 'project.missing');
      if (body.revision !== undefined && body.revision !== String(project.revision)) {
        throw new Problem(409, 'project.changedMeanwhile', { code: 'revision' });
      }
      const named = { ownerId: project.owner_id, name: body.name };
      await refuseTaken(named, project.id, transaction);
      const days = await projects.days(project.id, transaction);
      const fields = changedFields(project, days, body);
      await projects.update(project, body, transaction);
      if (fields.length > 0) {
        const thing = projectThing({ ...project, name: body.name });
        const isDates = fields.every((name) => DATES.includes(name));
        const action = isDates ? 'project.datesChanged' : 'project.changed';
        await activity.record({ action, actor: user, thing, details: { fields } }, transaction);
      }
      // The tours of removed days no longer have a URL.
      const standing = await tours.liveOfProject(project.id, transaction);
      for (const { slot } of standing) {
        if (slot === DATE_SLOT || body.subDate.includes(slot)) continue;
        await trash.putDate(project, slot, user, transaction);
      }
      await forgetOtherDays(project.id, body.subDate, transaction);
      return days.filter((day) => !body.subDate.includes(day));
    });
    await cancelUploads(params.projectId, removed);
    return { message: say('project.saved') };
  });

  api.on('deleteSubProject', async ({ params, body, user, say }) => {
    await withTransaction(db, async (transaction) => {
      const project = await projects.byId(params.projectId, transaction);
      if (!project) throw new Problem(404, 'project.missing');
      const had = await projects.deleteDay(project.id, body.date, transaction);
      const tour = await tours.live({ projectId: project.id, slot: body.date }, transaction);
      if (!had && !tour) throw new Problem(404, 'project.dateMissing');
      await trash.putDate(project, body.date, user, transaction);
    });
    await cancelUploads(params.projectId, [body.date]);
    return { message: say('project.dateDeleted') };
  });

  api.on('deleteProject', async ({ params, user, http, say }) => {
    const { projectId } = params;
    const isOwner = http.req.header('isowner');
    const isDeleted = await withTransaction(db, async (transaction) => {
      const found = await projects.byId(projectId, transaction);
      const { project, relation } = await visibleProject(found, user, projects, transaction);
      const isManager = can(user, 'project.manage', relation);
      if (isOwner === 'false' || (isOwner === undefined && !isManager)) {
        const named = can(user, 'project.revokeOthers') ? http.req.header('user') : undefined;
        const leaving = named === undefined ? user : await users.byName(decode(named), transaction);
        await giveUp(project, leaving, user, transaction);
        return false;
      }
      if (!isManager) throw new Problem(403, 'auth.notAllowed');
      await trash.putProject(project, user, transaction);
      return true;
    });
    if (!isDeleted) return { message: say('project.left') };
    await services.uploads.cancel((tag) => 'projectId' in tag && tag.projectId === projectId);
    return { message: say('project.deleted') };
  });

  /** Revokes a user's access. The project stays. */
  async function giveUp(
    project: ProjectRecord,
    user: UserRecord | undefined,
    actor: UserRecord,
    transaction: Database,
  ): Promise<void> {
    if (!user || !(await projects.unshare(project.id, user.id, transaction))) {
      throw new Problem(404, 'project.notShared');
    }
    const thing = projectThing(project);
    const isSelf = user.id === actor.id;
    await activity.record(
      isSelf
        ? { action: 'access.left', actor, thing }
        : { action: 'access.removed', actor, thing, details: { person: fullName(user) } },
      transaction,
    );
  }

  /** Cancels uploads to days that were removed: they would add them again. */
  async function cancelUploads(projectId: string, days: readonly string[]): Promise<void> {
    if (days.length === 0) return;
    await services.uploads.cancel(
      (tag) => tag.kind === 'project' && tag.projectId === projectId && days.includes(tag.slot),
    );
  }

  /** Deletes what belongs to neither the given days nor those in the trash. */
  async function forgetOtherDays(
    projectId: string,
    days: readonly string[],
    transaction: Database,
  ): Promise<void> {
    const slots = [DATE_SLOT, ...days];
    await keptPacks.forgetExcept(projectId, slots, transaction);
    const trashed = (await trash.datesOf(projectId, transaction)).map(({ id }) => id);
    await alignments.keepOnly(projectId, [...slots, ...trashed], transaction);
    await trash.endLinksExcept(projectId, slots, transaction);
  }

  /** @throws {Problem} 409 if another project of the client has the name. */
  async function refuseTaken(
    { ownerId, name }: { ownerId: string; name: string },
    ownId: string | undefined,
    transaction: Database,
  ): Promise<void> {
    const holder = await projects.byName(ownerId, name, transaction);
    if (!holder || holder.id === ownId) return;
    const errors = { name: 'project.nameTaken' } as const;
    throw new Problem(409, 'project.nameTaken', { code: 'taken', errors });
  }
}

/** Headers contain only Latin letters, so clients percent-encode other names. */
function decode(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}
