import { localDay } from '#core/i18n';

const DAY_MS = 86_400_000;

/** Returns the moment at which a calendar day ends on this device, ISO 8601. */
export function endOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Not 24 hours after its start: days are shorter or longer when clocks change.
  return new Date(year, month - 1, date, 23, 59, 59, 999).toISOString();
}

/** Returns the calendar day that is some days after today, on this device. */
export function dayIn(days: number, now: Date): string {
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
}

/** Returns the calendar day of a moment, on this device. */
export function dayOfMoment(moment: string): string {
  return localDay(new Date(moment));
}

/** Returns the number of calendar days until a moment; 0 for today. */
export function daysUntil(moment: string, now: Date): number {
  return Math.round((noon(dayOfMoment(moment)) - noon(localDay(now))) / DAY_MS);
}

function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
