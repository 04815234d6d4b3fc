import { randomUUID } from 'node:crypto';
import { siteOrigin } from '@jawla/contract';
import { GUEST_LINK_KEPT_DAYS, type Language } from '@jawla/contract/limits';
import type { ExpressionBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/base/clock.ts';
import { hashSecret, newGrantId, newGuestSecret } from '../../platform/base/secrets.ts';
import type { Database, GuestLinkRecord, Schema, TourRecord } from '../../platform/db/schema.ts';
import type { Access } from '../tours/tourAccess.ts';

const KEPT_SECONDS = GUEST_LINK_KEPT_DAYS * 24 * 3600;

/** What its owner can change. */
export interface GuestLinkTerms {
  readonly note: string;
  readonly expiresAt: string | null;
  readonly sites: readonly string[];
}

export interface AddedGuestLink extends GuestLinkTerms {
  readonly projectId: string;
  readonly slot: string | null;
  readonly language: Language;
  readonly passcodeHash: string | null;
  readonly createdBy: string;
}

/** A link with the name of the account that made it, which is `null` once the account is deleted. */
export type ListedGuestLink = GuestLinkRecord & {
  readonly fname: string | null;
  readonly lname: string | null;
};

/** Identifies a link for its owner. A link of another project is not found. */
export interface GuestLinkKey {
  readonly projectId: string;
  readonly id: string;
}

type At = ExpressionBuilder<Schema, 'guest_links'>;

/**
 * Stores links that show a project's tours to people without an account. Only hashes of their secrets are stored.
 * Changes are conditional statements: what has been revoked stays revoked, whichever request writes last.
 */
export class GuestLinksStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** @returns The link's id, and its secret, which cannot be read again. */
  async add(link: AddedGuestLink, db: Database): Promise<{ id: string; secret: string }> {
    const id = randomUUID();
    const secret = newGuestSecret();
    await db
      .insertInto('guest_links')
      .values({
        id,
        project_id: link.projectId,
        slot: link.slot,
        secret_hash: hashSecret(secret),
        grant_id: newGrantId(),
        note: link.note,
        language: link.language,
        passcode_hash: link.passcodeHash,
        sites: JSON.stringify(link.sites),
        created_by: link.createdBy,
        created_at: this.#clock.now(),
        expires_at: link.expiresAt,
        revoked_at: null,
      })
      .execute();
    return { id, secret };
  }

  find({ projectId, id }: GuestLinkKey, db: Database = this.#db) {
    return this.#listed(projectId, db).where('guest_links.id', '=', id).executeTakeFirst();
  }

  /** Returns the links of a project, newest first, without those that ended long ago. */
  ofProject(projectId: string): Promise<ListedGuestLink[]> {
    const cutoff = this.#clock.in(-KEPT_SECONDS);
    return this.#listed(projectId, this.#db)
      .where((at) => at(endOf(at), '>=', cutoff))
      .orderBy('guest_links.created_at', 'desc')
      .orderBy('guest_links.id')
      .execute();
  }

  async countActive(projectId: string, db: Database): Promise<number> {
    const { count } = await db
      .selectFrom('guest_links')
      .where('project_id', '=', projectId)
      .where((at) => this.#isActive(at))
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Returns an active link. Any text is looked up by its hash, so a malformed secret is an unknown one. */
  bySecret(secret: string): Promise<GuestLinkRecord | undefined> {
    return this.#db
      .selectFrom('guest_links')
      .where('secret_hash', '=', hashSecret(secret))
      .where((at) => this.#isActive(at))
      .selectAll()
      .executeTakeFirst();
  }

  /** Returns the access of a link's guests to a tour; `undefined` unless the link is active and covers the tour. */
  async accessTo(tour: TourRecord, grantId: string): Promise<Access | undefined> {
    if (tour.project_id === null) return undefined;
    const link = await this.#db
      .selectFrom('guest_links')
      .where('grant_id', '=', grantId)
      .where('project_id', '=', tour.project_id)
      .where((at) => at.or([at('slot', 'is', null), at('slot', '=', tour.slot)]))
      .where((at) => this.#isActive(at))
      .select(['id', 'sites'])
      .executeTakeFirst();
    return link && { audience: 'guest', linkId: link.id, sites: sitesOf(link) };
  }

  /**
   * Changes a link that has not been revoked.
   *
   * @param passcodeHash - `undefined`: as it is. Any other value ends the guests' tickets and cookies.
   * @returns Whether there is such a link.
   */
  async update(
    { projectId, id }: GuestLinkKey,
    { note, expiresAt, sites }: GuestLinkTerms,
    passcodeHash: string | null | undefined,
    db: Database,
  ): Promise<boolean> {
    const updated = await db
      .updateTable('guest_links')
      .set({
        note,
        expires_at: expiresAt,
        sites: JSON.stringify(sites),
        ...(passcodeHash !== undefined && {
          passcode_hash: passcodeHash,
          grant_id: newGrantId(),
        }),
      })
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .where('trash_id', 'is', null)
      .executeTakeFirst();
    return updated.numUpdatedRows > 0n;
  }

  /**
   * Replaces the secret of an active link. The old one, its tickets and its cookies end.
   *
   * @returns `undefined` if there is no such link.
   */
  async replaceSecret({ projectId, id }: GuestLinkKey, db: Database): Promise<string | undefined> {
    const secret = newGuestSecret();
    const updated = await db
      .updateTable('guest_links')
      .set({ secret_hash: hashSecret(secret), grant_id: newGrantId() })
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .where((at) => this.#isActive(at))
      .executeTakeFirst();
    return updated.numUpdatedRows > 0n ? secret : undefined;
  }

  /** @returns Whether there was such a link that had not been revoked. */
  async revoke({ projectId, id }: GuestLinkKey, db: Database = this.#db): Promise<boolean> {
    const updated = await db
      .updateTable('guest_links')
      .set({ revoked_at: this.#clock.now() })
      .where('project_id', '=', projectId)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .where('trash_id', 'is', null)
      .executeTakeFirst();
    return updated.numUpdatedRows > 0n;
  }

  /** Revokes all links of a project, also those that would return with a date from the trash. @returns Their number. */
  async revokeAll(projectId: string, db: Database): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable('guest_links')
      .set({ revoked_at: this.#clock.now() })
      .where('project_id', '=', projectId)
      .where((at) => this.#isValid(at))
      .executeTakeFirst();
    return Number(numUpdatedRows);
  }

  async sweep(): Promise<void> {
    const cutoff = this.#clock.in(-KEPT_SECONDS);
    await this.#db
      .deleteFrom('guest_links')
      .where((at) => at(endOf(at), '<', cutoff))
      .execute();
  }

  #listed(projectId: string, db: Database) {
    return db
      .selectFrom('guest_links')
      .leftJoin('live_users', 'live_users.id', 'guest_links.created_by')
      .where('guest_links.project_id', '=', projectId)
      .where('guest_links.trash_id', 'is', null)
      .selectAll('guest_links')
      .select(['live_users.fname', 'live_users.lname']);
  }

  /** While its date is in the trash, a link is closed. */
  #isActive(at: At) {
    return at.and([this.#isValid(at), at('guest_links.trash_id', 'is', null)]);
  }

  #isValid(at: At) {
    return at.and([
      at('revoked_at', 'is', null),
      at.or([at('expires_at', 'is', null), at('expires_at', '>', this.#clock.now())]),
    ]);
  }
}

/** Later than all ends, for links that have not ended and do not expire. */
const NEVER = '9999-12-31';

/** Returns when a link ended, or will end. */
function endOf(at: At) {
  return at.fn.coalesce('guest_links.revoked_at', 'guest_links.expires_at', at.val(NEVER));
}

const storedSites = z.array(z.string());

/** Returns the sites that may embed a link. They go into headers, so only what is an exact origin is returned. */
export function sitesOf({ sites }: Pick<GuestLinkRecord, 'sites'>): string[] {
  return z.parse(storedSites, JSON.parse(sites)).filter((site) => siteOrigin(site) === site);
}
