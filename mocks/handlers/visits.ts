import type { VisitRow, Visits } from '@jawla/contract';
import { VISIT_RANGES } from '@jawla/contract/limits';
import { commonResponses, handle, ok, reply } from './response';

const DAY_MS = 24 * 3600_000;
const TODAY = Date.parse('2026-11-25');

function daysBefore(count: number): string {
  return new Date(TODAY - count * DAY_MS).toISOString().slice(0, 10);
}

const noor = { userName: 'noor', name: 'Noor Haddad' };
const rows: readonly Omit<VisitRow, 'series'>[] = [
  {
    kind: 'project',
    _id: 'p-offices',
    name: 'Wadi Offices',
    owner: noor,
    accounts: 14,
    guests: 61,
    public: 0,
    own: 9,
    lastAt: '2026-11-25T09:12:00.000Z',
  },
  {
    kind: 'pilot',
    _id: 'pilot-horizon',
    name: 'برج الأفق',
    accounts: 0,
    guests: 0,
    public: 42,
    own: 3,
    lastAt: '2026-11-24T18:40:00.000Z',
  },
  {
    kind: 'project',
    _id: 'p-harbour',
    name: 'Harbour House',
    owner: noor,
    accounts: 2,
    guests: 1,
    public: 0,
    own: 0,
    lastAt: '2026-11-20T07:00:00.000Z',
  },
  {
    kind: 'project',
    _id: 'p-villa',
    name: 'فيلا الأمانة',
    owner: { userName: 'khalid', name: 'خالد منصور' },
    accounts: 0,
    guests: 0,
    public: 0,
    own: 2,
    lastAt: '2026-11-19T07:00:00.000Z',
  },
];

/** Distributes a number over steps, unevenly but always in the same way. */
function seriesOf(count: number, steps: number): number[] {
  const weights = Array.from({ length: steps }, (_, at) => 1 + ((at * 7 + 3) % 5));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const series = weights.map((weight) => Math.floor((count * weight) / total));
  const rest = count - series.reduce((sum, each) => sum + each, 0);
  return series.map((each, at) => each + (at < rest ? 1 : 0));
}

function visitsOf(days: string, given = rows): Visits {
  const steps =
    days === '365'
      ? ['2025-11-26', ...Array.from({ length: 12 }, (_, at) => monthAfter(at))]
      : Array.from({ length: Number(days) }, (_, at) => daysBefore(Number(days) - 1 - at));
  return {
    steps,
    rows: given.map((row) => ({
      ...row,
      series: seriesOf(row.accounts + row.guests + row.public, steps.length),
    })),
  };
}

/** First days of the twelve months up to November 2026. */
function monthAfter(count: number): string {
  return new Date(Date.UTC(2025, 11 + count, 1)).toISOString().slice(0, 10);
}

const answerWith = (given: readonly Omit<VisitRow, 'series'>[]) =>
  handle('visits', ({ request }) => {
    const asked = new URL(request.url).searchParams.get('days');
    const days = VISIT_RANGES.find((each) => each === asked) ?? '30';
    return reply('visits', visitsOf(days, given));
  });

/** GET visits */
export const visits = {
  ...commonResponses('visits'),
  filled: answerWith(rows),
  /** Of a client's own projects. */
  ofClient: answerWith(rows.filter(({ owner }) => owner === noor)),
  empty: ok('visits', { steps: visitsOf('30').steps, rows: [] }),
  /** Ten thousand projects. */
  thousands: answerWith(
    Array.from({ length: 10_000 }, (_, at) => ({
      kind: 'project' as const,
      _id: `p-${at}`,
      name: `Tower ${at + 1}`,
      owner: noor,
      accounts: 10_000 - at,
      guests: at % 7,
      public: 0,
      own: 0,
      lastAt: '2026-11-25T09:12:00.000Z',
    })),
  ),
};
