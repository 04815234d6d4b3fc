import { randomUUID } from 'node:crypto';
import type { ProjectForm } from '@jawla/contract';
import { sql, type CompiledQuery } from 'kysely';
import type { Clock } from '../../platform/base/clock.ts';
import { nameKey } from '@jawla/contract/nameKey';
import { runCompiled } from '../../platform/db/runCompiled.ts';
import type { Database, ProjectRecord } from '../../platform/db/schema.ts';
import { keepFormerName, takeName } from '../trash/formerNames.ts';
import { insertDay } from '../trash/insertDay.ts';
import { newProjectColumns, toColumns } from './projectColumns.ts';

/** A number in SQLite, which has no booleans. */
const HAS_TOUR = sql<boolean | number>`exists (
  select 1 from tours where tours.project_id = live_projects.id and tours.state = 'live'
)`.as('has_tour');

/** Picture of the own date's tour, or else of the newest day's: the slot `date` sorts after any day. */
const MAIN_PICTURE = sql<string | null>`(
  select coalesce(tours.chosen_picture_file, tours.picture_file) from tours
  where tours.project_id = live_projects.id and tours.state = 'live'
  order by tours.slot desc limit 1
)`.as('picture_file');

/** Columns for lists of projects. Lists are long, so they select only these. */
const HEAD = [
  'live_projects.id',
  'live_projects.owner_id',
  'live_projects.name',
  'live_projects.cover_file',
  'live_projects.cover_name',
  'live_projects.expected_date',
  HAS_TOUR,
  MAIN_PICTURE,
] as const;
export type ProjectHead = Pick<
  ProjectRecord,
  'id' | 'owner_id' | 'name' | 'cover_file' | 'cover_name' | 'expected_date'
> & { readonly has_tour: boolean | number; readonly picture_file: string | null };

interface HeadQueries {
  readonly owned: CompiledQuery<ProjectHead>;
  readonly shared: CompiledQuery<ProjectHead & { user_id: string }>;
}

export interface AccessRecord {
  user_id: string;
  email: string;
  fname: string;
  lname: string;
}

