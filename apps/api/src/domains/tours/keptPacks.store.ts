import type { Clock } from '../../platform/base/clock.ts';
import type { Database, TourRecord } from '../../platform/db/schema.ts';

const DAY_SECONDS = 24 * 3600;

/** Packs of replaced tours, which admins can restore until their retention ends. */
export class KeptPacksStore {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #days: number;

  /** @param days - Retention of a pack. */
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

  /** Returns the tours of a project that can be restored, most recently replaced first. */
  ofProject(projectId: string): Promise<TourRecord[]> {
    return this.#db
      .selectFrom('kept_packs')
      .innerJoin('tours', 'tours.version', 'kept_packs.version')
      .where('tours.project_id', '=', projectId)
      .where('kept_packs.kept_until', '>', this.#clock.now())
      .where('tours.trash_id', 'is', null)
      .orderBy('kept_packs.kept_at', 'desc')
      .orderBy('tours.version')
      .selectAll('tours')
      .execute();
  }

  /**
   * Ends the retention of a pack, which the caller makes live.
   *
   * @returns Whether the pack was retained.
   */
  async release(version: string, db: Database): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('kept_packs')
      .where('version', '=', version)
      .where('kept_until', '>', this.#clock.now())
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Ends the retention of a project's packs, except for the given slots and those in the trash. The sweep then deletes the
   * packs. */
  async forgetExcept(projectId: string, slots: readonly string[], db: Database): Promise<void> {
    await db
      .deleteFrom('kept_packs')
      .where('version', 'in', (select) =>
        select
          .selectFrom('tours')
          .where('project_id', '=', projectId)
          .where('slot', 'not in', [...slots])
          .where('trash_id', 'is', null)
          .select('version'),
      )
      .execute();
  }
}
