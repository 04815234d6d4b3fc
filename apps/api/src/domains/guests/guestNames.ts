import { randomUUID } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { Clock } from '../../platform/base/clock.ts';
import { hashSecret, newGrantId } from '../../platform/base/secrets.ts';
import type { Database, GuestLinkRecord, NoteGuestRecord } from '../../platform/db/schema.ts';
import type { HttpContext } from '../../platform/http/api.ts';

const MAX_AGE_SECONDS = 365 * 24 * 3600;
const PATH = '/api';
const NAME_LENGTH = 8;

type Link = Pick<GuestLinkRecord, 'id' | 'project_id'>;

/**
 * Guests by the name that they have entered. A cookie knows the browser of each again, one for each link: it alone makes
 * somebody the author of what was written.
 */
export class GuestNames {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #isSecure: boolean;

  constructor(db: Database, clock: Clock, portalOrigin: string) {
    this.#db = db;
    this.#clock = clock;
    this.#isSecure = new URL(portalOrigin).protocol === 'https:';
  }

  /** Returns the guest of a link to whom a request’s cookie belongs; `undefined` before there is a name. */
  async find(
    http: HttpContext,
    { id }: Link,
    db: Database = this.#db,
  ): Promise<NoteGuestRecord | undefined> {
    const secret = getCookie(http, cookieOf(id));
    if (secret === undefined) return undefined;
    return db
      .selectFrom('note_guests')
      .where('secret_hash', '=', hashSecret(secret))
      .where('link_id', '=', id)
      .selectAll()
      .executeTakeFirst();
  }

  async rename({ id }: NoteGuestRecord, name: string, db: Database): Promise<void> {
    await db.updateTable('note_guests').set({ name }).where('id', '=', id).execute();
  }

  /** @returns The secret of the guest’s cookie. */
  async add({ id, project_id }: Link, name: string, db: Database): Promise<string> {
    const secret = newGrantId();
    await db
      .insertInto('note_guests')
      .values({
        id: randomUUID(),
        project_id,
        link_id: id,
        name,
        secret_hash: hashSecret(secret),
        created_at: this.#clock.now(),
      })
      .execute();
    return secret;
  }

  /** Sets the cookie, once its guest is stored. */
  give(http: HttpContext, { id }: Link, secret: string): void {
    setCookie(http, cookieOf(id), secret, {
      httpOnly: true,
      sameSite: 'Strict',
      secure: this.#isSecure,
      path: PATH,
      maxAge: MAX_AGE_SECONDS,
    });
  }
}

/** Its name tells nothing about the link. */
function cookieOf(linkId: string): string {
  return `guest-name-${hashSecret(linkId).slice(0, NAME_LENGTH)}`;
}
