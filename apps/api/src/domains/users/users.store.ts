import { randomUUID } from 'node:crypto';
import type { AccountForm, TeamRole } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import type { Language, Order, UserSort } from '@jawla/contract/limits';
import { sql, type CompiledQuery } from 'kysely';
import type { roleOf } from '../../platform/http/can.ts';
import type { Clock } from '../../platform/base/clock.ts';
import { nameKey } from '@jawla/contract/nameKey';
import { emailKey, sortKey } from '../../platform/db/keys.ts';
import { runCompiled } from '../../platform/db/runCompiled.ts';
import type { Database, UserRecord } from '../../platform/db/schema.ts';

/** Number of own and shared projects, as in `projectsData`. */
const PROJECT_COUNT = sql<number>`(
  select count(*) from live_projects where live_projects.owner_id = live_users.id
) + (
  select count(*) from access inner join live_projects on live_projects.id = access.project_id
  where access.user_id = live_users.id
)`;

export interface NewUser {
  /** Of an account that had it in another installation. */
  id?: string;
  userName: string;
  fname: string;
  lname: string;
  email: string;
  phone?: string;
  isAdmin?: boolean;
  isStaff?: boolean;
  /** If created with a password, the account counts as verified. */
  passwordHash?: string;
}

export interface ClientCounts {
  readonly total: number;
  /** Those who have not verified their e-mail address. */
  readonly unverified: number;
}

