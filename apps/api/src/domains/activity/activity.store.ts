import { randomUUID } from 'node:crypto';
import { activityDetailsSchema, type ActivityAction, type ActivityDetails } from '@jawla/contract';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/base/clock.ts';
import type { ActivityRecord, Database } from '../../platform/db/schema.ts';
import { fullName, type Person, type Thing } from './things.ts';

const DAY_SECONDS = 24 * 3600;

/** Saved again and again while somebody works: saves within `MERGE_SECONDS` of the first are one entry. */
const MERGED: readonly ActivityAction[] = [
  'client.changed',
  'account.changed',
  'project.changed',
  'project.datesChanged',
  'alignment.changed',
  'guestLink.changed',
];
const MERGE_SECONDS = 600;

export interface Entry {
  readonly action: ActivityAction;
  /** A person, the server itself, or an operator. */
  readonly actor: Person | 'job' | 'commandLine';
  readonly thing: Thing;
  /** Never secrets, addresses or values of fields. */
  readonly details?: ActivityDetails;
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
    const person = typeof actor === 'string' ? undefined : actor;
    const earlier = person && MERGED.includes(action) && (await this.#earlier(entry, person, db));
    if (earlier) {
      const before = z.parse(activityDetailsSchema, JSON.parse(earlier.details));
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
        actor_kind: typeof actor === 'string' ? actor : 'person',
        actor_id: person?.id ?? null,
        actor_name: person ? fullName(person) : '',
        thing_kind: thing.kind,
        thing_id: thing.id,
        thing_name: thing.name,
        client_id: thing.clientId,
        details: JSON.stringify(details),
      })
      .execute();
  }

  /** Deletes entries whose retention has ended. */
  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('activity')
      .where('at', '<=', this.#clock.in(-this.#days * DAY_SECONDS))
      .execute();
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
