/** The list of activity as a file for spreadsheets. The session cookie authorizes it, as for footage. */
import { Readable } from 'node:stream';
import type { ActivityFilter } from '@jawla/contract/activity';
import { CSV_START, csvLine } from '@jawla/contract/csv';
import type { Handler } from 'hono';
import type { Environment, HttpContext } from '../../platform/http/api.ts';
import { authorizeByCookie } from '../../platform/http/authorizeByCookie.ts';
import { cursorOf, detailsOf, type Listed } from './activity.store.ts';
import type { Services } from '../../app/services.ts';

/** Entries that are in memory at the same time. */
const BATCH = 1000;

const COLUMNS = [
  'time',
  'actor',
  'name',
  'action',
  'kind',
  'thing',
  'date',
  'fields',
  'person',
  'role',
  'count',
  'note',
] as const;

/** Downloads the list, with the filter of the query. */
export function activityCsv(
  services: Pick<Services, 'activity' | 'findUser' | 'rateLimits'>,
): Handler<Environment> {
  return async (http) => {
    http.set('route', 'GET /files/activity.csv');
    const { user } = await authorizeByCookie(http, services.findUser, 'activity.download');
    await services.rateLimits.enforce({ limit: 'activity-csv', by: user.id });
    const body = Readable.toWeb(Readable.from(lines(services, filterOf(http))));
    return http.body(body, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="activity.csv"',
      'Cache-Control': 'no-store',
    });
  };
}

function filterOf(http: HttpContext): ActivityFilter {
  const id = (name: string) => http.req.query(name)?.slice(0, 100);
  return { person: id('person'), client: id('client'), thing: id('thing') };
}

async function* lines({ activity }: Pick<Services, 'activity'>, filter: ActivityFilter) {
  yield CSV_START + csvLine(COLUMNS);
  let before: string | undefined;
  for (;;) {
    const entries = await activity.list(filter, before, BATCH);
    yield entries.map((entry) => csvLine(cellsOf(entry))).join('');
    const last = entries.at(-1);
    if (!last || entries.length < BATCH) return;
    before = cursorOf(last);
  }
}

function cellsOf(entry: Listed): string[] {
  const { slot = '', fields = [], person = '', role = '', count, number } = detailsOf(entry);
  return [
    entry.at,
    entry.actor_kind,
    entry.actor_name,
    entry.action,
    entry.thing_kind,
    entry.thing_name,
    slot,
    fields.join(' '),
    person,
    role,
    count === undefined ? '' : String(count),
    number === undefined ? '' : String(number),
  ];
}