/** Stores projects, their days and their access. */
export class ProjectsStore {
  readonly #db: Database;
  readonly #clock: Clock;
  /** Compiled queries by number of users. */
  readonly #headQueries = new Map<number, HeadQueries>();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  byId(id: string, db: Database = this.#db): Promise<ProjectRecord | undefined> {
    return db.selectFrom('live_projects').where('id', '=', id).selectAll().executeTakeFirst();
  }

  byName(
    ownerId: string,
    name: string,
    db: Database = this.#db,
  ): Promise<ProjectRecord | undefined> {
    return db
      .selectFrom('live_projects')
      .where('owner_id', '=', ownerId)
      .where('name_key', '=', nameKey(name))
      .selectAll()
      .executeTakeFirst();
  }

  /** Returns the project that had a name, unless another one of the owner has it now. */
  async byFormerName(ownerId: string, name: string): Promise<ProjectRecord | undefined> {
    return this.#db
      .selectFrom('former_names')
      .innerJoin('live_projects', 'live_projects.id', 'former_names.project_id')
      .where('former_names.owner_id', '=', ownerId)
      .where('former_names.name_key', '=', nameKey(name))
      .selectAll('live_projects')
      .executeTakeFirst();
  }

  async ownedBy(userIds: readonly string[]): Promise<ProjectRecord[]> {
    const rows = await Promise.all(
      chunks(userIds).map((ids) =>
        this.#db
          .selectFrom('live_projects')
          .where('owner_id', 'in', ids)
          .orderBy('created_at')
          .orderBy('id')
          .selectAll()
          .execute(),
      ),
    );
    return rows.flat();
  }

  /** Returns for each user the own projects, followed by the projects shared with that user. */
  async reachableBy(userIds: readonly string[]): Promise<Map<string, ProjectHead[]>> {
    const reachable = new Map<string, ProjectHead[]>(userIds.map((id) => [id, []]));
    for (const ids of chunks(userIds)) {
      const { owned, shared } = this.#headQueriesFor(ids.length);
      for (const project of await runCompiled(this.#db, owned, ids)) {
        reachable.get(project.owner_id)?.push(project);
      }
      for (const { user_id, ...project } of await runCompiled(this.#db, shared, ids)) {
        reachable.get(user_id)?.push(project);
      }
    }
    return reachable;
  }

  #headQueriesFor(count: number): HeadQueries {
    const known = this.#headQueries.get(count);
    if (known) return known;
    const userIds = Array.from({ length: count }, () => '');
    const owned = this.#db
      .selectFrom('live_projects')
      .where('owner_id', 'in', userIds)
      .orderBy('created_at')
      .orderBy('id')
      .select(HEAD)
      .compile();
    const shared = this.#db
      .selectFrom('access')
      .innerJoin('live_projects', 'live_projects.id', 'access.project_id')
      .where('access.user_id', 'in', userIds)
      .orderBy('access.created_at')
      .orderBy('live_projects.id')
      .select(HEAD)
      .select('access.user_id')
      .compile();
    const queries = { owned, shared };
    this.#headQueries.set(count, queries);
    return queries;
  }

  /**
   * Adds a project with a name and a number. Admins fill in the other fields later.
   *
   * @param project.id - Of a project that had it in another installation.
   */
  async add(
    ownerId: string,
    project: { id?: string; name: string; number: string },
    db: Database = this.#db,
  ): Promise<ProjectRecord> {
    await takeName({ ownerId, nameKey: nameKey(project.name) }, db);
    return db
      .insertInto('projects')
      .values({
        ...newProjectColumns({ name: project.name, number: project.number }),
        id: project.id ?? randomUUID(),
        owner_id: ownerId,
        name_key: nameKey(project.name),
        cover_file: null,
        cover_name: null,
        created_at: this.#clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Updates a project and its days. Runs in the caller's transaction. */
  async update(
    { id, owner_id: ownerId, name_key: formerKey }: ProjectRecord,
    form: ProjectForm,
    db: Database,
  ): Promise<void> {
    const key = nameKey(form.name);
    await db
      .updateTable('projects')
      .set({
        ...toColumns(form),
        name_key: key,
        revision: sql<number>`revision + 1`,
      })
      .where('id', '=', id)
      .execute();
    if (key !== formerKey) {
      await takeName({ ownerId, nameKey: key }, db);
      const since = this.#clock.now();
      await keepFormerName({ ownerId, nameKey: formerKey, projectId: id, since }, db);
    }
    await db.deleteFrom('sub_dates').where('project_id', '=', id).execute();
    const days = [...new Set(form.subDate.filter((day) => day !== ''))];
    if (days.length === 0) return;
    await db
      .insertInto('sub_dates')
      .values(days.map((day, position) => ({ project_id: id, day, position })))
      .execute();
  }

  async setCover(
    id: string,
    cover: { file: string; name: string },
    db: Database = this.#db,
  ): Promise<void> {
    await db
      .updateTable('projects')
      .set({ cover_file: cover.file, cover_name: cover.name })
      .where('id', '=', id)
      .where('trash_id', 'is', null)
      .execute();
  }

  async setDate(id: string, day: string, db: Database): Promise<void> {
    await db
      .updateTable('projects')
      .set({ date: day, revision: sql<number>`revision + 1` })
      .where('id', '=', id)
      .where((at) => at.or([at('date', 'is', null), at('date', '!=', day)]))
      .execute();
  }

  async days(projectId: string, db: Database = this.#db): Promise<string[]> {
    const rows = await db
      .selectFrom('sub_dates')
      .where('project_id', '=', projectId)
      .orderBy('position')
      .select('day')
      .execute();
    return rows.map(({ day }) => day);
  }

  /** Adds a day in its place, unless the project has it already. */
  async addDay(projectId: string, day: string, db: Database): Promise<void> {
    if (await insertDay(projectId, day, db)) await this.#revise(projectId, db);
  }

  /** @returns Whether the project had the day. */
  async deleteDay(projectId: string, day: string, db: Database): Promise<boolean> {
    const result = await db
      .deleteFrom('sub_dates')
      .where('project_id', '=', projectId)
      .where('day', '=', day)
      .executeTakeFirst();
    const had = result.numDeletedRows > 0n;
    if (had) await this.#revise(projectId, db);
    return had;
  }

  /** Increments the revision, so that saving an older revision fails with a conflict. */
  async #revise(id: string, db: Database): Promise<void> {
    await db
      .updateTable('projects')
      .set({ revision: sql<number>`revision + 1` })
      .where('id', '=', id)
      .execute();
  }

  accessOf(projectId: string): Promise<AccessRecord[]> {
    return this.#db
      .selectFrom('access')
      .innerJoin('live_users', 'live_users.id', 'access.user_id')
      .where('access.project_id', '=', projectId)
      .orderBy('access.created_at')
      .orderBy('live_users.email_key')
      .select([
        'live_users.id as user_id',
        'live_users.email',
        'live_users.fname',
        'live_users.lname',
      ])
      .execute();
  }

  async isSharedWith(projectId: string, userId: string, db: Database = this.#db): Promise<boolean> {
    const row = await db
      .selectFrom('access')
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId)
      .select('user_id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** @returns `false` if the project was already shared with the user. */
  async share(projectId: string, userId: string, db: Database = this.#db): Promise<boolean> {
    const result = await db
      .insertInto('access')
      .values({ project_id: projectId, user_id: userId, created_at: this.#clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** @returns Whether the project was shared with the user. */
  async unshare(projectId: string, userId: string, db: Database): Promise<boolean> {
    const result = await db
      .deleteFrom('access')
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return result.numDeletedRows > 0n;
  }
}

/** Splits ids into chunks: databases limit the number of parameters of one statement. */
function chunks(ids: readonly string[], size = 1000): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}
