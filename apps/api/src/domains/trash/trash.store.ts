import { randomUUID } from 'node:crypto';
import type { TrashedThing } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { TRASH_PAGE_SIZE, type TrashKind } from '@jawla/contract/trash';
import { sql } from 'kysely';
import type { Clock } from '../../platform/base/clock.ts';
import { nameKey } from '@jawla/contract/nameKey';
import type {
  Database,
  PilotRecord,
  ProjectRecord,
  TourState,
  TrashRecord,
  UserRecord,
} from '../../platform/db/schema.ts';
import type { ActivityStore, Entry } from '../activity/activity.store.ts';
import { personThing, pilotThing, projectThing, type Person } from '../activity/things.ts';
import { keepFormerName, takeName } from './formerNames.ts';
import { insertDay } from './insertDay.ts';
import type { ToursInTrash } from './toursInTrash.ts';

const DAY_SECONDS = 24 * 3600;

/** An entry with the names that it is listed by. */
export type ListedEntry = TrashRecord & {
  readonly fname: string | null;
  readonly lname: string | null;
  readonly user_name: string | null;
  readonly is_admin: number | null;
  readonly is_staff: number | null;
  readonly owner_id: string | null;
  readonly project_name: string | null;
  readonly owner_fname: string | null;
  readonly owner_lname: string | null;
  readonly owner_user_name: string | null;
  readonly pilot_name: string | null;
  /** Entry of the project of a date. */
  readonly project_trash_id: string | null;
  /** Entry of the client of a project or date. */
  readonly owner_trash_id: string | null;
};

/**
 * Stores what is in the trash. One entry per thing that was deleted: what belongs to it goes and comes with it. What was
 * there before has an entry of its own.
 */
export class TrashStore {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #activity: ActivityStore;
  readonly #tours: ToursInTrash;
  /** Retention of an entry. */
  readonly days: number;

  constructor(
    db: Database,
    clock: Clock,
    { activity, tours, days }: { activity: ActivityStore; tours: ToursInTrash; days: number },
  ) {
    this.#db = db;
    this.#clock = clock;
    this.#activity = activity;
    this.#tours = tours;
    this.days = days;
  }

  /** Puts a client and all their projects into the trash. @returns The ids of these projects. */
  async putClient(user: UserRecord, by: Person, db: Database): Promise<string[]> {
    const { id } = user;
    const trashId = await this.#add('client', { user_id: id }, by, db);
    await db.updateTable('users').set({ trash_id: trashId }).where('id', '=', id).execute();
    const projects = await db
      .updateTable('projects')
      .set({ trash_id: trashId })
      .where('owner_id', '=', id)
      .where('trash_id', 'is', null)
      .returning('id')
      .execute();
    const projectIds = projects.map((project) => project.id);
    await this.#tours.putInTrash({ projectIds }, trashId, db);
    const thing = personThing(user);
    const action = thing.kind === 'member' ? 'member.removed' : 'client.trashed';
    await this.#activity.record({ action, actor: by, thing }, db);
    return projectIds;
  }

  async putProject(project: ProjectRecord, by: Person, db: Database): Promise<void> {
    const { id } = project;
    const { name_key } = project;
    const trashId = await this.#add('project', { project_id: id, name_key }, by, db);
    await db
      .updateTable('projects')
      .set({ trash_id: trashId, name_key: id })
      .where('id', '=', id)
      .execute();
    await this.#tours.putInTrash({ projectIds: [id] }, trashId, db);
    const thing = projectThing(project);
    await this.#activity.record({ action: 'project.trashed', actor: by, thing }, db);
  }

  /** Puts the tours of a day into the trash, with all that belongs to them. The caller removes the day from the project. */
  async putDate(project: ProjectRecord, day: string, by: Person, db: Database): Promise<void> {
    const { id: projectId } = project;
    const trashId = await this.#add('date', { project_id: projectId, day }, by, db);
    await this.#tours.putInTrash({ projectId, slot: day }, trashId, db);
    await moveAlignments(projectId, { from: day, to: trashId }, db);
    await db
      .updateTable('guest_links')
      .set({ trash_id: trashId })
      .where('project_id', '=', projectId)
      .where('slot', '=', day)
      .where('trash_id', 'is', null)
      .execute();
    await db
      .updateTable('notes')
      .set({ trash_id: trashId })
      .where('project_id', '=', projectId)
      .where('slot', '=', day)
      .where('trash_id', 'is', null)
      .execute();
    const details = { slot: day };
    const thing = projectThing(project);
    await this.#activity.record({ action: 'date.trashed', actor: by, thing, details }, db);
  }

