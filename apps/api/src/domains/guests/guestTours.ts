/** What a guest link shows: the dates of its project, and the tickets of their tours. */
import { DATE_SLOT } from '@jawla/contract/tours';
import type { Services } from '../../app/services.ts';
import type { GuestLinkRecord, ProjectRecord, TourRecord } from '../../platform/db/schema.ts';
import type { ToursStore } from '../tours/tours.store.ts';

/** Sorts an own date without a day behind all days. */
const AFTER_ALL_DAYS = 'date';

/** Returns the live tours that a link covers, the oldest date first. */
export async function toursOfLink(
  { slot }: GuestLinkRecord,
  project: ProjectRecord,
  tours: ToursStore,
): Promise<TourRecord[]> {
  const live = await tours.liveOfProject(project.id);
  return toursByDate(live, project).filter((tour) => slot === null || tour.slot === slot);
}

/** Sorts tours of a project, the oldest date first. */
export function toursByDate(
  tours: readonly TourRecord[],
  project: Pick<ProjectRecord, 'date'>,
): TourRecord[] {
  const key = (tour: TourRecord) => `${dayOf(tour, project) ?? AFTER_ALL_DAYS} ${tour.slot}`;
  return tours.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Returns the day of a slot; `null` if the project's own date has none. */
export function dayOf(
  { slot }: Pick<TourRecord, 'slot'>,
  { date }: Pick<ProjectRecord, 'date'>,
): string | null {
  return slot === DATE_SLOT ? date : slot;
}

/**
 * Issues the ticket with which a guest opens a tour. All guests pass here: on the guest's page, and where a site embeds
 * the link.
 */
export function openForGuest(
  { tourUrls }: Pick<Services, 'tourUrls'>,
  link: GuestLinkRecord,
  tour: TourRecord,
): string {
  return tourUrls.ofGuest(tour, link.grant_id);
}
