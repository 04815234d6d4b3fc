import type { Clock } from '../../platform/base/clock.ts';
import type { Database, TourRecord } from '../../platform/db/schema.ts';

const DAY_SECONDS = 24 * 3600;

/** Packs of tours that are no longer live and can be restored for a while. */
export class KeptPacksStore {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #days: number;

  /** @param days how long a pack is kept */
  constructor(db: Database, clock: Clock, days: number) {
    this.#db = db;
    this.#clock = clock;
    this.#days = days;
  }

  async keep(version: string, userId: string | null, db: Database): Promise<void> {
    await db
      .insertInto('kept_packs')
      .values({
        version,
        kept_at: this.#clock.now(),
        kept_by: userId,
        kept_until: this.#clock.in(this.#days * DAY_SECONDS),
      })
      .execute();
  }

  /** The tours of a project that can be restored, the one that was replaced last first. */
  ofProject(projectId: string): Promise<TourRecord[]> {
    return this.#db
      .selectFrom('kept_packs')
      .innerJoin('tours', 'tours.version', 'kept_packs.version')
      .where('tours.project_id', '=', projectId)
      .where('kept_packs.kept_until', '>', this.#clock.now())
      .orderBy('kept_packs.kept_at', 'desc')
      .orderBy('tours.version')
      .selectAll('tours')
      .execute();
  }

  /** Ends the keeping of a pack, which the caller makes live. @returns whether it was kept */
  async release(version: string, db: Database): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('kept_packs')
      .where('version', '=', version)
      .where('kept_until', '>', this.#clock.now())
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Ends the keeping of a project's packs, except those of some slots: the sweep deletes them. */
  async forgetExcept(projectId: string, slots: readonly string[], db: Database): Promise<void> {
    await db
      .deleteFrom('kept_packs')
      .where('version', 'in', (select) =>
        select
          .selectFrom('tours')
          .where('project_id', '=', projectId)
          .where('slot', 'not in', [...slots])
          .select('version'),
      )
      .execute();
  }
}
