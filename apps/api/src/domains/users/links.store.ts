import type { Clock } from '../../platform/base/clock.ts';
import { hashSecret, looksLikeLink, newLinkId } from '../../platform/base/secrets.ts';
import { emailKey } from '../../platform/db/keys.ts';
import type { Database, LinksTable, UserRecord } from '../../platform/db/schema.ts';

/**
 * How long a link opens its screen, in seconds. An invitation is a mail that may lie over a weekend; a new
 * password was requested just now.
 */
export const LINK_SECONDS = { waiting: 3600, invitation: 3 * 24 * 3600, reset: 3600 } as const;
const LIFE = { waiting: LINK_SECONDS.waiting, secret: LINK_SECONDS.invitation } as const;

type LinkKind = LinksTable['kind'];

/**
 * Links of mails and of waiting screens. A *waiting* link only shows whose it is; a *secret* one, which
 * travels in a mail alone, also sets a password, once.
 */
export class LinksStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** @param options.seconds how long it lives, when it is not the usual time of its kind */
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

  /** Whose link it is, of either kind, while it lives and the account still has its address. */
  async userOf(id: string): Promise<UserRecord | undefined> {
    if (!looksLikeLink(id)) return undefined;
    return this.#db
      .selectFrom('links')
      .innerJoin('users', (join) =>
        join
          .onRef('users.id', '=', 'links.user_id')
          .onRef('users.email_key', '=', 'links.email_key'),
      )
      .where('links.id_hash', '=', hashSecret(id))
      .where('links.expires_at', '>', this.#clock.now())
      .selectAll('users')
      .executeTakeFirst();
  }

  /**
   * Redeems a secret link, inside the transaction of what it allows. `DELETE … RETURNING` is atomic:
   * of two concurrent requests, one gets `undefined`.
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
    // The account's other secret links die with it.
    await db
      .deleteFrom('links')
      .where('user_id', '=', spent.user_id)
      .where('kind', '=', 'secret')
      .execute();
    const user = await db
      .selectFrom('users')
      .where('id', '=', spent.user_id)
      .where('email_key', '=', spent.email_key)
      .select('id')
      .executeTakeFirst();
    return user?.id;
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('links').where('expires_at', '<=', this.#clock.now()).execute();
  }
}
