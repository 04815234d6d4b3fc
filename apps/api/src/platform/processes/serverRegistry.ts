/** The servers that work with the same data: one with SQLite, several side by side with PostgreSQL. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { isPostgres } from '../db/postgres.ts';
import type { Database } from '../db/schema.ts';

/** How often a server says that it lives, in milliseconds. */
export const HEARTBEAT_MS = 5000;
/** How long a server may be silent before the others take it for dead, in seconds. */
export const HEARTBEAT_TIMEOUT_SECONDS = 30;

/**
 * This server among the others. One that stays silent counts as dead: what it was doing is cleared away, and
 * the database refuses its late writes, because its rows have been deleted.
 */
export class ServerRegistry {
  /** Of this server; part of the names of what it has under way. */
  readonly id = randomUUID();
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async start(): Promise<void> {
    // The lock of the data folder says that there is no other.
    if (!isPostgres(this.#db)) await this.#db.deleteFrom('processes').execute();
    await this.heartbeat();
  }

  /** Removes the server's entry, so that others do not wait for its heartbeat to expire. */
  async stop(): Promise<void> {
    await this.#db.deleteFrom('processes').where('id', '=', this.id).execute();
  }

  /** Those that have been heard of lately, this one among them. */
  alive(): Promise<Set<string>> {
    return aliveProcesses(this.#db, this.#clock);
  }

  /** Forgets those that are dead, and with them what they had under way. */
  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('processes')
      .where('seen_at', '<=', this.#clock.in(-HEARTBEAT_TIMEOUT_SECONDS))
      .execute();
  }

  /** To be repeated every `HEARTBEAT_MS`. */
  async heartbeat(): Promise<void> {
    const now = this.#clock.now();
    await this.#db
      .insertInto('processes')
      .values({ id: this.id, started_at: now, seen_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
      .execute();
  }
}

/** The servers that have been heard of lately. */
export async function aliveProcesses(db: Database, clock: Clock): Promise<Set<string>> {
  const rows = await db
    .selectFrom('processes')
    .where('seen_at', '>', clock.in(-HEARTBEAT_TIMEOUT_SECONDS))
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
