import { randomUUID } from 'node:crypto';
import {
  FOOTAGE_PAGE_SIZE,
  FOOTAGE_STRIP,
  type FootageListName,
} from '@jawla/contract/footageLimits';
import { sql } from 'kysely';
import type { Clock } from '../../platform/base/clock.ts';
import { nameKey } from '@jawla/contract/nameKey';
import { sortKey } from '../../platform/db/keys.ts';
import type {
  Database,
  DeliveryRecord,
  FootageFileRecord,
  UserRecord,
} from '../../platform/db/schema.ts';
import { can } from '../../platform/http/can.ts';

/** How long the sender of a deleted delivery sees it. */
const KEPT_SECONDS = 90 * 24 * 3600;
/** Rows per statement. */
const BATCH = 500;

export type NewFile = Pick<FootageFileRecord, 'name' | 'bytes' | 'kind'>;

export interface NewDelivery {
  readonly id: string;
  readonly userId: string | null;
  /** `undefined` for folders that an operator has copied. */
  readonly senderName?: string;
  readonly projectName: string;
  readonly folder: string;
  readonly path: string;
  readonly createdAt: string;
  readonly files: readonly NewFile[];
}

/** A delivery as the inbox shows it. */
export type ListedDelivery = DeliveryRecord & {
  readonly sender_fname: string | null;
  readonly sender_lname: string | null;
  readonly taker_fname: string | null;
  readonly taker_lname: string | null;
};

/** A file with what is needed to find and name it. */
export type FoundFile = FootageFileRecord & Pick<DeliveryRecord, 'path' | 'created_at'>;

export interface MatchingProject {
  readonly id: string;
  readonly userName: string;
}

/**
 * Stores deliveries of footage and their files, whose bytes are in the footage folder. Changes are conditional
 * statements: of two admins who take or delete the same delivery, the first one does it.
 */
