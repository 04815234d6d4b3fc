import { randomUUID } from 'node:crypto';
import { fullName } from '@jawla/contract/fullName';
import {
  KEY_OVERLAP_HOURS,
  KEY_PREFIX,
  KEY_SCOPES,
  KEY_SHOWN_LENGTH,
  type KeyScope,
} from '@jawla/contract/keyLimits';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/base/clock.ts';
import { hashSecret, newKey } from '../../platform/base/secrets.ts';
import { runCompiled } from '../../platform/db/runCompiled.ts';
import type { Database, KeyRecord, UserRecord } from '../../platform/db/schema.ts';
import type { KeyHolder } from '../../platform/http/keyAccess.ts';

const DAY_SECONDS = 24 * 3600;
const scopesSchema = z.array(z.enum(KEY_SCOPES));

/** Whether and as whom a key acts. */
export interface KeyOwner {
  readonly name: string;
  readonly isAdmin: boolean;
}

export type ListedKey = KeyRecord & { readonly owner: KeyOwner };

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly days: number;
}

const OWNER = ['fname', 'lname', 'is_admin', 'suspended_at', 'verified'] as const;
type Owner = Pick<UserRecord, (typeof OWNER)[number]>;

/** Stores keys, by the hash of their secret. */
export class KeysStore {
  readonly #db: Database;
  readonly #clock: Clock;
  /** Compiled once, because every request with a key runs it. */
  readonly #holderOfHash;
  /** Uses since the last `writeUsed`, by id. */
  #used = new Map<string, { used_day: string; used_by: string | null }>();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    this.#holderOfHash = db
      .selectFrom('keys')
      .innerJoin('live_users', 'live_users.id', 'keys.owner_id')
      .where((at) =>
        at.or([
          at.and([at('keys.secret_hash', '=', ''), at('keys.expires_at', '>', '')]),
          at.and([at('keys.former_hash', '=', ''), at('keys.former_until', '>', '')]),
        ]),
      )
      .where('live_users.is_admin', '=', 1)
      .where('live_users.verified', '=', 1)
      .where('live_users.suspended_at', 'is', null)
      .selectAll('live_users')
      .select(['keys.id as key_id', 'keys.scopes', 'keys.used_day', 'keys.used_by'])
      .compile();
  }

  /** Returns whom the secret of a key that works acts as. */
  async holderOf(
    secret: string,
    program: string | null,
    db: Database = this.#db,
  ): Promise<KeyHolder | undefined> {
    const [hash, now] = [hashSecret(secret), this.#clock.now()];
    // The two conditions of the owner are parameters, too.
    const parameters = [hash, now, hash, now, 1, 1];
    const [found] = await runCompiled(db, this.#holderOfHash, parameters);
    if (!found) return undefined;
    const { key_id: id, scopes, used_day, used_by, ...user } = found;
    const day = now.slice(0, 10);
    // Written later: a request does not wait for it.
    if (used_day !== day || used_by !== program) {
      this.#used.set(id, { used_day: day, used_by: program });
    }
    return { user, scopes: scopesOf({ scopes }) };
  }

  /** Returns all keys, the newest first. */
  async list(): Promise<ListedKey[]> {
    const rows = await this.#listed(this.#db)
      .orderBy('keys.created_at', 'desc')
      .orderBy('keys.id')
      .execute();
    return rows.map(toListed);
  }

  async find(id: string, db: Database): Promise<ListedKey | undefined> {
    const row = await this.#listed(db).where('keys.id', '=', id).executeTakeFirst();
    return row && toListed(row);
  }

  async count(db: Database): Promise<number> {
    const { count } = await db
      .selectFrom('keys')
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** @returns The key's id, and its secret, which cannot be read again. */
  async add(
    { name, scopes, days }: NewKey,
    ownerId: string,
    db: Database,
  ): Promise<{ id: string; secret: string }> {
    const id = randomUUID();
    const { secret, columns } = this.#makeSecret(days);
    const created_at = this.#clock.now();
    await db
      .insertInto('keys')
      .values({
        id,
        owner_id: ownerId,
        name,
        days,
        created_at,
        scopes: scopes.join(' '),
        ...columns,
      })
      .execute();
    return { id, secret };
  }

  /** Gives a key a new secret. The present one works on for a day at most. @returns The new one. */
  async rotate(key: KeyRecord, db: Database): Promise<string> {
    const { secret, columns } = this.#makeSecret(key.days);
    const end = this.#clock.in(KEY_OVERLAP_HOURS * 3600);
    const former_until = key.expires_at < end ? key.expires_at : end;
    await db
      .updateTable('keys')
      .set({ ...columns, former_hash: key.secret_hash, former_until })
      .where('id', '=', key.id)
      .execute();
    return secret;
  }

  async delete(id: string, db: Database): Promise<void> {
    await db.deleteFrom('keys').where('id', '=', id).execute();
  }

  /** Notes the last use of keys: once a day and program, whatever the number of requests. */
  async writeUsed(): Promise<void> {
    const used = this.#used;
    this.#used = new Map();
    for (const [id, use] of used) {
      await this.#db.updateTable('keys').set(use).where('id', '=', id).execute();
    }
  }

  #makeSecret(days: number) {
    const secret = newKey();
    const columns = {
      prefix: secret.slice(0, KEY_PREFIX.length + KEY_SHOWN_LENGTH),
      secret_hash: hashSecret(secret),
      expires_at: this.#clock.in(days * DAY_SECONDS),
    };
    return { secret, columns };
  }

  #listed(db: Database) {
    return db
      .selectFrom('keys')
      .innerJoin('live_users', 'live_users.id', 'keys.owner_id')
      .selectAll('keys')
      .select(OWNER);
  }
}

function toListed({
  fname,
  lname,
  is_admin,
  suspended_at,
  verified,
  ...key
}: KeyRecord & Owner): ListedKey {
  const isAdmin = is_admin === 1 && verified === 1 && suspended_at === null;
  return { ...key, owner: { name: fullName({ fname, lname }), isAdmin } };
}

export function scopesOf({ scopes }: Pick<KeyRecord, 'scopes'>): KeyScope[] {
  return z.parse(scopesSchema, scopes.split(' '));
}
