import type { Image, TourPicture } from '@jawla/contract';
import type { TourRecord } from '../../platform/db/schema.ts';
import { coverUrl } from '../../platform/files/covers.ts';

type Pictured = Pick<TourRecord, 'slot' | 'picture_file' | 'chosen_picture_file'>;

/** @returns An array of at most one picture. */
export function toTourPicture(tour: Pictured): TourPicture[] {
  const picture = tourImage(tour);
  if (!picture) return [];
  return [{ slot: tour.slot, picture, isChosen: tour.chosen_picture_file !== null }];
}

/** Returns the picture that an admin chose, or else the one that was found in the tour. */
export function tourImage(tour: Omit<Pictured, 'slot'>): Image | null {
  const file = tour.chosen_picture_file ?? tour.picture_file;
  return file === null ? null : { path: coverUrl(file), name: '' };
}
