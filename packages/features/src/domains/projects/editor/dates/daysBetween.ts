import { isDay } from '@jawla/contract/limits';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the days between two dates. @returns `undefined` if a date is incomplete, or if they are not in order */
export function daysBetween(from: string, to: string | undefined): number | undefined {
  if (!isDay(from) || !isDay(to ?? '')) return undefined;
  const days = Math.round((Date.parse(to ?? '') - Date.parse(from)) / DAY_MS);
  return days > 0 ? days : undefined;
}
