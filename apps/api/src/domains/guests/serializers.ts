import type {
  GuestLink,
  GuestTour,
  ListedGuestLink as ListedGuestLinkObject,
  VisitSummary,
} from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import type { GuestLinkState } from '@jawla/contract/limits';
import type { GuestLinkRecord, ProjectRecord, TourRecord } from '../../platform/db/schema.ts';
import { toImage } from '../projects/serializers.ts';
import { tourImage } from '../tours/tourPicture.serializer.ts';
import { sitesOf, type LinkOfAll, type ListedGuestLink } from './guestLinks.store.ts';
import { dayOf } from './guestTours.ts';

/** @param now - ISO 8601. */
export function toGuestLink(link: ListedGuestLink, visits: VisitSummary, now: string): GuestLink {
  const makerName = makerOf(link);
  return {
    _id: link.id,
    note: link.note,
    slot: link.slot,
    state: stateOf(link, now),
    hasPasscode: link.passcode_hash !== null,
    sites: sitesOf(link),
    createdAt: link.created_at,
    ...(makerName !== '' && { createdBy: makerName }),
    expiresAt: link.expires_at,
    visits,
  };
}

/** @param now - ISO 8601. */
export function toLinkOfAll(
  link: LinkOfAll,
  visits: VisitSummary,
  now: string,
): ListedGuestLinkObject {
  const { maker_id } = link;
  const isGone = link.fname === null;
  const state = isGone ? 'removed' : link.suspended_at === null ? 'active' : 'suspended';
  return {
    ...toGuestLink(link, visits, now),
    project: { _id: link.project_id, name: link.project_name },
    client: {
      userName: link.owner_name,
      name: fullName({ fname: link.owner_fname, lname: link.owner_lname }),
    },
    maker: maker_id === null ? null : { _id: maker_id, name: makerOf(link), state },
  };
}

/** The present name of the maker, or the one at the time if the account is gone. */
function makerOf({ fname, lname, maker_name }: ListedGuestLink): string {
  return fname !== null && lname !== null ? fullName({ fname, lname }) : maker_name;
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
