/** Registry of the running servers: one with SQLite, one or several with PostgreSQL. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '../base/clock.ts';
import { isPostgres } from '../db/postgres.ts';
import type { Database } from '../db/schema.ts';

/** Interval of heartbeats, in milliseconds. */
export const HEARTBEAT_MS = 5000;
/** Time without a heartbeat after which a server counts as dead, in seconds. */
export const HEARTBEAT_TIMEOUT_SECONDS = 30;
/** Time without a heartbeat of its own after which a server was paused, or had no database, in seconds. */
const PAUSED_SECONDS = HEARTBEAT_TIMEOUT_SECONDS / 2;

/**
 * Heartbeat of this server, and the servers that are alive. A dead server's rows are deleted: its uploads are cleaned
 * up, and its late writes fail.
 */
export class ServerRegistry {
  /** Id of this server, a prefix of the names of its staging files. */
  readonly id = randomUUID();
  readonly #db: Database;
  readonly #clock: Clock;
  #seenAt = '';

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async start(): Promise<void> {
    // SQLite: the lock of the data folder guarantees that no other server is running.
    if (!isPostgres(this.#db)) await this.#db.deleteFrom('processes').execute();
    await this.heartbeat();
  }

  /** Deletes this server's row, so that other servers do not wait until its heartbeat expires. */
  async stop(): Promise<void> {
    await this.#db.deleteFrom('processes').where('id', '=', this.id).execute();
  }

  /** Returns the ids of the servers that are alive, including this one, which was perhaps only paused. */
  async alive(): Promise<Set<string>> {
    return (await aliveProcesses(this.#db, this.#clock)).add(this.id);
  }

  /**
   * Deletes the rows of dead servers, which cascades to their uploads.
   *
   * @returns `false` if it does not know which ones are dead: this server was paused, perhaps with all others, as when a
   * machine was suspended.
   */
  async sweep(): Promise<boolean> {
    const wasPaused = this.#seenAt <= this.#clock.in(-PAUSED_SECONDS);
    if (wasPaused) {
      await this.heartbeat();
      return false;
    }
    await this.#db
      .deleteFrom('processes')
      .where('seen_at', '<=', this.#clock.in(-HEARTBEAT_TIMEOUT_SECONDS))
      .where('id', '!=', this.id)
      .execute();
    return true;
  }

  /** Call it every `HEARTBEAT_MS`. */
  async heartbeat(): Promise<void> {
    const now = this.#clock.now();
    await this.#db
      .insertInto('processes')
      .values({ id: this.id, started_at: now, seen_at: now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: now }))
      .execute();
    this.#seenAt = now;
  }
}

/** Returns the ids of the servers that are alive. */
export async function aliveProcesses(db: Database, clock: Clock): Promise<Set<string>> {
  const rows = await db
    .selectFrom('processes')
    .where('seen_at', '>', clock.in(-HEARTBEAT_TIMEOUT_SECONDS))
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
