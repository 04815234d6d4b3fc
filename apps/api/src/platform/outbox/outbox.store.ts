import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { isPostgres } from '../db/postgres.ts';
import type { Database, OutboxRecord } from '../db/schema.ts';
import type { Channel, OutgoingMessage } from './messages.ts';

/** Lease of a claimed message, in seconds. After it expires, another server may retry. */
export const LEASE_SECONDS = 120;

/**
 * Transactional outbox. A message is written in the transaction that causes it: a rollback discards it, and a commit
 * makes it durable.
 * A message is deleted once it is sent, so its secret links and codes are not retained.
 */
export class OutboxStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * @param lifeSeconds - Time after which the message is deleted unsent.
   * @returns The id of the message.
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
   * Claims the next message that is due, with a lease. It is one statement, so that two servers never claim the same
   * message and neither waits. If a server crashes, another retries after the lease expires.
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
