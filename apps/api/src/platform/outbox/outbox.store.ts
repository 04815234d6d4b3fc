import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../base/clock.ts';
import { writeSetting } from '../db/settings.ts';
import { isPostgres } from '../db/postgres.ts';
import type { Database, OutboxRecord } from '../db/schema.ts';
import { withTransaction } from '../db/withTransaction.ts';
import type { Channel, OutgoingMessage } from './messages.ts';

/** How long a failure is known, in seconds. */
const FAILURE_SECONDS = 30 * 24 * 3600;

/** Equal failures of messages: nothing of recipient and content. */
export interface FailureGroup {
  readonly channel: Channel;
  /** Template of a mail, or `code`. */
  readonly kind: string | null;
  readonly reason: string;
  /** `waiting`: retried automatically. `failed`: sent again on request. `expired`: never. */
  readonly state: 'waiting' | 'failed' | 'expired';
  readonly count: number;
  /** Of the last one. */
  readonly at: string;
}

/** Lease of a claimed message, in seconds. After it expires, another server may retry. */
export const LEASE_SECONDS = 120;

/**
 * Transactional outbox. A message is written in the transaction that causes it: a rollback discards it, and a commit
 * makes it durable.
 * A message is deleted once it is sent or has expired, so its secret links and codes are not retained.
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
        kind: null,
        reason: null,
        leased_at: null,
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
      .set({
        due_at: this.#clock.in(LEASE_SECONDS),
        leased_at: now,
        attempts: sql<number>`attempts + 1`,
      })
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

  async retryIn(
    { id }: OutboxRecord,
    seconds: number,
    failure: { kind: string | null; reason: string },
  ): Promise<void> {
    await this.#db
      .updateTable('outbox')
      .set({ due_at: this.#clock.in(seconds), leased_at: null, ...failure })
      .where('id', '=', id)
      .execute();
  }

  /** Moves a message to those that failed. The message itself is retained until it expires. */
  async fail(
    { id }: OutboxRecord,
    failure: { kind: string | null; reason: string },
  ): Promise<void> {
    const now = this.#clock.now();
    await withTransaction(this.#db, async (transaction) => {
      const record = await transaction
        .deleteFrom('outbox')
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!record) return;
      const { channel, message, created_at, expires_at } = record;
      await transaction
        .insertInto('failed_messages')
        .values({
          id,
          channel,
          ...failure,
          message: expires_at > now ? message : null,
          created_at,
          failed_at: now,
          expires_at,
        })
        .execute();
    });
  }

  /**
   * Makes all unsent messages due that are not being sent at present, including those that failed.
   *
   * @param record - Runs in the same transaction, with their number, if there are any.
   * @returns Their number.
   */
  retryAll(record: (count: number, transaction: Database) => Promise<void>): Promise<number> {
    const now = this.#clock.now();
    return withTransaction(this.#db, async (transaction) => {
      const due = await transaction
        .updateTable('outbox')
        .set({ due_at: now })
        .where('reason', 'is not', null)
        .where('leased_at', 'is', null)
        .executeTakeFirst();
      const columns = ['id', 'channel', 'kind', 'message', 'created_at', 'expires_at'] as const;
      const failed = await transaction
        .insertInto('outbox')
        .columns([...columns, 'attempts', 'due_at'])
        .expression((select) =>
          select
            .selectFrom('failed_messages')
            .where('message', 'is not', null)
            .where('expires_at', '>', now)
            .select(columns)
            .select([sql.lit(0).as('attempts'), 'failed_at as due_at']),
        )
        .executeTakeFirst();
      await transaction
        .deleteFrom('failed_messages')
        .where('message', 'is not', null)
        .where('expires_at', '>', now)
        .execute();
      const count = Number(due.numUpdatedRows) + Number(failed.numInsertedOrUpdatedRows ?? 0);
      if (count > 0) await record(count, transaction);
      return count;
    });
  }

  /** Returns the failures of messages, newest first. */
  async failures(): Promise<FailureGroup[]> {
    const now = this.#clock.now();
    const waiting = await this.#db
      .selectFrom('outbox')
      .where('reason', 'is not', null)
      .groupBy(['channel', 'kind', 'reason'])
      .select(['channel', 'kind', sql<string>`reason`.as('reason')])
      .select((select) => [select.fn.countAll().as('count'), select.fn.max('created_at').as('at')])
      .execute();
    const isFailed = sql<number>`case when message is not null and expires_at > ${now} then 1 else 0 end`;
    const others = await this.#db
      .selectFrom((select) =>
        select
          .selectFrom('failed_messages')
          .select(['channel', 'kind', 'reason', 'failed_at', isFailed.as('is_failed')])
          .as('failures'),
      )
      .groupBy(['channel', 'kind', 'reason', 'is_failed'])
      .select(['channel', 'kind', 'reason', 'is_failed'])
      .select((select) => [select.fn.countAll().as('count'), select.fn.max('failed_at').as('at')])
      .execute();
    return [
      ...waiting.map((group) => ({ ...group, state: 'waiting' as const })),
      ...others.map(({ is_failed: failed, ...group }) => ({
        ...group,
        state: failed === 1 ? ('failed' as const) : ('expired' as const),
      })),
    ]
      .map((group) => ({ ...group, count: Number(group.count) }))
      .toSorted((a, b) => (a.at < b.at ? 1 : -1));
  }

  /** Deletes expired messages, whose secret links and codes are not retained, and old failures. */
  async sweep(): Promise<void> {
    await this.#db
      .updateTable('failed_messages')
      .set({ message: null })
      .where('expires_at', '<=', this.#clock.now())
      .execute();
    await this.#db
      .deleteFrom('failed_messages')
      .where('failed_at', '<=', this.#clock.in(-FAILURE_SECONDS))
      .execute();
  }

  async setSent(channel: Channel): Promise<void> {
    await writeSetting(this.#db, `last-sent-${channel}`, this.#clock.now());
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
