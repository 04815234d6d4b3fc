import { SESSION_SECONDS } from '@jawla/contract/limits';
import type { Clock } from '../../platform/base/clock.ts';
import { hashSecret, looksLikeToken, newToken } from '../../platform/base/secrets.ts';
import { runCompiled } from '../../platform/db/runCompiled.ts';
import type { Database, UserRecord } from '../../platform/db/schema.ts';

/** Stores sessions, by the hash of their token. */
export class SessionsStore {
  readonly #db: Database;
  readonly #clock: Clock;
  /** Compiled once, because every request runs it. */
  readonly #userOfHash;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    this.#userOfHash = db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .where('sessions.token_hash', '=', '')
      .where('sessions.expires_at', '>', '')
      .selectAll('users')
      .compile();
  }

  /** Starts a session of `SESSION_SECONDS` and returns its token. Only the hash of the token is stored. */
  async start(userId: string): Promise<string> {
    const token = newToken();
    await this.#db
      .insertInto('sessions')
      .values({
        token_hash: hashSecret(token),
        user_id: userId,
        created_at: this.#clock.now(),
        expires_at: this.#clock.in(SESSION_SECONDS),
      })
      .execute();
    return token;
  }

  async userOf(token: string | undefined): Promise<UserRecord | undefined> {
    if (token === undefined || !looksLikeToken(token)) return undefined;
    return this.userOfHash(hashSecret(token));
  }

  /** @param tokenHash - The stored hash of the session's token. */
  async userOfHash(tokenHash: string): Promise<UserRecord | undefined> {
    const parameters = [tokenHash, this.#clock.now()];
    const [user] = await runCompiled(this.#db, this.#userOfHash, parameters);
    return user;
  }

  async end(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token_hash', '=', hashSecret(token)).execute();
  }

  async endAllOf(userId: string, db: Database = this.#db): Promise<void> {
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires_at', '<=', this.#clock.now()).execute();
  }
}
