import type { Clock } from '../../platform/base/clock.ts';
import { nameKey } from '@jawla/contract/nameKey';
import type { Database, PilotRecord } from '../../platform/db/schema.ts';

/** Stores pilots, which are public tours. */
export class PilotsStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  byName(name: string, db: Database = this.#db): Promise<PilotRecord | undefined> {
    return db
      .selectFrom('live_pilots')
      .where('name_key', '=', nameKey(name))
      .selectAll()
      .executeTakeFirst();
  }

  /** Returns all pilots, newest first. */
  all(): Promise<PilotRecord[]> {
    return this.#db
      .selectFrom('live_pilots')
      .orderBy('created_at', 'desc')
      .orderBy('name_key')
      .selectAll()
      .execute();
  }

  add({ id, name }: { id: string; name: string }, db: Database): Promise<PilotRecord> {
    return db
      .insertInto('pilots')
      .values({ id, name, name_key: nameKey(name), created_at: this.#clock.now() })
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}
