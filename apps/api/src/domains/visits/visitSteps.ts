import type { VisitRange } from '@jawla/contract/limits';

const DAY_MS = 24 * 3600_000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const MONTH_LENGTH = 'YYYY-MM'.length;

/** Returns the last days up to `today`, the oldest first. */
export function lastDays(today: string, count: number): string[] {
  const end = Date.parse(today);
  return Array.from({ length: count }, (_, at) =>
    new Date(end - (count - 1 - at) * DAY_MS).toISOString().slice(0, DAY_LENGTH),
  );
}

/** How a range of days is divided. */
export interface VisitSteps {
  readonly from: string;
  /** First day of each step. */
  readonly firstDays: readonly string[];
  /** Length of the beginning of a day that names its step: all of it, or its month. */
  readonly nameLength: number;
}

/** Divides a range into days; a year into months, of which the first and last are not complete. */
export function stepsOf(range: VisitRange, today: string): VisitSteps {
  const days = lastDays(today, Number(range));
  const [from = today] = days;
  if (range !== '365') return { from, firstDays: days, nameLength: DAY_LENGTH };
  const firstDays = days.filter((day) => day === from || day.endsWith('-01'));
  return { from, firstDays, nameLength: MONTH_LENGTH };
}