export class UsersStore {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #countClients;
  readonly #clientListStamps;
  /** Compiled queries by sort, order and whether they are limited to one page. */
  readonly #clientQueries = new Map<string, CompiledQuery<UserRecord>>();

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    this.#countClients = db
      .selectFrom('live_users')
      .where('is_admin', '=', 0)
      .where('is_staff', '=', 0)
      .select(({ fn }) => [
        fn.countAll().as('total'),
        sql<number | string | null>`sum(1 - verified)`.as('unverified'),
      ])
      .compile();
    this.#clientListStamps = db
      .selectFrom('client_list_stamps')
      .orderBy('place')
      .select('stamp')
      .compile();
  }

  async add(user: NewUser, db: Database = this.#db): Promise<UserRecord> {
    return db
      .insertInto('users')
      .values({
        id: user.id ?? randomUUID(),
        user_name: user.userName,
        user_name_key: nameKey(user.userName),
        fname: user.fname,
        lname: user.lname,
        email: user.email,
        email_key: emailKey(user.email),
        phone: user.phone || null,
        password_hash: user.passwordHash ?? null,
        verified: user.passwordHash === undefined ? 0 : 1,
        is_admin: user.isAdmin ? 1 : 0,
        is_staff: user.isStaff ? 1 : 0,
        sort_key: sortKey(fullName(user)),
        created_at: this.#clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  byEmail(email: string, db: Database = this.#db): Promise<UserRecord | undefined> {
    return db
      .selectFrom('live_users')
      .where('email_key', '=', emailKey(email))
      .selectAll()
      .executeTakeFirst();
  }

  byName(userName: string, db: Database = this.#db): Promise<UserRecord | undefined> {
    return db
      .selectFrom('live_users')
      .where('user_name_key', '=', nameKey(userName))
      .selectAll()
      .executeTakeFirst();
  }

  byPhone(phone: string, db: Database = this.#db): Promise<UserRecord | undefined> {
    return db.selectFrom('live_users').where('phone', '=', phone).selectAll().executeTakeFirst();
  }

  byId(id: string, db: Database = this.#db): Promise<UserRecord | undefined> {
    return db.selectFrom('live_users').where('id', '=', id).selectAll().executeTakeFirst();
  }

  /** Returns who holds a value that no two users share, also from within the trash. */
  async holderOf(
    value: { userName: string } | { email: string } | { phone: string },
    db: Database,
  ): Promise<UserRecord | undefined> {
    const users = db.selectFrom('users').selectAll();
    if ('userName' in value) {
      return users.where('user_name_key', '=', nameKey(value.userName)).executeTakeFirst();
    }
    if ('email' in value) {
      return users.where('email_key', '=', emailKey(value.email)).executeTakeFirst();
    }
    return users.where('phone', '=', value.phone).executeTakeFirst();
  }

  /** Updates all fields except the user name, which is immutable. */
  update(
    id: string,
    user: { fname: string; lname: string; email: string; phone: string | undefined },
    db: Database,
  ): Promise<UserRecord> {
    return db
      .updateTable('users')
      .set({
        fname: user.fname,
        lname: user.lname,
        email: user.email,
        email_key: emailKey(user.email),
        phone: user.phone || null,
        sort_key: sortKey(fullName(user)),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /**
   * Updates what users change themselves; absent fields stay.
   *
   * @param user - As read in the transaction.
   */
  updateOwn(user: UserRecord, form: AccountForm, db: Database): Promise<UserRecord> {
    const { phone, language, colorScheme, noteMails } = form;
    const { fname = user.fname, lname = user.lname } = form;
    return db
      .updateTable('users')
      .set({
        fname,
        lname,
        sort_key: sortKey(fullName({ fname, lname })),
        ...(phone !== undefined && { phone: phone || null }),
        ...(language !== undefined && { language }),
        ...(colorScheme !== undefined && { color_scheme: colorScheme }),
        ...(noteMails !== undefined && { note_mails: noteMails ? 1 : 0 }),
      })
      .where('id', '=', user.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Sets the language of mails, unless the user has one. */
  async suggestLanguage(id: string, language: Language): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ language })
      .where('id', '=', id)
      .where('language', 'is', null)
      .execute();
  }

  /** Notes a login of an admin or of staff, whom the team sees before the next requests are noted. */
  async noteLogin(id: string): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ seen_at: this.#clock.now() })
      .where('id', '=', id)
      .execute();
  }

  async setEmail(id: string, email: string, db: Database): Promise<void> {
    await db
      .updateTable('users')
      .set({ email, email_key: emailKey(email) })
      .where('id', '=', id)
      .execute();
  }

  /** Leaves the secret link of a mail as the only way to log in. */
  async removeCredentials(id: string, db: Database): Promise<void> {
    await db.deleteFrom('identities').where('user_id', '=', id).execute();
    await db
      .updateTable('users')
      .set({ password_hash: null, phone: null })
      .where('id', '=', id)
      .execute();
  }

  /**
   * Searches for e-mail addresses that contain a term, except those of staff, with whom nothing is shared. Addresses
   * that begin with it come first.
   *
   * @param options.except - Id of a user to exclude.
   */
  emailsWith(
    term: string,
    options: { except: string; limit: number },
  ): Promise<Pick<UserRecord, 'id' | 'email' | 'fname' | 'lname'>[]> {
    const key = emailKey(term);
    const pattern = key.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
    return this.#db
      .selectFrom('live_users')
      .where(emailLike(`%${pattern}%`))
      .where('id', '!=', options.except)
      .where('is_staff', '=', 0)
      .orderBy(sql`case when ${emailLike(`${pattern}%`)} then 0 else 1 end`)
      .orderBy('email_key')
      .limit(options.limit)
      .select(['id', 'email', 'fname', 'lname'])
      .execute();
  }

  /** Returns the admins who get mails: not those who have not accepted their invitation. */
  admins(db: Database = this.#db): Promise<UserRecord[]> {
    return db
      .selectFrom('live_users')
      .where('is_admin', '=', 1)
      .where('verified', '=', 1)
      .where('suspended_at', 'is', null)
      .orderBy('created_at')
      .selectAll()
      .execute();
  }

  /** Returns admins and staff, by name. */
  team(): Promise<UserRecord[]> {
    return this.#db
      .selectFrom('live_users')
      .where((at) => at.or([at('is_admin', '=', 1), at('is_staff', '=', 1)]))
      .orderBy('sort_key')
      .orderBy('user_name_key')
      .selectAll()
      .execute();
  }

  /** Whether an admin other than a user can log in. */
  async hasOtherAdmin(id: string, db: Database): Promise<boolean> {
    const other = await db
      .selectFrom('live_users')
      .where('is_admin', '=', 1)
      .where('verified', '=', 1)
      // After the undoing of a changed address, until the link in that mail is used.
      .where(hasLogin)
      .where('suspended_at', 'is', null)
      .where('id', '!=', id)
      .select('id')
      .limit(1)
      .executeTakeFirst();
    return other !== undefined;
  }

  /** As the provider of single sign-on tells. */
  setRole(id: string, role: ReturnType<typeof roleOf>, db: Database): Promise<UserRecord> {
    return db
      .updateTable('users')
      .set({ is_admin: role === 'admin' ? 1 : 0, is_staff: role === 'staff' ? 1 : 0 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Whether a user has a password, or an identity at the provider. */
  async canLogIn(id: string, db: Database): Promise<boolean> {
    const user = await db
      .selectFrom('live_users')
      .where('id', '=', id)
      .where(hasLogin)
      .select('id')
      .executeTakeFirst();
    return user !== undefined;
  }

  /** @param change.suspendedAt - `null` if the member may log in. */
  updateMember(
    id: string,
    change: { role: TeamRole; suspendedAt: string | null },
    db: Database,
  ): Promise<UserRecord> {
    return db
      .updateTable('users')
      .set({
        is_admin: change.role === 'admin' ? 1 : 0,
        is_staff: change.role === 'staff' ? 1 : 0,
        suspended_at: change.suspendedAt,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Returns which of some e-mail addresses have an account, also in the trash, by key. */
  async knownEmails(emails: readonly string[], db: Database = this.#db): Promise<Set<string>> {
    if (emails.length === 0) return new Set();
    const rows = await db
      .selectFrom('users')
      .where('email_key', 'in', emails.map(emailKey))
      .select('email_key')
      .execute();
    return new Set(rows.map(({ email_key }) => email_key));
  }

  /** Returns the keys of user names that begin with a key, also in the trash. */
  async namesBeginning(key: string, db: Database): Promise<Set<string>> {
    const rows = await db
      .selectFrom('users')
      .where('user_name_key', '>=', key)
      .where('user_name_key', '<', `${key}\u{10ffff}`)
      .select('user_name_key')
      .execute();
    return new Set(rows.map(({ user_name_key }) => user_name_key));
  }

  /** The provider has identified the person to whom the address belongs. */
  verify(id: string, db: Database): Promise<UserRecord> {
    return db
      .updateTable('users')
      .set({ verified: 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Sets the password and verifies the e-mail address: the user received the link there. */
  async setPassword(userId: string, hash: string, db: Database = this.#db): Promise<void> {
    await db
      .updateTable('users')
      .set({ password_hash: hash, verified: 1 })
      .where('id', '=', userId)
      .execute();
  }

  /**
   * Returns clients, without admins and staff.
   *
   * @param options.sort - By name (ascending by default) or by number of projects (descending by default). Default:
   *   newest first.
   * @param options.part - One page. Default: all clients.
   */
  clients(options: {
    sort: UserSort | undefined;
    order: Order | undefined;
    part?: { start: number; length: number };
  }): Promise<UserRecord[]> {
    const { sort, order = sort === 'name' ? 'asc' : 'desc', part } = options;
    const isPart = part !== undefined;
    const key = `${sort} ${order} ${isPart}`;
    const query = this.#clientQueries.get(key) ?? this.#compileClients({ sort, order, isPart });
    this.#clientQueries.set(key, query);
    return runCompiled(this.#db, query, part ? [0, 0, part.length, part.start] : [0, 0]);
  }

  #compileClients(options: {
    sort: UserSort | undefined;
    order: Order;
    isPart: boolean;
  }): CompiledQuery<UserRecord> {
    const { sort, order, isPart } = options;
    const all = this.#db
      .selectFrom('live_users')
      .where('is_admin', '=', 0)
      .where('is_staff', '=', 0)
      .selectAll();
    const query = isPart ? all.limit(0).offset(0) : all;
    if (sort === 'name') {
      return query.orderBy('sort_key', order).orderBy('user_name_key', order).compile();
    }
    if (sort === 'projects') {
      return query
        .orderBy(PROJECT_COUNT, order)
        .orderBy('sort_key')
        .orderBy('user_name_key')
        .compile();
    }
    return query.orderBy('created_at', order).orderBy('user_name_key').compile();
  }

  async countClients(): Promise<ClientCounts> {
    const [row] = await runCompiled(this.#db, this.#countClients, [0, 0]);
    return { total: Number(row?.total), unverified: Number(row?.unverified) };
  }

  /**
   * Returns a text that differs after each change of what the list of clients shows, also by another process. Read it before
   * the clients: they may then be newer than it, and never older.
   */
  async clientListRevision(): Promise<string> {
    const stamps = await runCompiled(this.#db, this.#clientListStamps, []);
    return stamps.map(({ stamp }) => stamp).join(' ');
  }
}

const hasLogin = sql<boolean>`(
  live_users.password_hash is not null
  or exists (select 1 from identities where identities.user_id = live_users.id)
)`;

function emailLike(pattern: string) {
  return sql<boolean>`email_key like ${pattern} escape '\\'`;
}
