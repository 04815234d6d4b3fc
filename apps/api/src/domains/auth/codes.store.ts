import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, CODE_SECONDS, CODE_TRIES } from '@jawla/contract/limits';
import { sql } from 'kysely';
import type { Clock } from '../../platform/base/clock.ts';
import type { Database } from '../../platform/db/schema.ts';

/** Stores one-time codes for the login by phone. A new code replaces the previous one. */
export class CodesStore {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #key: Buffer;

  constructor(db: Database, clock: Clock, key: Buffer) {
    this.#db = db;
    this.#clock = clock;
    this.#key = key;
  }

  /** @returns The code. Only its HMAC is stored. */
  async make(userId: string, db: Database): Promise<string> {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const row = {
      code_hash: this.#hash(userId, code).toString('base64url'),
      tries: 0,
      created_at: this.#clock.now(),
      expires_at: this.#clock.in(CODE_SECONDS),
    };
    await db
      .insertInto('codes')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    return code;
  }

  /**
   * Checks a code and deletes it if it is correct. The statement that reads the code also counts the attempt, so
   * concurrent attempts cannot exceed the limit.
   */
  async redeem(userId: string, code: string): Promise<boolean> {
    const row = await this.#db
      .updateTable('codes')
      .set({ tries: sql<number>`tries + 1` })
      .where('user_id', '=', userId)
      .where('tries', '<', CODE_TRIES)
      .where('expires_at', '>', this.#clock.now())
      .returning('code_hash')
      .executeTakeFirst();
    if (!row) return false;
    const kept = Buffer.from(row.code_hash, 'base64url');
    const given = this.#hash(userId, code);
    if (kept.length !== given.length || !timingSafeEqual(kept, given)) return false;
    // Single use: of two concurrent requests with the right code, the one that deletes the row succeeds.
    const spent = await this.#db
      .deleteFrom('codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', row.code_hash)
      .executeTakeFirst();
    return spent.numDeletedRows > 0n;
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('codes').where('expires_at', '<=', this.#clock.now()).execute();
  }

  /** HMAC: a plain hash of six digits can be reversed by trying all of them. */
  #hash(userId: string, code: string): Buffer {
    return createHmac('sha256', this.#key).update(`${userId}\n${code}`).digest();
  }
}
