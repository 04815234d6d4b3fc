import { randomUUID } from 'node:crypto';
import {
  activityDetailsSchema,
  type ActivityAction,
  type ActivityDetails,
  type ActivityFilter,
  type ActivityThing,
} from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/base/clock.ts';
import type { ActivityRecord, ActivitySubjectsTable, Database } from '../../platform/db/schema.ts';
import type { Person, Thing } from './things.ts';

const DAY_SECONDS = 24 * 3600;

/** Saved again and again while a person works: saves within `MERGE_SECONDS` of the first are one entry. */
const MERGED: readonly ActivityAction[] = [
  'client.changed',
  'account.changed',
  'project.changed',
  'project.datesChanged',
  'alignment.changed',
  'guestLink.changed',
];
const MERGE_SECONDS = 600;

/** Footage is found by its project's name, keys are few, and the system is one. */
const FILTERED = ['client', 'member', 'project', 'pilot'] as const satisfies ActivityThing[];
const filteredSchema = z.enum(FILTERED);
/** A row that all entries of a person share is not written by each of them: they would conflict. */
const SUBJECT_SECONDS = 60;

/** A person, a guest by the name that was entered, the server itself, or an operator. */
export type Actor = Person | { readonly guestName: string } | 'job' | 'commandLine';

export interface Entry {
  readonly action: ActivityAction;
  readonly actor: Actor;
  readonly thing: Thing;
  /** Never secrets, addresses or values of fields. */
  readonly details?: ActivityDetails;
}

/** An entry with what still exists of what it is about. */
export type Listed = ActivityRecord & {
  readonly owner_name: string | null;
  readonly member_id: string | null;
  readonly project_id: string | null;
  readonly pilot_id: string | null;
  readonly delivery_id: string | null;
  readonly key_id: string | null;
};

/** Returns the cursor with which a list continues after an entry. */
export function cursorOf({ at, id }: Pick<ActivityRecord, 'at' | 'id'>): string {
  return `${at}~${id}`;
}

export function detailsOf({ details }: Pick<ActivityRecord, 'details'>): ActivityDetails {
  return z.parse(activityDetailsSchema, JSON.parse(details));
}

/** Who did what to what. */
export class ActivityStore {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #days: number;

  /** @param days - Retention of an entry. */
  constructor(db: Database, clock: Clock, days: number) {
    this.#db = db;
    this.#clock = clock;
    this.#days = days;
  }

