import { randomUUID } from 'node:crypto';
import { siteOrigin } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { type Language } from '@jawla/contract/limits';
import {
  GUEST_LINK_KEPT_DAYS,
  GUEST_LINKS_PAGE_SIZE,
  type GuestLinkState,
} from '@jawla/contract/guestLimits';
import type { ExpressionBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/base/clock.ts';
import { hashSecret, newGrantId, newGuestSecret } from '../../platform/base/secrets.ts';
import type {
  Database,
  GuestLinkRecord,
  ProjectRecord,
  Schema,
  TourRecord,
} from '../../platform/db/schema.ts';
import type { Person } from '../activity/things.ts';
import type { Access } from '../tours/tourAccess.ts';

const KEPT_SECONDS = GUEST_LINK_KEPT_DAYS * 24 * 3600;

/** What its owner can change. */
export interface GuestLinkTerms {
  readonly note: string;
  readonly expiresAt: string | null;
  readonly sites: readonly string[];
  /** Whether guests read and write notes; `undefined`: as it is, in a new link not. */
  readonly notes?: boolean | undefined;
}

export interface AddedGuestLink extends GuestLinkTerms {
  readonly projectId: string;
  readonly slot: string | null;
  readonly language: Language;
  readonly passcodeHash: string | null;
  readonly createdBy: Person;
}

/** A link with the name of the account that made it, which is `null` once the account is removed. */
export type ListedGuestLink = GuestLinkRecord & {
  readonly fname: string | null;
  readonly lname: string | null;
};

/** A link of the list of all, with its project, the project’s owner, and what became of its maker. */
export type LinkOfAll = ListedGuestLink & {
  readonly suspended_at: string | null;
  readonly project_name: string;
  readonly owner_name: string;
  readonly owner_fname: string;
  readonly owner_lname: string;
};

export interface GuestLinkFilter {
  readonly state?: GuestLinkState | undefined;
  readonly maker?: string | undefined;
}

/** How many links of a project ended. */
export interface EndedLinks {
  readonly project: Pick<ProjectRecord, 'id' | 'name' | 'owner_id'>;
  readonly count: number;
}

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
        notes: link.notes === true ? 1 : 0,
        created_by: link.createdBy.id,
        maker_id: link.createdBy.id,
        maker_name: fullName(link.createdBy),
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

  /** Returns the links that a person has made, newest first, without those of projects in the trash. */
  madeBy(
    userId: string,
  ): Promise<(GuestLinkRecord & { project_name: string; owner_name: string })[]> {
    return this.#db
      .selectFrom('guest_links')
      .innerJoin('live_projects', 'live_projects.id', 'guest_links.project_id')
      .innerJoin('live_users as owner', 'owner.id', 'live_projects.owner_id')
      .where('guest_links.created_by', '=', userId)
      .orderBy('guest_links.created_at', 'desc')
      .orderBy('guest_links.id')
      .selectAll('guest_links')
      .select(['live_projects.name as project_name', 'owner.user_name as owner_name'])
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

  /**
   * Returns an active link. Any text is looked up by its hash, so a malformed secret is an unknown one.
   *
   * @param segment - The secret, and what a message may have added to the end of the link, such as a full stop.
   */
  bySecret(segment: string, db: Database = this.#db): Promise<GuestLinkRecord | undefined> {
    const [secret] = /^[\w-]*/.exec(segment) ?? [''];
    return db
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
    { note, expiresAt, sites, notes }: GuestLinkTerms,
    passcodeHash: string | null | undefined,
    db: Database,
  ): Promise<boolean> {
    const updated = await db
      .updateTable('guest_links')
      .set({
        note,
        expires_at: expiresAt,
        sites: JSON.stringify(sites),
        ...(notes !== undefined && { notes: notes ? 1 : 0 }),
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

  /** Returns a page of the links of all projects, the newest first. Those of what is in the trash open nothing. */
  page(filter: GuestLinkFilter, page: number): Promise<LinkOfAll[]> {
    return this.#all(filter)
      .orderBy('guest_links.created_at', 'desc')
      .orderBy('guest_links.id')
      .limit(GUEST_LINKS_PAGE_SIZE)
      .offset((page - 1) * GUEST_LINKS_PAGE_SIZE)
      .leftJoin('live_users as maker', 'maker.id', 'guest_links.created_by')
      .selectAll('guest_links')
      .select([
        'maker.fname',
        'maker.lname',
        'maker.suspended_at',
        'live_projects.name as project_name',
        'owner.user_name as owner_name',
        'owner.fname as owner_fname',
        'owner.lname as owner_lname',
      ])
      .execute();
  }

  async count(filter: GuestLinkFilter): Promise<number> {
    const { count } = await this.#all(filter)
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Returns the users who made a link of the list of all, with their latest names. */
  async makers(): Promise<{ id: string; name: string }[]> {
    const rows = await this.#all({})
      .where('guest_links.maker_id', 'is not', null)
      .leftJoin('live_users as maker', 'maker.id', 'guest_links.created_by')
      .groupBy(['guest_links.maker_id', 'maker.fname', 'maker.lname'])
      .select(['guest_links.maker_id as id', 'maker.fname', 'maker.lname'])
      .select((at) => at.fn.max('guest_links.maker_name').as('kept'))
      .execute();
    return rows.flatMap(({ id, fname, lname, kept }) => {
      const name = fname !== null && lname !== null ? fullName({ fname, lname }) : kept;
      return id === null ? [] : [{ id, name }];
    });
  }

  /** Returns the numbers of active links by the ids of those who made them. */
  async activeByMaker(db: Database = this.#db): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('guest_links')
      .innerJoin('live_projects', 'live_projects.id', 'guest_links.project_id')
      .where('created_by', 'is not', null)
      .where((at) => this.#isActive(at))
      .groupBy('created_by')
      .select((select) => ['created_by', select.fn.countAll().as('count')])
      .execute();
    return new Map(rows.map(({ created_by, count }) => [created_by ?? '', Number(count)]));
  }

  /** Revokes the links of these ids that have not been revoked. */
  revokeSeveral(ids: readonly string[], db: Database): Promise<EndedLinks[]> {
    return this.#revokeWhere((at) => at('guest_links.id', 'in', [...ids]), db);
  }

  /** Revokes the links that a person has made, also of what could return from the trash. */
  revokeMadeBy(userId: string, db: Database): Promise<EndedLinks[]> {
    return this.#revokeWhere(
      (at) => at.and([at('guest_links.created_by', '=', userId), this.#isValid(at)]),
      db,
    );
  }

  async sweep(): Promise<void> {
    const cutoff = this.#clock.in(-KEPT_SECONDS);
    await this.#db
      .deleteFrom('guest_links')
      .where((at) => at(endOf(at), '<', cutoff))
      .execute();
  }

  async #revokeWhere(
    where: (at: At) => ReturnType<At['and']>,
    db: Database,
  ): Promise<EndedLinks[]> {
    const found = await db
      .selectFrom('guest_links')
      .innerJoin('projects', 'projects.id', 'guest_links.project_id')
      .where('revoked_at', 'is', null)
      .where((at) => where(at))
      .select(['guest_links.id as link', 'projects.id', 'projects.name', 'projects.owner_id'])
      .execute();
    if (found.length === 0) return [];
    await db
      .updateTable('guest_links')
      .set({ revoked_at: this.#clock.now() })
      .where(
        'id',
        'in',
        found.map(({ link }) => link),
      )
      .execute();
    const ended = new Map<string, EndedLinks>();
    for (const { link: _, ...project } of found) {
      const count = (ended.get(project.id)?.count ?? 0) + 1;
      ended.set(project.id, { project, count });
    }
    return [...ended.values()];
  }

  #all({ state, maker }: GuestLinkFilter) {
    const cutoff = this.#clock.in(-KEPT_SECONDS);
    return this.#db
      .selectFrom('guest_links')
      .innerJoin('live_projects', 'live_projects.id', 'guest_links.project_id')
      .innerJoin('live_users as owner', 'owner.id', 'live_projects.owner_id')
      .where('guest_links.trash_id', 'is', null)
      .where((at) => at(endOf(at), '>=', cutoff))
      .$if(maker !== undefined, (query) => query.where('guest_links.maker_id', '=', maker ?? ''))
      .$if(state === 'active', (query) => query.where((at) => this.#isActive(at)))
      .$if(state === 'revoked', (query) => query.where('guest_links.revoked_at', 'is not', null))
      .$if(state === 'expired', (query) =>
        query
          .where('guest_links.revoked_at', 'is', null)
          .where('guest_links.expires_at', '<=', this.#clock.now()),
      );
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
