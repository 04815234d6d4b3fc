import { guestEndpoints } from '@jawla/contract';
import { CACHE_MS } from '@jawla/contract/limits';
import { createRequest } from '#core/store';

/** A date that a guest link opens. */
export interface GuestTourRef {
  /** The last segment of the link. */
  secret: string;
  /** The date's folder; `undefined` for the newest. */
  slot: string | undefined;
}

export function guestTourKey({ secret, slot = '' }: GuestTourRef): string {
  return [secret, slot].join('|');
}

/** Loads what a guest link opens. Secret and passcode are in the body: URLs are logged. */
export const loadGuestTour = createRequest({
  name: 'guests/loadTour',
  kind: 'read',
  maxAgeMs: CACHE_MS,
  key: guestTourKey,
  send: (http, ref: GuestTourRef, signal) =>
    http.send(guestEndpoints.guestTour, { body: bodyOf(ref), signal }),
  entities: () => [{ kind: 'tour' }],
  receives: (action) => (unlockGuestTour.loaded.match(action) ? action.payload : undefined),
});

/**
 * Asks whether a link that is open still opens, without touching the tour that is shown: another answer may have another
 * URL for the same tour.
 */
export const checkGuestLink = createRequest({
  name: 'guests/check',
  kind: 'read',
  key: (secret: string) => secret,
  send: async (http, secret, signal) => {
    const { building } = await http.send(guestEndpoints.guestTour, { body: { secret }, signal });
    return { isOpen: building !== null };
  },
});

export interface GuestUnlock extends GuestTourRef {
  passcode: string;
}

/** Sends the passcode of a link; the server stores in a cookie that it was right. */
export const unlockGuestTour = createRequest({
  name: 'guests/unlock',
  kind: 'write',
  key: guestTourKey,
  send: (http, { passcode, ...ref }: GuestUnlock) =>
    http.send(guestEndpoints.guestTour, { body: { ...bodyOf(ref), passcode } }),
});

function bodyOf({ secret, slot }: GuestTourRef) {
  return slot === undefined ? { secret } : { secret, slot };
}