  async putPilot(pilot: PilotRecord, by: Person, db: Database): Promise<void> {
    const { id } = pilot;
    const { name_key } = pilot;
    const trashId = await this.#add('pilot', { pilot_id: id, name_key }, by, db);
    await db
      .updateTable('pilots')
      .set({ trash_id: trashId, name_key: id })
      .where('id', '=', id)
      .execute();
    await this.#tours.putInTrash({ pilotId: id }, trashId, db);
    const thing = pilotThing(pilot);
    await this.#activity.record({ action: 'pilot.trashed', actor: by, thing }, db);
  }

  async #add(
    kind: TrashKind,
    thing: Partial<Pick<TrashRecord, 'user_id' | 'project_id' | 'day' | 'pilot_id' | 'name_key'>>,
    by: Person,
    db: Database,
  ): Promise<string> {
    const trashId = randomUUID();
    await db
      .insertInto('trash')
      .values({
        id: trashId,
        kind,
        user_id: null,
        project_id: null,
        day: null,
        pilot_id: null,
        ...thing,
        trashed_at: this.#clock.now(),
        trashed_by: by.id,
        trashed_by_name: fullName(by),
        until: this.#clock.in(this.days * DAY_SECONDS),
      })
      .execute();
    return trashId;
  }

  /**
   * Returns whether something live has the name or day that an entry would be restored with.
   *
   * @param name - Instead of the one that it had.
   */
  async isTaken(entry: ListedEntry, name: string | undefined, db: Database): Promise<boolean> {
    const { project_id, owner_id, day } = entry;
    const key = (name === undefined ? undefined : nameKey(name)) ?? entry.name_key ?? '';
    switch (entry.kind) {
      case 'client':
        // The addresses and names of people stay reserved.
        return false;
      case 'project':
        return exists(
          db
            .selectFrom('live_projects')
            .where('owner_id', '=', owner_id ?? '')
            .where('name_key', '=', key)
            .select('id'),
        );
      case 'pilot':
        return exists(db.selectFrom('live_pilots').where('name_key', '=', key).select('id'));
      case 'date':
        // A day without a tour gets this one.
        return exists(
          db
            .selectFrom('tours')
            .where('project_id', '=', project_id)
            .where('slot', '=', name ?? day ?? '')
            .where('state', '=', sql.lit<TourState>('live'))
            .select('version as id'),
        );
      default:
        return entry.kind satisfies never;
    }
  }

  /**
   * Makes live again what went into the trash with an entry.
   *
   * @param name - Name or day instead of the one that it had, which the caller has checked.
   */
  async restore(
    entry: ListedEntry,
    name: string | undefined,
    by: Person,
    db: Database,
  ): Promise<void> {
    const { id, kind, project_id, name_key } = entry;
    for (const table of ['users', 'projects', 'pilots'] as const) {
      await db.updateTable(table).set({ trash_id: null }).where('trash_id', '=', id).execute();
    }
    if (kind === 'project' || kind === 'pilot') {
      const named =
        name === undefined ? { name_key: name_key ?? '' } : { name, name_key: nameKey(name) };
      const isProject = kind === 'project';
      const thing = isProject ? project_id : entry.pilot_id;
      await db
        .updateTable(isProject ? 'projects' : 'pilots')
        .set(named)
        .where('id', '=', thing)
        .execute();
      if (isProject) await this.#keepName(entry, named.name_key, db);
    }
    const day = kind === 'date' ? (name ?? entry.day) : null;
    if (project_id !== null && day !== null) {
      await insertDay(project_id, day, db);
      // Even if the project has the day: forms that were opened before do not know its tour.
      await db
        .updateTable('projects')
        .set({ revision: sql<number>`revision + 1` })
        .where('id', '=', project_id)
        .execute();
      await moveAlignments(project_id, { from: id, to: day }, db);
      for (const table of ['guest_links', 'notes'] as const) {
        await db
          .updateTable(table)
          .set({ slot: day, trash_id: null })
          .where('trash_id', '=', id)
          .execute();
      }
    }
    await this.#tours.takeFromTrash(id, day ?? undefined, db);
    await db.deleteFrom('trash').where('id', '=', id).execute();
    await this.#record('restored', day === null ? entry : { ...entry, day }, by, db);
  }

  /** Lets the name that a restored project had lead on, unless it has that again. */
  async #keepName(entry: ListedEntry, key: string, db: Database): Promise<void> {
    const { owner_id, project_id, name_key } = entry;
    const ownerId = owner_id ?? '';
    await takeName({ ownerId, nameKey: key }, db);
    if (name_key === null || name_key === key) return;
    const since = this.#clock.now();
    await keepFormerName({ ownerId, nameKey: name_key, projectId: project_id ?? '', since }, db);
  }

  /** Ends the guest links of dates that a project has no longer, and that have gone without a tour to restore. */
  async endLinksExcept(projectId: string, slots: readonly string[], db: Database): Promise<void> {
    await db
      .updateTable('guest_links')
      .set({ revoked_at: this.#clock.now() })
      .where('project_id', '=', projectId)
      .where('slot', 'not in', [...slots])
      .where('revoked_at', 'is', null)
      .where('trash_id', 'is', null)
      .execute();
  }

  /** Deletes an entry and what is in it permanently. The sweep deletes the files. */
  async delete(entry: ListedEntry, by: Entry['actor'], db: Database): Promise<void> {
    const { id, user_id, project_id, day, pilot_id } = entry;
    await this.#record('deleted', entry, by, db);
    if (user_id !== null) {
      const owned = await db
        .selectFrom('projects')
        .where('owner_id', '=', user_id)
        .select('id')
        .execute();
      await this.#tours.withdrawAll({ projectIds: owned.map((project) => project.id) }, db);
      // Cascades to projects, and to the entries of all of these.
      await db.deleteFrom('users').where('id', '=', user_id).execute();
    } else if (project_id !== null && day !== null) {
      await this.#tours.withdrawAll({ trashId: id }, db);
      await db
        .deleteFrom('tour_alignments')
        .where('project_id', '=', project_id)
        .where((at) => at.or([at('from_slot', '=', id), at('to_slot', '=', id)]))
        .execute();
      // A link ends with its date.
      await db
        .updateTable('guest_links')
        .set((at) => ({
          trash_id: null,
          revoked_at: at.fn.coalesce('revoked_at', at.val(this.#clock.now())),
        }))
        .where('trash_id', '=', id)
        .execute();
      await db.deleteFrom('trash').where('id', '=', id).execute();
    } else if (project_id !== null) {
      await this.#tours.withdrawAll({ projectIds: [project_id] }, db);
      await db.deleteFrom('projects').where('id', '=', project_id).execute();
    } else if (pilot_id !== null) {
      await this.#tours.withdrawAll({ pilotId: pilot_id }, db);
      await db.deleteFrom('pilots').where('id', '=', pilot_id).execute();
    }
  }

  async #record(
    what: 'restored' | 'deleted',
    entry: ListedEntry,
    actor: Entry['actor'],
    db: Database,
  ): Promise<void> {
    const details = entry.day === null ? {} : { slot: entry.day };
    const thing = thingOf(entry);
    const kind = thing.kind === 'member' ? thing.kind : entry.kind;
    await this.#activity.record({ action: `${kind}.${what}`, actor, thing, details }, db);
  }

  /** Returns the newest entry of a thing. */
  find(thing: TrashedThing, db: Database = this.#db): Promise<ListedEntry | undefined> {
    const query = this.#listed(db).where('trash.kind', '=', thing.kind);
    switch (thing.kind) {
      case 'client':
        return query.where('trash.user_id', '=', thing.id).executeTakeFirst();
      case 'project':
        return query.where('trash.project_id', '=', thing.id).executeTakeFirst();
      case 'date': {
        const dates = query
          .where('trash.project_id', '=', thing.projectId)
          .where('trash.day', '=', thing.day);
        return thing.entry === undefined
          ? dates.executeTakeFirst()
          : dates.where('trash.id', '=', thing.entry).executeTakeFirst();
      }
      case 'pilot':
        return query
          .where((at) =>
            at.or([
              at('trash.pilot_id', '=', thing.name),
              at('trash.name_key', '=', nameKey(thing.name)),
            ]),
          )
          .executeTakeFirst();
      default:
        return thing satisfies never;
    }
  }

  /** Returns whether a thing is there and not in the trash. */
  async isLive(thing: TrashedThing, db: Database): Promise<boolean> {
    const row = await (() => {
      switch (thing.kind) {
        case 'client':
          return db.selectFrom('live_users').where('id', '=', thing.id).select('id');
        case 'project':
          return db.selectFrom('live_projects').where('id', '=', thing.id).select('id');
        case 'date':
          return db
            .selectFrom('sub_dates')
            .where('project_id', '=', thing.projectId)
            .where('day', '=', thing.day)
            .select('project_id as id');
        case 'pilot':
          return db
            .selectFrom('live_pilots')
            .where((at) =>
              at.or([at('id', '=', thing.name), at('name_key', '=', nameKey(thing.name))]),
            )
            .select('id');
        default:
          return thing satisfies never;
      }
    })().executeTakeFirst();
    return row !== undefined;
  }

  /** Returns a page of entries, newest first. */
  page(page: number): Promise<ListedEntry[]> {
    return this.#listed(this.#db)
      .limit(TRASH_PAGE_SIZE)
      .offset((page - 1) * TRASH_PAGE_SIZE)
      .execute();
  }

  /** Returns all entries, newest first: their names are in several tables, and a search folds spelling variants. */
  all(): Promise<ListedEntry[]> {
    return this.#listed(this.#db).execute();
  }

  async count(): Promise<number> {
    const { count } = await this.#db
      .selectFrom('trash')
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Returns the bytes of tours by entry. Of all entries, not of a page: the page shows the sum as well. */
  async bytes(): Promise<Map<string, number>> {
    const rows = await this.#db
      .selectFrom('tours')
      .where('trash_id', 'is not', null)
      .groupBy('trash_id')
      .select(['trash_id', (select) => select.fn.sum('pack_bytes').as('bytes')])
      .execute();
    return new Map(rows.map(({ trash_id, bytes }) => [trash_id ?? '', Number(bytes)]));
  }

  /** Returns entries whose retention has ended. */
  expired(): Promise<TrashRecord[]> {
    return this.#db
      .selectFrom('trash')
      .where('until', '<=', this.#clock.now())
      .selectAll()
      .execute();
  }

  byId(id: string, db: Database): Promise<ListedEntry | undefined> {
    return this.#listed(db).where('trash.id', '=', id).executeTakeFirst();
  }

  /** Returns when the retention of an entry ends, for messages. */
  async until(trashId: string, db: Database): Promise<string> {
    const entry = await db
      .selectFrom('trash')
      .where('id', '=', trashId)
      .select('until')
      .executeTakeFirst();
    return (entry?.until ?? '').slice(0, 'YYYY-MM-DD'.length);
  }

  /** Returns the dates of a project that are in the trash by themselves, newest first. */
  datesOf(
    projectId: string,
    db: Database = this.#db,
  ): Promise<Pick<TrashRecord, 'id' | 'day' | 'until'>[]> {
    return db
      .selectFrom('trash')
      .where('kind', '=', 'date')
      .where('project_id', '=', projectId)
      .orderBy('trashed_at', 'desc')
      .orderBy('id')
      .select(['id', 'day', 'until'])
      .execute();
  }

  /** Returns a client's projects that are in the trash by themselves, newest first. */
  projectsOf(ownerId: string) {
    return this.#db
      .selectFrom('trash')
      .innerJoin('projects', 'projects.id', 'trash.project_id')
      .where('trash.kind', '=', 'project')
      .where('projects.owner_id', '=', ownerId)
      .orderBy('trash.trashed_at', 'desc')
      .orderBy('trash.id')
      .select(['projects.name', 'trash.trashed_at', 'trash.until'])
      .execute();
  }

  #listed(db: Database) {
    return db
      .selectFrom('trash')
      .leftJoin('users', 'users.id', 'trash.user_id')
      .leftJoin('projects', 'projects.id', 'trash.project_id')
      .leftJoin('users as owner', 'owner.id', 'projects.owner_id')
      .leftJoin('pilots', 'pilots.id', 'trash.pilot_id')
      .selectAll('trash')
      .select([
        'users.fname',
        'users.lname',
        'users.user_name',
        'users.is_admin',
        'users.is_staff',
        'projects.owner_id',
        'projects.name as project_name',
        'owner.fname as owner_fname',
        'owner.lname as owner_lname',
        'owner.user_name as owner_user_name',
        'pilots.name as pilot_name',
        'projects.trash_id as project_trash_id',
        'owner.trash_id as owner_trash_id',
      ])
      .orderBy('trash.trashed_at', 'desc')
      .orderBy('trash.id');
  }
}

function thingOf(entry: ListedEntry): Entry['thing'] {
  const { user_id, project_id, owner_id, pilot_id } = entry;
  if (user_id !== null) {
    const { fname, lname, is_admin, is_staff } = entry;
    const name = { fname: fname ?? '', lname: lname ?? '' };
    const roles = { is_admin: is_admin ?? 0, is_staff: is_staff ?? 0 };
    return personThing({ id: user_id, ...name, ...roles });
  }
  if (pilot_id !== null) return pilotThing({ id: pilot_id, name: entry.pilot_name ?? '' });
  const project = { id: project_id ?? '', owner_id: owner_id ?? '' };
  return projectThing({ ...project, name: entry.project_name ?? '' });
}

async function exists(query: { executeTakeFirst: () => Promise<unknown> }): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}

/** Alignments of a date have its entry as their slot while it is in the trash. */
async function moveAlignments(
  projectId: string,
  { from, to }: { from: string; to: string },
  db: Database,
): Promise<void> {
  for (const slot of ['from_slot', 'to_slot'] as const) {
    await db
      .updateTable('tour_alignments')
      .set(slot, to)
      .where('project_id', '=', projectId)
      .where(slot, '=', from)
      .execute();
  }
}
