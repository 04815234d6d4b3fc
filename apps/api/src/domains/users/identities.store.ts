import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../platform/base/clock.ts';
import { hashSecret, newGrantId } from '../../platform/base/secrets.ts';
import type { Database, IdentityRecord } from '../../platform/db/schema.ts';

/** For which the way to the provider and back may take. */
export const FLOW_SECONDS = 600;
/** The page that exchanges a login for a session is the next one that the browser opens. */
export const LOGIN_SECONDS = 60;

type Subject = Pick<IdentityRecord, 'iss' | 'sub'>;

/** Stores which accounts at the provider log in to which accounts, and their logins until they are exchanged. */
export class IdentitiesStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  bySubject({ iss, sub }: Subject, db: Database): Promise<IdentityRecord | undefined> {
    return db
      .selectFrom('identities')
      .where('iss', '=', iss)
      .where('sub', '=', sub)
      .selectAll()
      .executeTakeFirst();
  }

  byId(id: string, db: Database): Promise<IdentityRecord | undefined> {
    return db.selectFrom('identities').where('id', '=', id).selectAll().executeTakeFirst();
  }

  ofUser(userId: string, db: Database = this.#db): Promise<IdentityRecord[]> {
    return db
      .selectFrom('identities')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .selectAll()
      .execute();
  }

  add(
    identity: Subject & Pick<IdentityRecord, 'email' | 'user_id'>,
    db: Database,
  ): Promise<IdentityRecord> {
    const now = this.#clock.now();
    return db
      .insertInto('identities')
      .values({ id: randomUUID(), ...identity, created_at: now, used_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async noteUse(id: string, email: string | null, db: Database): Promise<void> {
    await db
      .updateTable('identities')
      .set({ used_at: this.#clock.now(), email })
      .where('id', '=', id)
      .execute();
  }

  /** Removes an identity, and ends the sessions that it began except one. @returns Whether there was one. */
  async remove(
    { id, userId, exceptToken }: { id: string; userId: string; exceptToken: string },
    db: Database,
  ): Promise<boolean> {
    await db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('identity_id', '=', id)
      .where('token_hash', '!=', hashSecret(exceptToken))
      .execute();
    // The session that stays is no longer one of the provider, which would end it.
    await db
      .updateTable('sessions')
      .set({ refresh_token: null, renew_at: null })
      .where('user_id', '=', userId)
      .where('identity_id', '=', id)
      .execute();
    const { numDeletedRows } = await db
      .deleteFrom('identities')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Whether a way back from the provider was gone before. */
  async isSpent(state: string, db: Database): Promise<boolean> {
    const row = await db
      .selectFrom('sso_logins')
      .where('state_hash', '=', hashSecret(state))
      .select('state_hash')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** @returns A secret for the browser, which `exchange` takes once. */
  async addLogin(
    login: {
      identityId: string;
      state: string;
      refreshToken: string | null;
      returnTo: string | null;
    },
    db: Database,
  ): Promise<string> {
    const secret = newGrantId();
    await db
      .insertInto('sso_logins')
      .values({
        secret_hash: hashSecret(secret),
        state_hash: hashSecret(login.state),
        identity_id: login.identityId,
        refresh_token: login.refreshToken,
        return_to: login.returnTo,
        expires_at: this.#clock.in(FLOW_SECONDS),
      })
      .execute();
    return secret;
  }

  /** Of two concurrent requests with a secret, one gets the row, which stays as long as the way back could be gone again. */
  exchange(secret: string) {
    return this.#db
      .updateTable('sso_logins')
      .set({ secret_hash: sql`'used ' || state_hash` })
      .where('secret_hash', '=', hashSecret(secret))
      .where('expires_at', '>', this.#clock.in(FLOW_SECONDS - LOGIN_SECONDS))
      .returning(['identity_id', 'refresh_token', 'return_to'])
      .executeTakeFirst();
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('sso_logins').where('expires_at', '<=', this.#clock.now()).execute();
  }
}