  /** @param db - The transaction of the change, so that both are stored or neither. */
  async record(entry: Entry, db: Database): Promise<void> {
    const { action, actor, thing, details = {} } = entry;
    // Guests are nobody whom entries can be filtered by: they may enter any name.
    const [person, guest] =
      typeof actor === 'string' ? [] : 'id' in actor ? [actor] : [undefined, actor];
    const earlier = person && MERGED.includes(action) && (await this.#earlier(entry, person, db));
    if (earlier) {
      const before = detailsOf(earlier);
      const fields = [...new Set([...(before.fields ?? []), ...(details.fields ?? [])])];
      await db
        .updateTable('activity')
        .set({ details: JSON.stringify({ ...details, ...(fields.length > 0 && { fields }) }) })
        .where('id', '=', earlier.id)
        .execute();
      return;
    }
    await db
      .insertInto('activity')
      .values({
        id: randomUUID(),
        at: this.#clock.now(),
        action,
        actor_kind: typeof actor === 'string' ? actor : person ? 'person' : 'guest',
        actor_id: person?.id ?? null,
        actor_name: person ? fullName(person) : (guest?.guestName ?? ''),
        thing_kind: thing.kind,
        thing_id: thing.id,
        thing_name: thing.name,
        client_id: thing.clientId,
        details: JSON.stringify(details),
      })
      .execute();
    if (person) {
      const subject = { id: person.id, kind: 'person', name: fullName(person) };
      await this.#note({ role: 'person', ...subject }, db);
    }
    if (z.safeParse(filteredSchema, thing.kind).success) {
      const { kind, id, name } = thing;
      await this.#note({ role: 'thing', kind, id, name }, db);
    }
  }

  /** Notes whom or what entries can be filtered by. */
  async #note(
    subject: Pick<ActivitySubjectsTable, 'role' | 'id' | 'kind' | 'name'>,
    db: Database,
  ): Promise<void> {
    const { role, id, kind, name } = subject;
    const known = await db
      .selectFrom('activity_subjects')
      .where('role', '=', role)
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirst();
    const isRecent = known !== undefined && known.at > this.#clock.in(-SUBJECT_SECONDS);
    if (isRecent && known.name === name && known.kind === kind) return;
    const latest = { kind, name, at: this.#clock.now() };
    await db
      .insertInto('activity_subjects')
      .values({ role, id, ...latest })
      .onConflict((conflict) => conflict.columns(['role', 'id']).doUpdateSet(latest))
      .execute();
  }

  /**
   * Returns entries, the newest first.
   *
   * @param before - `cursorOf` the entry before the first one. Any other text begins somewhere.
   */
  list(filter: ActivityFilter, before: string | undefined, limit: number): Promise<Listed[]> {
    const { person, client, thing } = filter;
    const [at = '', id = ''] = before?.split('~') ?? [];
    return (
      this.#db
        .selectFrom('activity')
        // The ids are no foreign keys: rows may be gone, or in the trash.
        .leftJoin('live_users as owner', 'owner.id', 'activity.client_id')
        .leftJoin('live_users as member', 'member.id', 'activity.thing_id')
        .leftJoin('live_projects', 'live_projects.id', 'activity.thing_id')
        .leftJoin('live_pilots', 'live_pilots.id', 'activity.thing_id')
        .leftJoin('keys', 'keys.id', 'activity.thing_id')
        .leftJoin('deliveries', (join) =>
          join
            .onRef('deliveries.id', '=', 'activity.thing_id')
            .on('deliveries.deleted_at', 'is', null),
        )
        .$if(person !== undefined, (query) => query.where('actor_id', '=', person ?? ''))
        .$if(client !== undefined, (query) => query.where('client_id', '=', client ?? ''))
        .$if(thing !== undefined, (query) => query.where('thing_id', '=', thing ?? ''))
        .$if(before !== undefined, (query) =>
          query.where((each) =>
            each(each.refTuple('activity.at', 'activity.id'), '<', each.tuple(at, id)),
          ),
        )
        .orderBy('activity.at', 'desc')
        .orderBy('activity.id', 'desc')
        .limit(limit)
        .selectAll('activity')
        .select([
          'owner.user_name as owner_name',
          'member.id as member_id',
          'live_projects.id as project_id',
          'live_pilots.id as pilot_id',
          'deliveries.id as delivery_id',
          'keys.id as key_id',
        ])
        .execute()
    );
  }

  /** Returns whom and what a list can be filtered by, the latest first, with their latest names. */
  async filters(limit: number) {
    const people = await this.#subjects('person', limit).execute();
    const things = await this.#subjects('thing', limit).execute();
    return {
      people: people.map(({ id, name }) => ({ id, name })),
      things: things.map(({ kind, id, name }) => ({
        kind: z.parse(filteredSchema, kind),
        id,
        name,
      })),
    };
  }

  #subjects(role: ActivitySubjectsTable['role'], limit: number) {
    return this.#db
      .selectFrom('activity_subjects')
      .where('role', '=', role)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .select(['kind', 'id', 'name']);
  }

  /** Deletes entries whose retention has ended. */
  async sweep(): Promise<void> {
    for (const table of ['activity', 'activity_subjects'] as const) {
      await this.#db
        .deleteFrom(table)
        .where('at', '<=', this.#clock.in(-this.#days * DAY_SECONDS))
        .execute();
    }
  }

  /** Returns the entry that a repeated change belongs to: the newest one about its thing, if it is the same change. */
  async #earlier(
    { action, thing }: Entry,
    person: Person,
    db: Database,
  ): Promise<ActivityRecord | undefined> {
    const newest = await db
      .selectFrom('activity')
      .where('thing_id', '=', thing.id)
      .where('at', '>', this.#clock.in(-MERGE_SECONDS))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirst();
    return newest?.action === action && newest.actor_id === person.id ? newest : undefined;
  }
}
