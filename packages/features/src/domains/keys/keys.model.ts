import type { Key } from '@jawla/contract';
import { KEY_OVERLAP_HOURS } from '@jawla/contract/keyLimits';

export type KeyAction = 'rotate' | 'revoke';

/** From this many days on, the list warns. */
export const WARNING_DAYS = 14;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Ending = Pick<Key, 'expiresAt'>;

export function isExpired({ expiresAt }: Ending, now: Date): boolean {
  return Date.parse(expiresAt) <= now.getTime();
}

/** Returns the number of whole days for which a key still works. */
export function daysLeft({ expiresAt }: Ending, now: Date): number {
  return Math.floor((Date.parse(expiresAt) - now.getTime()) / DAY_MS);
}

/** Returns when the present secret ends if the key is rotated now. */
export function overlapEnd({ expiresAt }: Ending, now: Date): string {
  const end = new Date(now.getTime() + KEY_OVERLAP_HOURS * HOUR_MS).toISOString();
  return expiresAt < end ? expiresAt : end;
}

/** Returns the moment some days from now, as the server reckons it. */
export function inDays(days: number, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}
