import type {
  GuestLink,
  GuestTour,
  ListedGuestLink as ListedGuestLinkObject,
  VisitSummary,
} from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import type { GuestLinkState } from '@jawla/contract/guestLimits';
import type { GuestLinkRecord, ProjectRecord, TourRecord } from '../../platform/db/schema.ts';
import { toImage } from '../projects/serializers.ts';
import { tourImage } from '../tours/tourPicture.serializer.ts';
import { NO_VISITS } from '../visits/visits.store.ts';
import { sitesOf, type LinkOfAll, type ListedGuestLink } from './guestLinks.store.ts';
import { dayOf } from './guestTours.ts';

/** What is counted about links, and the time. */
export interface LinkFacts {
  /** By the ids of links; only of those with visits. */
  readonly visits: ReadonlyMap<string, VisitSummary>;
  /** Grants of links whose passcode somebody seems to guess. */
  readonly guessed: ReadonlySet<string>;
  /** ISO 8601. */
  readonly now: string;
}

export function toGuestLink(link: ListedGuestLink, { visits, guessed, now }: LinkFacts): GuestLink {
  const makerName = makerOf(link);
  return {
    _id: link.id,
    note: link.note,
    slot: link.slot,
    state: stateOf(link, now),
    hasPasscode: link.passcode_hash !== null,
    ...(guessed.has(link.grant_id) && { manyWrongCodes: true }),
    sites: sitesOf(link),
    notes: link.notes === 1,
    createdAt: link.created_at,
    ...(makerName !== '' && { createdBy: makerName }),
    expiresAt: link.expires_at,
    visits: visits.get(link.id) ?? NO_VISITS,
  };
}

export function toLinkOfAll(link: LinkOfAll, facts: LinkFacts): ListedGuestLinkObject {
  const { maker_id } = link;
  const isGone = link.fname === null;
  const state = isGone ? 'removed' : link.suspended_at === null ? 'active' : 'suspended';
  return {
    ...toGuestLink(link, facts),
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
 * @param notes - `null` if the link has none.
 */
export function toBuilding(
  project: ProjectRecord,
  tours: readonly TourRecord[],
  notes: NonNullable<GuestTour['building']>['notes'] = null,
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
    notes,
  };
}
