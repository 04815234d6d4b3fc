import { SESSION_SECONDS } from '@jawla/contract/limits';
import type { Clock } from '../../platform/base/clock.ts';
import { hashSecret, looksLikeToken, newToken } from '../../platform/base/secrets.ts';
import { runCompiled } from '../../platform/db/runCompiled.ts';
import type { Database, SessionRecord, UserRecord } from '../../platform/db/schema.ts';
import type { DeviceNames } from './deviceNames.ts';

/** How a session began at the provider of single sign-on. */
export interface SsoOrigin {
  readonly identityId: string;
  /** Sealed. */
  readonly refreshToken: string | null;
}

/** How soon a person whom the provider no longer knows is logged out. */
export const RENEW_SECONDS = 15 * 60;
/** Sessions that are renewed in one run. */
const RENEWED = 100;

const UNKNOWN_DEVICE: DeviceNames = { browser: null, system: null };
/** Sessions per statement. */
const BATCH = 500;

/** Stores sessions, by the hash of their token. */
export class SessionsStore {
  readonly #db: Database;
  readonly #clock: Clock;
  /** Compiled once, because every request runs it. */
  readonly #userOfHash;
  /** Sessions with a request since the last `writeSeen`, by the hash of their token. */
  #seen = new Set<string>();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    this.#userOfHash = db
      .selectFrom('sessions')
      .innerJoin('live_users', 'live_users.id', 'sessions.user_id')
      .where('sessions.token_hash', '=', '')
      .where('sessions.expires_at', '>', '')
      // A login may have started a session while the user was suspended.
      .where('live_users.suspended_at', 'is', null)
      .selectAll('live_users')
      .compile();
  }

  /** Starts a session of `SESSION_SECONDS` and returns its token. Only the hash of the token is stored. */
  async start(
    userId: string,
    device: DeviceNames = UNKNOWN_DEVICE,
    db: Database = this.#db,
    origin?: SsoOrigin,
  ): Promise<string> {
    const token = newToken();
    await db
      .insertInto('sessions')
      .values({
        token_hash: hashSecret(token),
        user_id: userId,
        created_at: this.#clock.now(),
        expires_at: this.#clock.in(SESSION_SECONDS),
        browser: device.browser,
        system: device.system,
        ...(origin && {
          identity_id: origin.identityId,
          refresh_token: origin.refreshToken,
          renew_at: origin.refreshToken === null ? null : this.#clock.in(RENEW_SECONDS),
        }),
      })
      .execute();
    return token;
  }

  async userOf(
    token: string | undefined,
    db: Database = this.#db,
  ): Promise<UserRecord | undefined> {
    if (token === undefined || !looksLikeToken(token)) return undefined;
    return this.userOfHash(hashSecret(token), db);
  }

  /** @param tokenHash - The stored hash of the session's token. */
  async userOfHash(tokenHash: string, db: Database = this.#db): Promise<UserRecord | undefined> {
    const parameters = [tokenHash, this.#clock.now()];
    const [user] = await runCompiled(db, this.#userOfHash, parameters);
    // Written later: a request does not wait for it.
    if (user) this.#seen.add(tokenHash);
    return user;
  }

  async end(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token_hash', '=', hashSecret(token)).execute();
  }

  async endAllOf(userId: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  }

  /** Returns the sessions of a user, the one that was seen last first. */
  async ofUser(userId: string, db: Database = this.#db): Promise<SessionRecord[]> {
    const sessions = await db
      .selectFrom('sessions')
      .where('user_id', '=', userId)
      .where('expires_at', '>', this.#clock.now())
      .selectAll()
      .execute();
    return sessions.toSorted((a, b) => (seenAt(a) > seenAt(b) ? -1 : 1));
  }

  /** Ends a session of a user. Returns whether there was one. */
  async endOne(userId: string, id: string, db: Database): Promise<boolean> {
    const session = (await this.ofUser(userId, db)).find((each) => sessionId(each) === id);
    if (!session) return false;
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('token_hash', '=', session.token_hash)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Ends all sessions of a user except the one of a token. @returns Their number. */
  async endOthers(userId: string, token: string, db: Database): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('token_hash', '!=', hashSecret(token))
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  /** Notes the time for all sessions with a request since the last call, and for the team, whose sessions end earlier. */
  async writeSeen(): Promise<void> {
    const seen = [...this.#seen];
    this.#seen = new Set();
    for (let start = 0; start < seen.length; start += BATCH) {
      const hashes = seen.slice(start, start + BATCH);
      const now = { seen_at: this.#clock.now() };
      await this.#db.updateTable('sessions').set(now).where('token_hash', 'in', hashes).execute();
      await this.#db
        .updateTable('users')
        .set(now)
        .where((at) => at.or([at('is_admin', '=', 1), at('is_staff', '=', 1)]))
        .where('id', 'in', (from) =>
          from.selectFrom('sessions').where('token_hash', 'in', hashes).select('user_id'),
        )
        .execute();
    }
  }

  /** Returns sessions about which the provider is to be asked again. */
  toRenew() {
    return this.#db
      .selectFrom('sessions')
      .innerJoin('identities', 'identities.id', 'sessions.identity_id')
      .where('sessions.renew_at', '<=', this.#clock.now())
      .where('sessions.expires_at', '>', this.#clock.now())
      .orderBy('sessions.renew_at')
      .limit(RENEWED)
      .select(['sessions.token_hash', 'sessions.refresh_token', 'identities.sub'])
      .execute();
  }

  /** Notes when the provider is asked next. */
  async renewed(tokenHash: string, refreshToken: string): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set({ refresh_token: refreshToken, renew_at: this.#clock.in(RENEW_SECONDS) })
      .where('token_hash', '=', tokenHash)
      .execute();
  }

  async endByHash(tokenHash: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires_at', '<=', this.#clock.now()).execute();
  }
}

/** Returns the id by which its user ends a session: neither its token nor the hash that tickets carry. */
export function sessionId({ token_hash }: Pick<SessionRecord, 'token_hash'>): string {
  return hashSecret(token_hash);
}

export function seenAt({ seen_at, created_at }: SessionRecord): string {
  return seen_at ?? created_at;
}
