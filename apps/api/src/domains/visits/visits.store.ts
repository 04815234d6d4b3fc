import type { VisitSummary } from '@jawla/contract';
import { VISIT_DAYS_KEPT, VISIT_SUMMARY_DAYS } from '@jawla/contract/limits';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Clock } from '../../platform/base/clock.ts';
import type { Database, Schema } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Audience, DayVisits } from './visit.ts';
import { lastDays } from './visitSteps.ts';

/** Sums that one transaction writes, so that others do not wait long for SQLite's only writer. */
const BATCH = 200;

/** Stands for all days that are older than `VISIT_DAYS_KEPT`. */
const EVER = '';

const VISIT_KEY = ['target_id', 'day', 'slot', 'audience', 'link_id'] as const;
const ADDED = {
  count: sql<number>`visits.count + excluded.count`,
  last_at: sql<string>`case when excluded.last_at > visits.last_at then excluded.last_at else visits.last_at end`,
};

/** The summary of a project, pilot or guest link without visits. */
export const NO_VISITS: VisitSummary = {
  total: 0,
  days: Array.from({ length: VISIT_SUMMARY_DAYS }, () => 0),
};

/** The sums of a project or pilot in a range of days. */
export interface VisitTotals {
  readonly kind: 'project' | 'pilot';
  readonly id: string;
  readonly name: string;
  readonly ownerName: string | null;
  readonly ownerFirstName: string | null;
  readonly ownerLastName: string | null;
  readonly lastAt: string;
  readonly counts: Readonly<Record<Audience, number>>;
}

