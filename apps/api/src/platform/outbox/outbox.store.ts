import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { isPostgres } from '../db/postgres.ts';
import type { Database, OutboxRecord } from '../db/schema.ts';
import type { Channel, OutgoingMessage } from './messages.ts';

/** How long one delivery may take before another process may try the message again, in seconds. */
export const LEASE_SECONDS = 120;

/**
 * Messages on their way out. They are written in the transaction of what causes them, so that nothing is
 * sent for a change that is rolled back, and nothing is lost once it is committed. A message is deleted when
 * it is delivered: the links and codes in it are not kept.
 */
export class OutboxStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * @param lifeSeconds after which the message is worth nothing any more
   * @returns its id
   */
  async add(message: OutgoingMessage, lifeSeconds: number, db: Database): Promise<string> {
    const id = randomUUID();
    await db
      .insertInto('outbox')
      .values({
        id,
        channel: message.channel,
        message: JSON.stringify(message),
        attempts: 0,
        created_at: this.#clock.now(),
        due_at: this.#clock.now(),
        expires_at: this.#clock.in(lifeSeconds),
      })
      .execute();
    return id;
  }

  /**
   * Takes the next message that is due, for the time of a lease. One statement, so that two processes never
   * take the same one, and neither waits for the other; one that dies while it delivers only delays it.
   */
  claim(channel: Channel): Promise<OutboxRecord | undefined> {
    const now = this.#clock.now();
    return this.#db
      .updateTable('outbox')
      .set({ due_at: this.#clock.in(LEASE_SECONDS), attempts: sql<number>`attempts + 1` })
      .where('id', '=', (select) =>
        select
          .selectFrom('outbox')
          .where('channel', '=', channel)
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .orderBy('id')
          .limit(1)
          .select('id')
          .$if(isPostgres(this.#db), (query) => query.forUpdate().skipLocked()),
      )
      .where('due_at', '<=', now)
      .returningAll()
      .executeTakeFirst();
  }

  async retryIn(id: string, seconds: number): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ due_at: this.#clock.in(seconds) })
      .where('id', '=', id)
      .execute();
  }

  async delete(id: string): Promise<void> {
    await this.#db.deleteFrom('outbox').where('id', '=', id).execute();
  }

  async count(): Promise<Map<Channel, number>> {
    const rows = await this.#db
      .selectFrom('outbox')
      .groupBy('channel')
      .select(['channel', (select) => select.fn.countAll<number>().as('count')])
      .execute();
    return new Map(rows.map(({ channel, count }) => [channel, count]));
  }
}
