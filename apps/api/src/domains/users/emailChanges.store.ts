import { EMAIL_CONFIRM_HOURS, EMAIL_UNDO_HOURS } from '@jawla/contract/limits';
import type { Clock } from '../../platform/base/clock.ts';
import { hashSecret, looksLikeLink, newLinkId } from '../../platform/base/secrets.ts';
import type { Database, EmailChangeRecord, EmailChangesTable } from '../../platform/db/schema.ts';

type Kind = EmailChangesTable['kind'];

const LIFE_SECONDS: Readonly<Record<Kind, number>> = {
  confirm: EMAIL_CONFIRM_HOURS * 3600,
  undo: EMAIL_UNDO_HOURS * 3600,
};

export interface NewEmailChange {
  readonly userId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
}

/** Stores the links of mails that change an e-mail address, or undo that, by the hash of their secret. */
export class EmailChangesStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** @returns The secret of the link. */
  async add(kind: Kind, change: NewEmailChange, db: Database): Promise<string> {
    const secret = newLinkId();
    await db
      .insertInto('email_changes')
      .values({
        secret_hash: hashSecret(secret),
        user_id: change.userId,
        kind,
        old_email: change.oldEmail,
        new_email: change.newEmail,
        created_at: this.#clock.now(),
        expires_at: this.#clock.in(LIFE_SECONDS[kind]),
      })
      .execute();
    return secret;
  }

  /** Returns what a link changes; `undefined` if it is unknown, used or expired. */
  async find(kind: Kind, secret: string, db: Database): Promise<EmailChangeRecord | undefined> {
    if (!looksLikeLink(secret)) return undefined;
    return db
      .selectFrom('email_changes')
      .where('secret_hash', '=', hashSecret(secret))
      .where('kind', '=', kind)
      .where('expires_at', '>', this.#clock.now())
      .selectAll()
      .executeTakeFirst();
  }

  /** Returns the change that a user has requested and not confirmed. */
  async requestOf(userId: string): Promise<EmailChangeRecord | undefined> {
    return this.#db
      .selectFrom('email_changes')
      .where('user_id', '=', userId)
      .where('kind', '=', 'confirm')
      .where('expires_at', '>', this.#clock.now())
      .selectAll()
      .executeTakeFirst();
  }

  async deleteRequests(userId: string, db: Database): Promise<void> {
    await db
      .deleteFrom('email_changes')
      .where('user_id', '=', userId)
      .where('kind', '=', 'confirm')
      .execute();
  }

  /** Deletes an undone change, and all that followed it. */
  async deleteSince({ user_id, created_at }: EmailChangeRecord, db: Database): Promise<void> {
    await db
      .deleteFrom('email_changes')
      .where('user_id', '=', user_id)
      .where('created_at', '>=', created_at)
      .execute();
  }

  async deleteAllOf(userId: string, db: Database): Promise<void> {
    await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  }

  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('email_changes')
      .where('expires_at', '<=', this.#clock.now())
      .execute();
  }
}
