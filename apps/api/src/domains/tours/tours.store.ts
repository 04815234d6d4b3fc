import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/base/clock.ts';
import type { Database, TourRecord } from '../../platform/db/schema.ts';
import { afterCommit } from '../../platform/db/withTransaction.ts';
import { tourKey } from '../../platform/files/fileStore.ts';

/** Where a tour hangs: on a project's own date or one of its days, or on a pilot. */
export type TourTarget =
  { readonly projectId: string; readonly slot: string } | { readonly pilotId: string };

const PILOT_SLOT = 'pilot';

/** How long a replaced tour stays readable for those who are walking through it, in seconds. */
export const READABLE_SECONDS = 3600;

/** Searches for a picture before it is given up. */
const PICTURE_TRIES = 3;

const CACHED_TOURS = 1000;
/** In milliseconds. */
const CACHE_MS = 5000;

export interface NewTour {
  version: string;
  startPage: string;
  files: number;
  /** Of the files, unpacked. */
  bytes: number;
  packBytes: number;
  directoryBytes: number;
}

/** The stored tours, and which of them are live. */
export class ToursStore {
  readonly #db: Database;
  readonly #clock: Clock;

  readonly #readable = new LRUCache<string, TourRecord>({
    max: CACHED_TOURS,
    ttl: CACHE_MS,
    ignoreFetchAbort: true,
    fetchMethod: async (version, _stale, { options }) => {
      const { changes } = this;
      const tour = await this.#db
        .selectFrom('tours')
        .where('version', '=', version)
        .where('withdrawn_at', 'is', null)
        .where((at) =>
          at.or([
            at('retired_at', 'is', null),
            at('retired_at', '>', this.#clock.in(-READABLE_SECONDS)),
          ]),
        )
        .selectAll()
        .executeTakeFirst();
      if (changes !== this.changes) options.ttl = 1;
      return tour;
    },
  });

  /** Grows when cached tours are dropped: what others derived from them is out of date then. */
  changes = 0;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  live(target: TourTarget, db: Database = this.#db): Promise<TourRecord | undefined> {
    const query = db.selectFrom('tours').selectAll().where('retired_at', 'is', null);
    return 'pilotId' in target
      ? query.where('pilot_id', '=', target.pilotId).executeTakeFirst()
      : query
          .where('project_id', '=', target.projectId)
          .where('slot', '=', target.slot)
          .executeTakeFirst();
  }

  /**
   * A version that may be read, live or replaced a while ago. Cached for a few seconds, because a tour asks for
   * hundreds of files concurrently; changes by other servers are seen after that.
   */
  async byVersion(version: string): Promise<TourRecord | undefined> {
    return this.#readable.get(version) ?? this.#readable.fetch(version);
  }

  /** A version that is live, was replaced or is deleted; nothing when it has no row. */
  inAnyState(version: string, db: Database = this.#db): Promise<TourRecord | undefined> {
    return db.selectFrom('tours').where('version', '=', version).selectAll().executeTakeFirst();
  }

  /** Where the files of a version are, in any state; nothing when it has no row. */
  async keyOf(version: string): Promise<string | undefined> {
    const tour = await this.inAnyState(version);
    return tour && tourKey(tour);
  }

  /** Not before the commit: until then, others would read and cache the old rows again. */
  #dropCached(db: Database): void {
    afterCommit(db, () => {
      this.#readable.clear();
      this.changes += 1;
    });
  }

  /**
   * Makes a tour the live one of its target, inside the caller's transaction.
   *
   * @returns the version that it replaced, which stays readable for those who are looking at it
   */
  async publish(target: TourTarget, tour: NewTour, db: Database): Promise<string | undefined> {
    const before = await this.#retireLive(target, db);
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
        published_at: this.#clock.now(),
        retired_at: null,
        withdrawn_at: null,
      })
      .execute();
    return before;
  }

  /** Makes a replaced version the live one of its target again. @returns the version that it replaces */
  async restore(target: TourTarget, version: string, db: Database): Promise<string | undefined> {
    const before = await this.#retireLive(target, db);
    const live = db.updateTable('tours').set({ retired_at: null }).where('version', '=', version);
    await live.execute();
    this.#dropCached(db);
    return before;
  }

  async #retireLive(target: TourTarget, db: Database): Promise<string | undefined> {
    const live = await this.live(target, db);
    if (live) await this.retire([live.version], db);
    return live?.version;
  }

  /** Live tours whose pictures have not been searched for, the newest first. */
  async withoutPicture(limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tours')
      .where('picture_sought_at', 'is', null)
      .where('picture_tries', '<', PICTURE_TRIES)
      .where('retired_at', 'is', null)
      .orderBy('published_at', 'desc')
      .limit(limit)
      .select('version')
      .execute();
    return rows.map(({ version }) => version);
  }

  /**
   * Counts a search for the picture of a tour before it begins.
   *
   * @returns undefined when there is nothing to search for
   */
  beginPicture(version: string): Promise<TourRecord | undefined> {
    return this.#db
      .updateTable('tours')
      .set({ picture_tries: sql<number>`picture_tries + 1` })
      .where('version', '=', version)
      .where('picture_sought_at', 'is', null)
      .where('picture_tries', '<', PICTURE_TRIES)
      .where('withdrawn_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
  }

  /** A search that could not be made, because the store was away, does not count. */
  async postponePicture(version: string): Promise<void> {
    await this.#db
      .updateTable('tours')
      .set({ picture_tries: sql<number>`picture_tries - 1` })
      .where('version', '=', version)
      .where('picture_tries', '>', 0)
      .execute();
  }

  /** @returns whether it was recorded: the tour may have been deleted, or another server was first */
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
   * Replaces the picture of a live tour, or restores its own.
   *
   * @returns undefined when it is not live any more
   */
  choosePicture(version: string, file: string | null): Promise<TourRecord | undefined> {
    return this.#db
      .updateTable('tours')
      .set({ chosen_picture_file: file })
      .where('version', '=', version)
      .where('retired_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
  }

  /** The files of all pictures, of replaced tours as well: those can be restored. */
  async pictures(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('tours')
      .where((at) =>
        at.or([at('picture_file', 'is not', null), at('chosen_picture_file', 'is not', null)]),
      )
      .select(['picture_file', 'chosen_picture_file'])
      .execute();
    return rows.flatMap((row) => [row.picture_file ?? [], row.chosen_picture_file ?? []].flat());
  }

  livePilots(): Promise<TourRecord[]> {
    return this.#db
      .selectFrom('tours')
      .where('pilot_id', 'is not', null)
      .where('retired_at', 'is', null)
      .selectAll()
      .execute();
  }

  async retire(versions: readonly string[], db: Database = this.#db): Promise<void> {
    if (versions.length === 0) return;
    await db
      .updateTable('tours')
      .set({ retired_at: this.#clock.now() })
      .where('version', 'in', [...versions])
      .where('retired_at', 'is', null)
      .execute();
  }

  liveOfProject(projectId: string, db: Database = this.#db): Promise<TourRecord[]> {
    return db
      .selectFrom('tours')
      .where('project_id', '=', projectId)
      .where('retired_at', 'is', null)
      .selectAll()
      .execute();
  }

  /**
   * Withdraws every version of projects or of a pilot: it is no longer served once the transaction has committed
   * and caches have expired. The files are swept after a grace period, so that a mistaken deletion can be undone by
   * the operator.
   */
  async withdrawAll(
    owner: { projectIds: readonly string[] } | { pilotId: string },
    db: Database,
  ): Promise<void> {
    const now = this.#clock.now();
    const query = db.updateTable('tours').set({ retired_at: now, withdrawn_at: now });
    if ('pilotId' in owner) await query.where('pilot_id', '=', owner.pilotId).execute();
    else if (owner.projectIds.length > 0) {
      await query.where('project_id', 'in', [...owner.projectIds]).execute();
    }
    this.#dropCached(db);
  }

  /**
   * Deletes the rows of versions that were withdrawn before a time, or replaced before another and not kept until a
   * third. One statement, so that a version which is restored meanwhile stays.
   *
   * @returns them, for the caller to delete their files
   */
  async removeOver(times: {
    readonly withdrawn: string;
    readonly retired: string;
    readonly kept: string;
  }): Promise<TourRecord[]> {
    const removed = await this.#db
      .deleteFrom('tours')
      .where((at) =>
        at.or([
          at('withdrawn_at', '<', times.withdrawn),
          at.and([
            at('withdrawn_at', 'is', null),
            at('retired_at', '<', times.retired),
            at.not(
              at.exists(
                at
                  .selectFrom('kept_packs')
                  .whereRef('kept_packs.version', '=', 'tours.version')
                  .where('kept_until', '>', times.kept)
                  .select('kept_packs.version'),
              ),
            ),
          ]),
        ]),
      )
      .returningAll()
      .execute();
    this.#dropCached(this.#db);
    return removed;
  }
}