export class FootageStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** @returns Whether it was added: the path may be known already. */
  async add(delivery: NewDelivery, db: Database): Promise<boolean> {
    const { id, files } = delivery;
    const added = await db
      .insertInto('deliveries')
      .values({
        id,
        user_id: delivery.userId,
        sender_name: delivery.senderName ?? null,
        project_name: delivery.projectName,
        project_key: sortKey(delivery.projectName),
        folder: delivery.folder,
        path: delivery.path,
        files: files.length,
        bytes: sumBytes(files),
        created_at: delivery.createdAt,
        is_listed: 1,
        taken_at: null,
        taken_by: null,
        // Those that an operator has copied are no news.
        announced_at: delivery.senderName === undefined ? delivery.createdAt : null,
        deleted_at: null,
        removed_at: null,
      })
      .onConflict((conflict) => conflict.column('path').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) await this.#addFiles(id, files, db);
    return added !== undefined;
  }

  all(): Promise<DeliveryRecord[]> {
    return this.#db.selectFrom('deliveries').orderBy('created_at').selectAll().execute();
  }

  /** Returns a page of the inbox. Deliveries of one project are together, also across pages. */
  async inbox(list: FootageListName, page: number, term: string): Promise<ListedDelivery[]> {
    return this.#listed(list, term)
      .leftJoin('live_users as sender', 'sender.id', 'deliveries.user_id')
      .leftJoin('live_users as taker', 'taker.id', 'deliveries.taken_by')
      .selectAll('deliveries')
      .select([
        'sender.fname as sender_fname',
        'sender.lname as sender_lname',
        'taker.fname as taker_fname',
        'taker.lname as taker_lname',
      ])
      .orderBy(sql`max(deliveries.created_at) over (partition by deliveries.project_key)`, 'desc')
      .orderBy('deliveries.project_key')
      .orderBy('deliveries.created_at', 'desc')
      .orderBy('deliveries.id')
      .limit(FOOTAGE_PAGE_SIZE)
      .offset((page - 1) * FOOTAGE_PAGE_SIZE)
      .execute();
  }

  async count(list: FootageListName, term: string): Promise<number> {
    const { count } = await this.#listed(list, term)
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Returns the first files of deliveries. */
  async strips(deliveryIds: readonly string[]): Promise<Map<string, FootageFileRecord[]>> {
    if (deliveryIds.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('footage_files')
      .where('delivery_id', 'in', [...deliveryIds])
      .where('position', '<', FOOTAGE_STRIP)
      .orderBy('position')
      .selectAll()
      .execute();
    return Map.groupBy(rows, ({ delivery_id }) => delivery_id);
  }

  /** Returns those of some deliveries whose files have all been read. */
  async ready(deliveryIds: readonly string[]): Promise<Set<string>> {
    if (deliveryIds.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom('footage_files')
      .where('delivery_id', 'in', [...deliveryIds])
      .groupBy('delivery_id')
      .having(
        sql<number>`sum(case when is_missing = 0 and crc32 is null then 1 else 0 end)`,
        '=',
        0,
      )
      .having(sql<number>`sum(1 - is_missing)`, '>', 0)
      .select('delivery_id')
      .execute();
    return new Set(rows.map(({ delivery_id }) => delivery_id));
  }

  /** Returns a delivery that has not been deleted. */
  byId(id: string): Promise<DeliveryRecord | undefined> {
    return this.#db
      .selectFrom('deliveries')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .selectAll()
      .executeTakeFirst();
  }

  filesOf(deliveryId: string): Promise<FootageFileRecord[]> {
    return this.#db
      .selectFrom('footage_files')
      .where('delivery_id', '=', deliveryId)
      .orderBy('position')
      .selectAll()
      .execute();
  }

  /** Returns a file of a delivery that has not been deleted. */
  file(id: string): Promise<FoundFile | undefined> {
    return this.#files().where('footage_files.id', '=', id).executeTakeFirst();
  }

  /** Marks a delivery as taken. @returns Whether it was not before. */
  async take(id: string, adminId: string, db: Database): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('deliveries')
      .set({ taken_at: this.#clock.now(), taken_by: adminId })
      .where('id', '=', id)
      .where('taken_at', 'is', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Ends the serving of a delivery. @returns `undefined` if there is none, or it was deleted before. */
  delete(id: string, db: Database = this.#db): Promise<DeliveryRecord | undefined> {
    return db
      .updateTable('deliveries')
      .set({ deleted_at: this.#clock.now() })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
  }

  /** Deleted deliveries whose files are still there. */
  removable(): Promise<DeliveryRecord[]> {
    return this.#db
      .selectFrom('deliveries')
      .where('deleted_at', 'is not', null)
      .where('removed_at', 'is', null)
      .selectAll()
      .execute();
  }

  /** The files of a delivery are gone: deletes their rows. */
  async setRemoved(id: string, db: Database): Promise<void> {
    await db.deleteFrom('footage_files').where('delivery_id', '=', id).execute();
    const removed = { removed_at: this.#clock.now() };
    await db.updateTable('deliveries').set(removed).where('id', '=', id).execute();
  }

  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('deliveries')
      .where('removed_at', '<', this.#clock.in(-KEPT_SECONDS))
      .execute();
  }

  /** Returns the bytes of all deliveries that have not been deleted. */
  async usedBytes(): Promise<number> {
    const { used } = await this.#db
      .selectFrom('deliveries')
      .where('deleted_at', 'is', null)
      .select((select) => select.fn.sum('bytes').as('used'))
      .executeTakeFirstOrThrow();
    return Number(used ?? 0);
  }

  /** Returns what admins have got no mail of, for projects without a mail since a time; the oldest first. */
  unannounced(since: string, db: Database): Promise<DeliveryRecord[]> {
    return db
      .selectFrom('deliveries')
      .where('announced_at', 'is', null)
      .where('deleted_at', 'is', null)
      .where((at) =>
        at.not(
          at.exists(
            at
              .selectFrom('deliveries as earlier')
              .whereRef('earlier.project_key', '=', 'deliveries.project_key')
              .where('earlier.announced_at', '>', since)
              .where('earlier.sender_name', 'is not', null)
              .select('earlier.id'),
          ),
        ),
      )
      .orderBy('created_at')
      .orderBy('id')
      .selectAll()
      .execute();
  }

  async setAnnounced(ids: readonly string[], db: Database): Promise<void> {
    for (let start = 0; start < ids.length; start += BATCH) {
      await db
        .updateTable('deliveries')
        .set({ announced_at: this.#clock.now() })
        .where('id', 'in', ids.slice(start, start + BATCH))
        .execute();
    }
  }

  /** Returns number and bytes of a person's deliveries that no admin has taken or deleted. */
  async waitingOf(
    userId: string,
    db: Database = this.#db,
  ): Promise<{ readonly count: number; readonly bytes: number }> {
    const { count, bytes } = await db
      .selectFrom('deliveries')
      .where('user_id', '=', userId)
      .where('taken_at', 'is', null)
      .where('deleted_at', 'is', null)
      .select((at) => [at.fn.countAll().as('count'), at.fn.sum('bytes').as('bytes')])
      .executeTakeFirstOrThrow();
    return { count: Number(count), bytes: Number(bytes ?? 0) };
  }

  /** Returns the deliveries of a person, the newest first. */
  ofUser(userId: string, limit?: number): Promise<DeliveryRecord[]> {
    return this.#db
      .selectFrom('deliveries')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
      .selectAll()
      .execute();
  }

  /** Returns projects by name: for admins and staff all of them, for clients those that they own or may see. */
  async projectsFor(user: Pick<UserRecord, 'id' | 'is_admin' | 'is_staff'>) {
    const all = this.#db.selectFrom('live_projects').orderBy('name_key').select(['id', 'name']);
    if (can(user, 'projects.seeAllNames')) return all.execute();
    const shared = this.#db
      .selectFrom('access')
      .where('user_id', '=', user.id)
      .select('project_id');
    return all
      .where((at) => at.or([at('owner_id', '=', user.id), at('id', 'in', shared)]))
      .execute();
  }

  /** Returns the projects that have the given names, or had them when footage was handed in, by the keys of the names. */
  async projectsNamed(names: readonly string[]): Promise<Map<string, MatchingProject[]>> {
    const keys = [...new Set(names.map(nameKey))];
    if (keys.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom('live_projects')
      .innerJoin('live_users', 'live_users.id', 'live_projects.owner_id')
      .where('live_projects.name_key', 'in', keys)
      .select([
        'live_projects.id',
        'live_projects.name_key as key',
        'live_users.user_name as userName',
      ])
      .execute();
    const renamed = await this.#db
      .selectFrom('former_names')
      .innerJoin('live_projects', 'live_projects.id', 'former_names.project_id')
      .innerJoin('live_users', 'live_users.id', 'live_projects.owner_id')
      .where('former_names.name_key', 'in', keys)
      .select([
        'live_projects.id',
        'former_names.name_key as key',
        'live_users.user_name as userName',
      ])
      .execute();
    return Map.groupBy([...rows, ...renamed], ({ key }) => key);
  }

  /** Deliveries of earlier releases, whose files have no rows. */
  unlisted(): Promise<DeliveryRecord[]> {
    return this.#db
      .selectFrom('deliveries')
      .where('is_listed', '=', 0)
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .selectAll()
      .execute();
  }

  async setListed(id: string, files: readonly NewFile[], db: Database): Promise<void> {
    const changed = await db
      .updateTable('deliveries')
      .set({ is_listed: 1 })
      .where('id', '=', id)
      .where('is_listed', '=', 0)
      .executeTakeFirst();
    if (changed.numUpdatedRows > 0n) await this.#addFiles(id, files, db);
  }

  async knowsPath(path: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('deliveries')
      .where('path', '=', path)
      .select('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Returns a file whose checksum is not known yet, the oldest first. */
  nextUnread(): Promise<FoundFile | undefined> {
    return this.#files()
      .where('crc32', 'is', null)
      .where('is_missing', '=', 0)
      .orderBy('deliveries.created_at')
      .orderBy('footage_files.id')
      .executeTakeFirst();
  }

  async setChecksum(fileId: string, crc32: number): Promise<void> {
    await this.#db.updateTable('footage_files').set({ crc32 }).where('id', '=', fileId).execute();
  }

  async setMissing(fileId: string): Promise<void> {
    await this.#db
      .updateTable('footage_files')
      .set({ is_missing: 1 })
      .where('id', '=', fileId)
      .execute();
  }

  /** Returns the files that were not there, or had another size, when they were last looked for. */
  missing(): Promise<FoundFile[]> {
    return this.#files().where('is_missing', '=', 1).execute();
  }

  async setFound(fileId: string): Promise<void> {
    await this.#db
      .updateTable('footage_files')
      .set({ is_missing: 0 })
      .where('id', '=', fileId)
      .execute();
  }

  #listed(list: FootageListName, term: string) {
    const key = sortKey(term).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
    const query = this.#db
      .selectFrom('deliveries')
      .where('deliveries.deleted_at', 'is', null)
      .where('deliveries.taken_at', list === 'waiting' ? 'is' : 'is not', null);
    return key === ''
      ? query
      : query.where(sql<boolean>`deliveries.project_key like ${`%${key}%`} escape '\\'`);
  }

  #files() {
    return this.#db
      .selectFrom('footage_files')
      .innerJoin('deliveries', 'deliveries.id', 'footage_files.delivery_id')
      .where('deliveries.deleted_at', 'is', null)
      .selectAll('footage_files')
      .select(['deliveries.path', 'deliveries.created_at']);
  }

  async #addFiles(deliveryId: string, files: readonly NewFile[], db: Database): Promise<void> {
    for (const [position, { name, bytes, kind }] of files.entries()) {
      const row = { id: randomUUID(), delivery_id: deliveryId, position, name, bytes, kind };
      await db.insertInto('footage_files').values(row).execute();
    }
  }
}

function sumBytes(files: readonly NewFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
