import type { VisitRow, Visits } from '@jawla/contract';
import { dayOf } from '#core/i18n';
import { toCsv } from '#core/device';

/** Visits without those by the owner and admins. */
export function visitsOf({ accounts, guests, public: others }: VisitRow): number {
  return accounts + guests + others;
}

/** The visits of all rows by step. */
export function sumSeries({ steps, rows }: Visits): number[] {
  return steps.map((_, at) => rows.reduce((sum, { series }) => sum + (series[at] ?? 0), 0));
}

/** @param head Names of the columns before those of the steps. */
export function visitsToCsv(head: readonly string[], { steps, rows }: Visits): string {
  const lines = rows.map((row) => [
    row.name,
    row.owner?.name ?? '',
    ...[visitsOf(row), row.accounts, row.guests, row.public, row.own].map(String),
    dayOf(row.lastAt),
    ...steps.map((_, at) => String(row.series[at] ?? 0)),
  ]);
  return toCsv([[...head, ...steps], ...lines]);
}
