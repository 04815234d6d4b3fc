import type { Clock } from '../../platform/base/clock.ts';
import { hashSecret, looksLikeLink, newLinkId } from '../../platform/base/secrets.ts';
import { emailKey } from '../../platform/db/keys.ts';
import type { Database, LinksTable, UserRecord } from '../../platform/db/schema.ts';

/**
 * Lifetime of links. An invitation may stay unread over a weekend. A user who requests a password reset reads the mail
 * soon.
 */
export const LINK_SECONDS = { waiting: 3600, invitation: 3 * 24 * 3600, reset: 3600 } as const;
const LIFE = { waiting: LINK_SECONDS.waiting, secret: LINK_SECONDS.invitation } as const;

type LinkKind = LinksTable['kind'];

/**
 * Stores the links of mails and of waiting screens. A *waiting* link only identifies its user. A *secret* link is only
 * sent by mail, and also allows setting a password once.
 */
export class LinksStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** @param options.seconds - Lifetime. Default: that of the kind. */
  async make(
    kind: LinkKind,
    user: { id: string; email: string },
    options: { seconds?: number; db?: Database } = {},
  ): Promise<string> {
    const { seconds = LIFE[kind], db = this.#db } = options;
    const id = newLinkId();
    await db
      .insertInto('links')
      .values({
        id_hash: hashSecret(id),
        kind,
        user_id: user.id,
        email_key: emailKey(user.email),
        created_at: this.#clock.now(),
        expires_at: this.#clock.in(seconds),
      })
      .execute();
    return id;
  }

  /** Whether a secret link was mailed to the user's e-mail address in the last `seconds`. */
  async isMailed(
    user: { id: string; email: string },
    seconds: number,
    db: Database,
  ): Promise<boolean> {
    const link = await db
      .selectFrom('links')
      .where('user_id', '=', user.id)
      .where('kind', '=', 'secret')
      .where('email_key', '=', emailKey(user.email))
      .where('created_at', '>', this.#clock.in(-seconds))
      .select('id_hash')
      .limit(1)
      .executeTakeFirst();
    return link !== undefined;
  }

  /** Returns the user of a link of either kind, unless it has expired or the user's e-mail address has changed. */
  async userOf(id: string, db: Database = this.#db): Promise<UserRecord | undefined> {
    if (!looksLikeLink(id)) return undefined;
    return db
      .selectFrom('links')
      .innerJoin('live_users', (join) =>
        join
          .onRef('live_users.id', '=', 'links.user_id')
          .onRef('live_users.email_key', '=', 'links.email_key'),
      )
      .where('links.id_hash', '=', hashSecret(id))
      .where('links.expires_at', '>', this.#clock.now())
      .selectAll('live_users')
      .executeTakeFirst();
  }

  /**
   * Redeems a secret link. The caller ends the others (`endLogins`). Runs in the transaction of the action that it allows. `DELETE … RETURNING` is atomic: one of
   * two concurrent requests gets `undefined`.
   */
  async redeem(id: string, db: Database): Promise<string | undefined> {
    if (!looksLikeLink(id)) return undefined;
    const spent = await db
      .deleteFrom('links')
      .where('id_hash', '=', hashSecret(id))
      .where('kind', '=', 'secret')
      .where('expires_at', '>', this.#clock.now())
      .returning(['user_id', 'email_key'])
      .executeTakeFirst();
    if (!spent) return undefined;
    const user = await db
      .selectFrom('live_users')
      .where('id', '=', spent.user_id)
      .where('email_key', '=', spent.email_key)
      .select('id')
      .executeTakeFirst();
    return user?.id;
  }

  async endAllOf(userId: string, db: Database): Promise<void> {
    await db.deleteFrom('links').where('user_id', '=', userId).execute();
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('links').where('expires_at', '<=', this.#clock.now()).execute();
  }
}
