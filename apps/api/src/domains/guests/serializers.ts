import type { GuestLink, GuestTour, VisitSummary } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import type { GuestLinkState } from '@jawla/contract/limits';
import type { GuestLinkRecord, ProjectRecord, TourRecord } from '../../platform/db/schema.ts';
import { toImage } from '../projects/serializers.ts';
import { tourImage } from '../tours/tourPicture.serializer.ts';
import { sitesOf, type ListedGuestLink } from './guestLinks.store.ts';
import { dayOf } from './guestTours.ts';

/** @param now - ISO 8601. */
export function toGuestLink(link: ListedGuestLink, visits: VisitSummary, now: string): GuestLink {
  const { fname, lname } = link;
  return {
    _id: link.id,
    note: link.note,
    slot: link.slot,
    state: stateOf(link, now),
    hasPasscode: link.passcode_hash !== null,
    sites: sitesOf(link),
    createdAt: link.created_at,
    ...(fname !== null && lname !== null && { createdBy: fullName({ fname, lname }) }),
    expiresAt: link.expires_at,
    visits,
  };
}

function stateOf({ revoked_at, expires_at }: GuestLinkRecord, now: string): GuestLinkState {
  if (revoked_at !== null) return 'revoked';
  return expires_at !== null && expires_at <= now ? 'expired' : 'active';
}

/**
 * Serializes a building for guests: nothing about accounts.
 *
 * @param tours - The tours that the guest may see, in order.
 */
export function toBuilding(
  project: ProjectRecord,
  tours: readonly TourRecord[],
): NonNullable<GuestTour['building']> {
  return {
    name: project.name,
    location: project.location,
    img: toImage(project),
    dates: tours.map((tour) => ({
      slot: tour.slot,
      day: dayOf(tour, project),
      picture: tourImage(tour),
    })),
  };
}
