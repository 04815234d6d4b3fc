import { sql } from 'kysely';
import type { Clock } from '../../platform/base/clock.ts';
import type { Database, TourRecord, TourState } from '../../platform/db/schema.ts';

const DAY_SECONDS = 24 * 3600;

/** Replaced tours, which admins can restore until their retention ends. */
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

  /** Keeps a version that was replaced. */
  async keep(version: string, db: Database): Promise<void> {
    await db
      .updateTable('tours')
      .set({ state: 'kept', kept_until: this.#clock.in(this.#days * DAY_SECONDS) })
      .where('version', '=', version)
      .where('state', '=', 'replaced')
      .execute();
  }

  /** Returns the tours of a project that can be restored, most recently replaced first. */
  ofProject(projectId: string): Promise<TourRecord[]> {
    return (
      this.#db
        .selectFrom('tours')
        .where('project_id', '=', projectId)
        // A literal: with a parameter, SQLite does not use the index of kept tours.
        .where('state', '=', sql.lit<TourState>('kept'))
        .where('kept_until', '>', this.#clock.now())
        .orderBy('state_at', 'desc')
        .orderBy('version')
        .selectAll()
        .execute()
    );
  }

  /**
   * Ends the retention of a pack, which the caller makes live.
   *
   * @returns Whether the pack was retained.
   */
  async release(version: string, db: Database): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('tours')
      .set({ state: 'replaced', kept_until: null })
      .where('version', '=', version)
      .where('state', '=', 'kept')
      .where('kept_until', '>', this.#clock.now())
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Ends the retention of a project's packs, except for the given slots and those in the trash. The sweep then deletes the
   * packs. */
  async forgetExcept(projectId: string, slots: readonly string[], db: Database): Promise<void> {
    await db
      .updateTable('tours')
      .set({ state: 'replaced', kept_until: null })
      .where('project_id', '=', projectId)
      .where('slot', 'not in', [...slots])
      .where('state', '=', 'kept')
      .execute();
  }
}
