import type { VisitRow } from '@jawla/contract';
import type { Api } from '../../platform/http/api.ts';
import { can } from '../../platform/http/can.ts';
import type { Services } from '../../app/services.ts';
import type { VisitTotals } from './visits.store.ts';
import { stepsOf } from './visitSteps.ts';

/** Visits of projects and pilots: of all for admins, of their own projects for clients. */
export function registerVisitRoutes(api: Api, { visits }: Services): void {
  api.on('visits', async ({ query, user }) => {
    const { from, firstDays, nameLength } = stepsOf(query.days, visits.today);
    const ownerId = can(user, 'visits.seeAll') ? undefined : user.id;
    const totals = await visits.totals(from, ownerId);
    const series = await visits.series(from, nameLength, ownerId);
    const rows = totals.map((each) => {
      const counts = series.get(each.id);
      return toRow(
        each,
        firstDays.map((day) => counts?.get(day.slice(0, nameLength)) ?? 0),
      );
    });
    return { steps: [...firstDays], rows: rows.sort(byVisits) };
  });
}

function toRow(totals: VisitTotals, series: number[]): VisitRow {
  const { id, kind, name, ownerName, ownerFirstName, ownerLastName, lastAt, counts } = totals;
  return {
    kind,
    _id: id,
    name,
    ...(ownerName !== null && {
      owner: { userName: ownerName, name: `${ownerFirstName ?? ''} ${ownerLastName ?? ''}` },
    }),
    series,
    accounts: counts.account,
    guests: counts.guest,
    public: counts.public,
    own: counts.own,
    lastAt,
  };
}

function byVisits(a: VisitRow, b: VisitRow): number {
  return sum(b) - sum(a) || (a.name < b.name ? -1 : 1);
}

function sum({ accounts, guests, public: others }: VisitRow): number {
  return accounts + guests + others;
}
