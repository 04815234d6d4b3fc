import type { Client } from 'pg';
import { Semaphore } from '../base/semaphore.ts';

/** Releases a lock. */
export type Unlock = () => Promise<void>;

/**
 * Holds all advisory locks of a process in one connection of its own: locks last as long as jobs, and would otherwise
 * take the connections of the pool from requests. The connection exists only while a lock is held.
 */
export class LockSession {
  readonly #connect: () => Promise<Client>;
  readonly #speakMs: number;
  /** One statement at a time, and one connection. */
  readonly #statements = new Semaphore(1);
  readonly #held = new Set<number>();
  #client: Client | undefined;
  #speaking: NodeJS.Timeout | undefined;

  /**
   * @param connect - Opens a connection.
   * @param speakMs - Interval of statements that keep the connection alive.
   */
  constructor(connect: () => Promise<Client>, speakMs: number) {
    this.#connect = connect;
    this.#speakMs = speakMs;
  }

  /** @returns `undefined` if this or another process holds the lock. */
  async tryLock(key: number): Promise<Unlock | undefined> {
    // PostgreSQL would give a session its own lock again.
    if (this.#held.has(key)) return undefined;
    this.#held.add(key);
    try {
      const client = await this.#statements.run(() => this.#take(key));
      if (client) return () => this.#release(key, client);
    } catch (error) {
      await this.#forget(key);
      throw error;
    }
    await this.#forget(key);
    return undefined;
  }

  async close(): Promise<void> {
    await this.#statements.run(() => this.#disconnect());
  }

  async #take(key: number): Promise<Client | undefined> {
    const client = (this.#client ??= await this.#open());
    const { rows } = await client.query<{ got: boolean }>(
      'select pg_try_advisory_lock($1) as got',
      [key],
    );
    return rows[0]?.got ? client : undefined;
  }

  async #open(): Promise<Client> {
    const client = await this.#connect();
    // If the connection and so its locks are lost, another server may run the same jobs concurrently: jobs are
    // idempotent. The next lock opens another connection.
    client.once('end', () => {
      if (this.#client === client) this.#lose();
    });
    this.#speaking = setInterval(() => {
      void this.#statements.run(async () => {
        await this.#client?.query('select 1').catch(() => undefined);
      });
    }, this.#speakMs).unref();
    return client;
  }

  async #release(key: number, client: Client): Promise<void> {
    await this.#statements.run(async () => {
      // A lost connection has released its locks.
      if (this.#client !== client) return;
      await client.query('select pg_advisory_unlock($1)', [key]).catch(() => this.#disconnect());
    });
    await this.#forget(key);
  }

  async #forget(key: number): Promise<void> {
    this.#held.delete(key);
    await this.#statements.run(async () => {
      if (this.#held.size === 0) await this.#disconnect();
    });
  }

  #lose(): Client | undefined {
    const client = this.#client;
    clearInterval(this.#speaking);
    this.#client = undefined;
    return client;
  }

  async #disconnect(): Promise<void> {
    await this.#lose()
      ?.end()
      .catch(() => undefined);
  }
}
