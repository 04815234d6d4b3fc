import { sql, type ExpressionBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/base/clock.ts';
import type { Database, Schema, TourRecord, TourState } from '../../platform/db/schema.ts';
import { afterCommit } from '../../platform/db/withTransaction.ts';
import { tourKey } from '../../platform/files/fileStore.ts';
import { INSPECTOR, type TourInspection } from './inspectTour.ts';

/** Target of a tour: the slot of a project (its own date or a sub date), or a pilot. */
export type TourTarget =
  | { readonly projectId: string; readonly slot: string }
  | { readonly pilotId: string };

const PILOT_SLOT = 'pilot';
/** A literal: with a parameter, SQLite does not use the index of live tours. */
const LIVE = sql.lit<TourState>('live');

/**
 * Grace period in seconds, during which a replaced tour stays readable for clients who have it open, and the files of a
 * deleted one stay for a backup that may be copying them.
 */
const GRACE_SECONDS = 3600;

/** What a server does once for every tour in the background: search for its picture, and find out its tool. */
export type TourTask = 'picture' | 'inspection';

const TASK_COLUMNS = {
  picture: { ended: 'picture_sought_at', tries: 'picture_tries' },
  inspection: { ended: 'inspected_at', tries: 'inspection_tries' },
} as const;

/** Maximum number of attempts at a task: one that crashes the process must not do so for ever. */
const TASK_TRIES = 3;

/** Whether a task is to be done. Of inspections, an earlier inspector's count as neither tried nor done. */
const isDue = (task: TourTask) => (at: ExpressionBuilder<Schema, 'tours'>) => {
  const { ended, tries } = TASK_COLUMNS[task];
  const isOpen = at.and([at(ended, 'is', null), at(tries, '<', TASK_TRIES)]);
  return task === 'inspection' ? at.or([at('inspector', '<', INSPECTOR), isOpen]) : isOpen;
};

const CACHED_TOURS = 1000;
const CACHE_MS = 5000;

export interface NewTour {
  version: string;
  startPage: string;
  files: number;
  /** Uncompressed size of the files. */
  bytes: number;
  packBytes: number;
  directoryBytes: number;
}

/** The stored tours, and which of them are live. */
export class ToursStore {
  readonly #db: Database;
  readonly #clock: Clock;

  /** Promises, so that concurrent requests share one query. */
  readonly #readable = new LRUCache<string, Promise<TourRecord | undefined>>({
    max: CACHED_TOURS,
    ttl: CACHE_MS,
  });

  /** Incremented when the cache is invalidated. Invalidates data that other modules derive from cached tours. */
  changes = 0;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  live(target: TourTarget, db: Database = this.#db): Promise<TourRecord | undefined> {
    const query = db.selectFrom('tours').selectAll().where('state', '=', LIVE);
    return 'pilotId' in target
      ? query.where('pilot_id', '=', target.pilotId).executeTakeFirst()
      : query
          .where('project_id', '=', target.projectId)
          .where('slot', '=', target.slot)
          .executeTakeFirst();
  }

  /**
   * Returns a readable version: live, or replaced within the grace period. Cached for a few seconds, because a tour
   * requests hundreds of files concurrently. Changes by other servers take effect when the entry expires.
   */
  async byVersion(version: string): Promise<TourRecord | undefined> {
    const known = this.#readable.get(version);
    if (known) return known;
    const query = this.#readableByVersion(version);
    this.#readable.set(version, query);
    let tour: TourRecord | undefined;
    try {
      tour = await query;
      return tour;
    } finally {
      // Missing tours and failed queries are not cached.
      if (!tour && this.#readable.peek(version) === query) this.#readable.delete(version);
    }
  }

  #readableByVersion(version: string): Promise<TourRecord | undefined> {
    return this.#db
      .selectFrom('tours')
      .where('version', '=', version)
      .where((at) =>
        at.or([
          at('state', '=', LIVE),
          at('state', 'in', ['replaced', 'kept']).and(
            'state_at',
            '>',
            this.#clock.in(-GRACE_SECONDS),
          ),
        ]),
      )
      .selectAll()
      .executeTakeFirst();
  }

  /** Returns a live, replaced or deleted version; `undefined` if it has no row. */
  inAnyState(version: string, db: Database = this.#db): Promise<TourRecord | undefined> {
    return db.selectFrom('tours').where('version', '=', version).selectAll().executeTakeFirst();
  }

  /** Returns the key of a version's files, in any state; `undefined` if it has no row. */
  async keyOf(version: string): Promise<string | undefined> {
    const tour = await this.inAnyState(version);
    return tour && tourKey(tour);
  }

  /** Invalidates the cache after the commit. Before it, concurrent requests would read and cache the old rows. */
  #dropCached(db: Database): void {
    afterCommit(db, () => {
      this.#readable.clear();
      this.changes += 1;
    });
  }

  /**
   * Makes a tour the live one of its target. Runs in the caller's transaction.
   *
   * @returns The replaced version, which stays readable for `GRACE_SECONDS`.
   */
  async publish(target: TourTarget, tour: NewTour, db: Database): Promise<string | undefined> {
    const now = this.#clock.now();
    const before = await this.#replaceLive(target, db);
    await db
      .insertInto('tours')
      .values({
        version: tour.version,
        project_id: 'pilotId' in target ? null : target.projectId,
        pilot_id: 'pilotId' in target ? target.pilotId : null,
        slot: 'pilotId' in target ? PILOT_SLOT : target.slot,
        start_page: tour.startPage,
        files: tour.files,
        bytes: tour.bytes,
        pack_bytes: tour.packBytes,
        directory_bytes: tour.directoryBytes,
        published_at: now,
        state: 'live',
        state_at: now,
      })
      .execute();
    return before;
  }

  /**
   * Makes a replaced version the live one of its target again.
   *
   * @returns The version that it replaces.
   */
  async restore(target: TourTarget, version: string, db: Database): Promise<string | undefined> {
    const before = await this.#replaceLive(target, db);
    await db
      .updateTable('tours')
      .set({ state: 'live', state_at: this.#clock.now(), kept_until: null })
      .where('version', '=', version)
      .execute();
    this.#dropCached(db);
    return before;
  }

  async #replaceLive(target: TourTarget, db: Database): Promise<string | undefined> {
    const live = await this.live(target, db);
    if (!live) return undefined;
    await db
      .updateTable('tours')
      .set({ state: 'replaced', state_at: this.#clock.now() })
      .where('version', '=', live.version)
      .execute();
    return live.version;
  }

  /**
   * Returns live tours whose task is not done, newest first.
   *
   * @param except - Versions to leave out.
   */
  async pending(
    task: TourTask,
    limit: number,
    except: ReadonlySet<string> = new Set(),
  ): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tours')
      .where(isDue(task))
      .where('state', '=', LIVE)
      .orderBy('published_at', 'desc')
      .limit(limit + except.size)
      .select('version')
      .execute();
    const versions = rows.map(({ version }) => version);
    return versions.filter((version) => !except.has(version)).slice(0, limit);
  }

  /**
   * Counts an attempt at a task, before it begins.
   *
   * @returns `undefined` if the tour does not need it.
   */
  begin(task: TourTask, version: string): Promise<TourRecord | undefined> {
    return this.#db
      .updateTable('tours')
      .set(
        task === 'picture'
          ? { picture_tries: sql<number>`picture_tries + 1` }
          : {
              inspection_tries: sql<number>`case when inspector < ${INSPECTOR} then 1 else inspection_tries + 1 end`,
              inspector: INSPECTOR,
              inspected_at: null,
            },
      )
      .where('version', '=', version)
      .where(isDue(task))
      .where('state', 'in', ['live', 'replaced', 'kept'])
      .returningAll()
      .executeTakeFirst();
  }

  /** Undoes the count of an attempt that failed because the file store was unavailable. */
  async postpone(task: TourTask, version: string): Promise<void> {
    const { tries } = TASK_COLUMNS[task];
    await this.#db
      .updateTable('tours')
      .set(tries, sql<number>`${sql.ref(tries)} - 1`)
      .where('version', '=', version)
      .where(tries, '>', 0)
      .execute();
  }

  /** Records the result of an inspection. What an earlier one expected of the tour, viewers are asked again. */
  async endInspection(version: string, found: TourInspection): Promise<void> {
    await this.#db
      .updateTable('tours')
      .set({
        tool_name: found.tool?.name ?? null,
        tool_version: found.tool?.version ?? null,
        scenes: found.scenes ?? null,
        speaks_itself: found.speaksItself ? 1 : 0,
        inspected_at: this.#clock.now(),
        silent_at: null,
      })
      .where('version', '=', version)
      .where('inspected_at', 'is', null)
      .execute();
    this.#dropCached(this.#db);
  }

  /**
   * Records the result of a search for a picture.
   *
   * @returns `false` if the tour was deleted or another server recorded a result first.
   */
  async endPicture(version: string, file: string | null): Promise<boolean> {
    const updated = await this.#db
      .updateTable('tours')
      .set({ picture_file: file, picture_sought_at: this.#clock.now() })
      .where('version', '=', version)
      .where('picture_sought_at', 'is', null)
      .executeTakeFirst();
    return updated.numUpdatedRows > 0n;
  }

  /**
   * Replaces the picture of a live tour. `null` restores the picture that was found in the tour.
   *
   * @returns `undefined` if the tour is no longer live.
   */
  choosePicture(
    version: string,
    file: string | null,
    db: Database,
  ): Promise<TourRecord | undefined> {
    return db
      .updateTable('tours')
      .set({ chosen_picture_file: file })
      .where('version', '=', version)
      .where('state', '=', LIVE)
      .returningAll()
      .executeTakeFirst();
  }

  /**
   * Turns the bridge of a live tour on or off.
   *
   * @returns `false` if the tour is no longer live.
   */
  async switchBridge(
    version: string,
    { isOff }: { isOff: boolean },
    db: Database,
  ): Promise<boolean> {
    const updated = await db
      .updateTable('tours')
      .set({ bridge_off: isOff ? 1 : 0 })
      .where('version', '=', version)
      .where('state', '=', LIVE)
      .executeTakeFirst();
    this.#dropCached(db);
    return updated.numUpdatedRows > 0n;
  }

  /** Records what a viewer heard of a tour. Once it has spoken, it speaks. */
  async recordSpeech(version: string, spoke: boolean, db: Database): Promise<void> {
    const now = this.#clock.now();
    await db
      .updateTable('tours')
      .set(spoke ? { spoke_at: now } : { silent_at: now })
      .where('version', '=', version)
      .where('spoke_at', 'is', null)
      .execute();
  }

  livePilots(): Promise<TourRecord[]> {
    return this.#db
      .selectFrom('tours')
      .where('pilot_id', 'is not', null)
      .where('state', '=', LIVE)
      .selectAll()
      .execute();
  }

  liveOfProject(projectId: string, db: Database = this.#db): Promise<TourRecord[]> {
    return db
      .selectFrom('tours')
      .where('project_id', '=', projectId)
      .where('state', '=', LIVE)
      .selectAll()
      .execute();
  }

  /**
   * Puts all versions of projects, of a date or of a pilot into the trash. They are no longer served once the
   * transaction has committed and caches have expired.
   */
  async putInTrash(
    owner:
      | { projectIds: readonly string[] }
      | { projectId: string; slot: string }
      | { pilotId: string },
    trashId: string,
    db: Database,
  ): Promise<void> {
    const query = db
      .updateTable('tours')
      .set((at) => ({
        state: 'trashed',
        trashed_from: at.ref('state').$castTo<TourRecord['trashed_from']>(),
        trash_id: trashId,
      }))
      .where('state', 'in', ['live', 'replaced', 'kept']);
    if ('pilotId' in owner) await query.where('pilot_id', '=', owner.pilotId).execute();
    else if ('slot' in owner) {
      const { projectId, slot } = owner;
      await query.where('project_id', '=', projectId).where('slot', '=', slot).execute();
    } else if (owner.projectIds.length > 0) {
      await query.where('project_id', 'in', [...owner.projectIds]).execute();
    }
    this.#dropCached(db);
  }

  /**
   * Reverses `putInTrash`.
   *
   * @param slot - Instead of their own, if they were the tours of one.
   */
  async takeFromTrash(trashId: string, slot: string | undefined, db: Database): Promise<void> {
    await db
      .updateTable('tours')
      .set((at) => ({
        state: at.fn.coalesce('trashed_from', LIVE),
        trashed_from: null,
        trash_id: null,
        ...(slot !== undefined && { slot }),
      }))
      .where('trash_id', '=', trashId)
      .execute();
    this.#dropCached(db);
  }

  /**
   * Dooms all versions of projects, of a pilot or of an entry of the trash. They are no longer served, and the sweep
   * deletes them.
   */
  async withdrawAll(
    owner: { projectIds: readonly string[] } | { pilotId: string } | { trashId: string },
    db: Database,
  ): Promise<void> {
    const query = db.updateTable('tours').set({
      state: 'doomed',
      state_at: this.#clock.now(),
      kept_until: null,
      trash_id: null,
      trashed_from: null,
    });
    if ('pilotId' in owner) await query.where('pilot_id', '=', owner.pilotId).execute();
    else if ('trashId' in owner) await query.where('trash_id', '=', owner.trashId).execute();
    else if (owner.projectIds.length > 0) {
      await query.where('project_id', 'in', [...owner.projectIds]).execute();
    }
    this.#dropCached(db);
  }

  /**
   * Deletes the rows of versions that are doomed, or replaced and not kept any more, after the grace period. A single
   * statement, so a concurrent restoration is not lost.
   *
   * @returns The deleted versions, whose files the caller must delete.
   */
  async removeOver(): Promise<TourRecord[]> {
    const removed = await this.#db
      .deleteFrom('tours')
      .where('state_at', '<', this.#clock.in(-GRACE_SECONDS))
      .where((at) => {
        // In the trash, a replaced tour keeps the retention that it had.
        const state = at.fn.coalesce('trashed_from', 'state');
        return at.or([
          at(state, 'in', ['replaced', 'doomed']),
          at(state, '=', 'kept').and('kept_until', '<=', this.#clock.now()),
        ]);
      })
      .returningAll()
      .execute();
    this.#dropCached(this.#db);
    return removed;
  }
}
