/** Whom notes can be assigned to, where their short addresses lead, and the names that guests write under. */
import { NOTE_LINK_PATTERN } from '@jawla/contract/noteLimits';
import type { NoteRecord, ProjectRecord } from '../../platform/db/schema.ts';
import type { Api } from '../../platform/http/api.ts';
import { can } from '../../platform/http/can.ts';
import { Problem } from '../../platform/http/problem.ts';
import { toursByDate } from '../guests/guestTours.ts';
import { relationTo, visibleProject } from '../projects/access.ts';
import type { Services } from '../../app/services.ts';
import { noNote, type WriteNotes } from './noteWriter.ts';
import { notePeople } from './notePeople.ts';

export function registerNoteLinkRoutes(api: Api, services: Services, write: WriteNotes): void {
  const { db, projects, users, tours, notes, noteCodes, guestNames } = services;

  api.on('notePeople', async ({ params, user }) => {
    const found = await projects.byId(params.projectId);
    const { project } = await visibleProject(found, user, projects);
    return { people: await notePeople(project, db) };
  });

  // Unknown and forbidden look alike: codes are short, and must not tell which projects there are.
  api.on('noteLink', async ({ params, user }) => {
    const [, code = '', number = ''] = NOTE_LINK_PATTERN.exec(params.code) ?? [];
    const projectId = await noteCodes.projectOf(code.toLowerCase());
    const project = projectId === null ? undefined : await projects.byId(projectId);
    if (!project) throw noNote();
    if (!can(user, 'project.see', await relationTo(project, user, projects))) throw noNote();
    const note = await notes.find(project.id, Number(number), db);
    if (!note || note.deleted_at !== null) throw noNote();
    return {
      projectId: project.id,
      owner: (await users.byId(project.owner_id))?.user_name ?? '',
      projectName: project.name,
      slot: await slotToOpen(project, note),
      number: note.number,
    };
  });

  api.on('renameGuest', async (request) => {
    const { name } = request.body;
    const given = await write(request, async ({ caller }, transaction) => {
      if (caller.kind === 'account') throw new Problem(404, 'guest.dead');
      const { link, guest } = caller;
      if (!guest) return { link, secret: await guestNames.add(link, name, transaction) };
      await guestNames.rename(guest, name, transaction);
      return undefined;
    });
    if (given) guestNames.give(request.http, given.link, given.secret);
    return { name };
  });

  /** An open note goes on to the newest date with a tour; one that is done belongs to its own. */
  async function slotToOpen(project: ProjectRecord, note: NoteRecord): Promise<string> {
    const covered = toursByDate(await tours.liveOfProject(project.id), project);
    const own = covered.find(({ slot }) => note.trash_id === null && slot === note.slot);
    const tour = note.status === 'done' && own ? own : covered.at(-1);
    return tour?.slot ?? note.slot;
  }
}
