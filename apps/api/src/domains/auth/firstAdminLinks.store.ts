import { hashSecret, looksLikeLink, newLinkId } from '../../platform/base/secrets.ts';
import type { Database } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';

/**
 * Stores the links that servers print while there is no account. Each server has a link of its own, which ends with
 * that server; the first account ends them all, however it was created.
 */
export class FirstAdminLinksStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * @param processId - The server that prints the link.
   * @returns The secret of a new link; `undefined` if there is an account.
   */
  make(processId: string): Promise<string | undefined> {
    return withTransaction(this.#db, async (transaction) => {
      if (await hasUsers(transaction)) return undefined;
      const secret = newLinkId();
      await transaction
        .insertInto('first_admin_links')
        .values({ secret_hash: hashSecret(secret), process_id: processId })
        .execute();
      return secret;
    });
  }

  /** As long as there is none, a link creates the first; one in the trash is an account, too. */
  hasAccounts(): Promise<boolean> {
    return hasUsers(this.#db);
  }

  async exists(secret: string): Promise<boolean> {
    if (!looksLikeLink(secret)) return false;
    const link = await this.#db
      .selectFrom('first_admin_links')
      .where('secret_hash', '=', hashSecret(secret))
      .select('secret_hash')
      .executeTakeFirst();
    return link !== undefined && !(await hasUsers(this.#db));
  }

  /**
   * Ends all links, if this one exists. Runs in the serializable transaction that adds the admin: of two concurrent
   * ones, even with links of different servers, the second finds an account.
   */
  async redeem(secret: string, db: Database): Promise<boolean> {
    const ended = await db.deleteFrom('first_admin_links').returning('secret_hash').execute();
    const hash = hashSecret(secret);
    return ended.some(({ secret_hash }) => secret_hash === hash) && !(await hasUsers(db));
  }
}

async function hasUsers(db: Database): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