/** Stores daily sums of visits. */
export class VisitsStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  get today(): string {
    return this.#clock.now().slice(0, 'YYYY-MM-DD'.length);
  }

  /** Adds to the sums. Visits of projects and pilots that have been deleted are dropped. */
  async add(visits: readonly DayVisits[]): Promise<void> {
    // In the same order on all servers, so that they do not wait for each other's rows in a circle.
    const sorted = [...visits].sort((a, b) => (a.id < b.id ? -1 : 1));
    for (let start = 0; start < sorted.length; start += BATCH) {
      await withTransaction(this.#db, async (transaction) => {
        for (const each of sorted.slice(start, start + BATCH)) await addOne(each, transaction);
      });
    }
  }

  /** Adds the sums of old days to one row for each project, pilot, audience and guest link: their totals stay. */
  async sweep(): Promise<void> {
    const before = this.#clock.in(-VISIT_DAYS_KEPT * 24 * 3600).slice(0, 'YYYY-MM-DD'.length);
    await withTransaction(this.#db, async (transaction) => {
      const old = await transaction
        .deleteFrom('visits')
        .where('day', '<', before)
        .where('day', '>', EVER)
        .returningAll()
        .execute();
      for (const { count, last_at, ...key } of old) {
        const row = { ...key, day: EVER, slot: '', count, last_at };
        await transaction
          .insertInto('visits')
          .values(row)
          .onConflict((conflict) => conflict.columns(VISIT_KEY).doUpdateSet(ADDED))
          .execute();
      }
    });
  }

  /** Returns the summary of a project or pilot. */
  async summary(id: string): Promise<VisitSummary> {
    return (await this.summaries([id])).get(id) ?? NO_VISITS;
  }

  /** Returns the summaries of projects or pilots by their ids; only of those with visits. */
  async summaries(ids: readonly string[]): Promise<Map<string, VisitSummary>> {
    if (ids.length === 0) return new Map();
    return this.#summarize('target_id', (at) => at('target_id', 'in', [...ids]));
  }

  /** Returns the summaries of a project's guest links by their ids; only of those with visits. */
  linkSummaries(projectId: string): Promise<Map<string, VisitSummary>> {
    return this.#summarize('link_id', (at) =>
      at.and([at('target_id', '=', projectId), at('link_id', '!=', '')]),
    );
  }

  /** Returns the summaries of guest links of any projects by their ids; only of those with visits. */
  async summariesOfLinks(
    links: readonly { id: string; project_id: string }[],
  ): Promise<Map<string, VisitSummary>> {
    if (links.length === 0) return new Map();
    const projects = new Set(links.map(({ project_id }) => project_id));
    const ids = links.map(({ id }) => id);
    return this.#summarize('link_id', (at) =>
      at.and([at('target_id', 'in', [...projects]), at('link_id', 'in', ids)]),
    );
  }

  async #summarize(
    by: 'target_id' | 'link_id',
    where: (at: ExpressionBuilder<Schema, 'visits'>) => ReturnType<typeof at.and>,
  ): Promise<Map<string, VisitSummary>> {
    const visits = this.#db.selectFrom('visits').where(where).where('audience', '!=', 'own');
    const totals = await visits
      .groupBy(by)
      .select([`${by} as id`])
      .select((at) => [at.fn.sum('count').as('total'), at.fn.max('last_at').as('last_at')])
      .execute();
    const days = lastDays(this.today, VISIT_SUMMARY_DAYS);
    const [from = ''] = days;
    const recent = await visits
      .where('day', '>=', from)
      .groupBy([by, 'day'])
      .select([`${by} as id`, 'day'])
      .select((at) => at.fn.sum('count').as('count'))
      .execute();
    const counts = new Map(recent.map(({ id, day, count }) => [`${id} ${day}`, Number(count)]));
    return new Map(
      totals.map(({ id, total, last_at }) => [
        id,
        {
          total: Number(total),
          lastAt: last_at,
          days: days.map((day) => counts.get(`${id} ${day}`) ?? 0),
        },
      ]),
    );
  }

  /** Returns the sums since a day. @param ownerId - Restricts them to the projects of a user. */
  async totals(from: string, ownerId: string | undefined): Promise<VisitTotals[]> {
    const rows = await this.#since(from, ownerId)
      .leftJoin('live_users', 'live_users.id', 'live_projects.owner_id')
      .groupBy(['target_id', 'audience'])
      .groupBy(['live_projects.name', 'live_pilots.name', 'user_name', 'fname', 'lname'])
      .select(['target_id', 'audience', 'user_name', 'fname', 'lname'])
      .select(['live_projects.name as project_name', 'live_pilots.name as pilot_name'])
      .select((at) => [at.fn.sum('count').as('count'), at.fn.max('last_at').as('last_at')])
      .execute();
    return [...Map.groupBy(rows, ({ target_id }) => target_id)].flatMap(([id, parts]) => {
      const [first] = parts;
      if (!first) return [];
      const of = (audience: Audience) =>
        Number(parts.find((part) => part.audience === audience)?.count ?? 0);
      return {
        id,
        kind: first.project_name === null ? ('pilot' as const) : ('project' as const),
        name: first.project_name ?? first.pilot_name ?? '',
        ownerName: first.user_name,
        ownerFirstName: first.fname,
        ownerLastName: first.lname,
        lastAt:
          parts
            .map(({ last_at }) => last_at)
            .sort()
            .at(-1) ?? '',
        counts: {
          account: of('account'),
          guest: of('guest'),
          public: of('public'),
          own: of('own'),
        },
      };
    });
  }

  /**
   * Returns the sums by project or pilot and step, without those of owners and admins.
   *
   * @param length - Of the beginning of a day that names its step: `2026-01` is a month.
   * @returns By id, and by step.
   */
  async series(
    from: string,
    length: number,
    ownerId: string | undefined,
  ): Promise<Map<string, Map<string, number>>> {
    const step = sql<string>`substr(day, 1, ${sql.lit(length)})`;
    const rows = await this.#since(from, ownerId)
      .where('audience', '!=', 'own')
      .groupBy(['target_id', step])
      .select(['target_id', step.as('step')])
      .select((at) => at.fn.sum('count').as('count'))
      .execute();
    const series = new Map<string, Map<string, number>>();
    for (const { target_id: id, step: name, count } of rows) {
      const ofTarget = series.get(id) ?? new Map<string, number>();
      series.set(id, ofTarget.set(name, Number(count)));
    }
    return series;
  }

  #since(from: string, ownerId: string | undefined) {
    return this.#db
      .selectFrom('visits')
      .leftJoin('live_projects', 'live_projects.id', 'visits.project_id')
      .leftJoin('live_pilots', 'live_pilots.id', 'visits.pilot_id')
      .where((at) =>
        at.or([at('live_projects.id', 'is not', null), at('live_pilots.id', 'is not', null)]),
      )
      .where('day', '>=', from)
      .$if(ownerId !== undefined, (query) =>
        query.where('live_projects.owner_id', '=', ownerId ?? ''),
      );
  }
}

async function addOne(
  { kind, id, day, slot, audience, linkId = '', count, lastAt }: DayVisits,
  db: Database,
): Promise<void> {
  const isProject = kind === 'project';
  await db
    .insertInto('visits')
    .columns([
      'target_id',
      'project_id',
      'pilot_id',
      'day',
      'slot',
      'audience',
      'link_id',
      'count',
      'last_at',
    ])
    .expression(
      db
        .selectFrom(isProject ? 'live_projects' : 'live_pilots')
        .where('id', '=', id)
        .select('id as target_id')
        .select([
          sql<string | null>`${isProject ? sql.ref('id') : sql.lit(null)}`.as('project_id'),
          sql<string | null>`${isProject ? sql.lit(null) : sql.ref('id')}`.as('pilot_id'),
          sql<string>`cast(${day} as text)`.as('day'),
          sql<string>`cast(${slot} as text)`.as('slot'),
          sql<Audience>`cast(${audience} as text)`.as('audience'),
          sql<string>`cast(${linkId} as text)`.as('link_id'),
          sql<number>`cast(${count} as integer)`.as('count'),
          sql<string>`cast(${lastAt} as text)`.as('last_at'),
        ]),
    )
    .onConflict((conflict) => conflict.columns(VISIT_KEY).doUpdateSet(ADDED))
    .execute();
}
