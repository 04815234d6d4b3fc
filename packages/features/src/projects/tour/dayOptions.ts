import type { TourDay } from '../projects.model';

interface DayOptions {
  isMissing: (day: string) => boolean;
  /** The day that the other tour shows: it is not to be chosen twice. */
  elsewhere: string | undefined;
  /** How a day without a tour is named. */
  noTour: (day: string) => string;
}

/** The days of a project to choose from; those without a tour are named, and cannot be chosen. */
export function dayOptions(days: readonly TourDay[], { isMissing, elsewhere, noTour }: DayOptions) {
  return days.map(({ day }) => ({
    value: day,
    label: isMissing(day) ? noTour(day) : day,
    disabled: isMissing(day) || day === elsewhere,
  }));
}
