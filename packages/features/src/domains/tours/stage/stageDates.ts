import type { TourDay } from '../tours.model';

/** The dates of a project that has several. */
export interface StageDates {
  /** Newest first. */
  days: readonly TourDay[];
  /** The current day. */
  day: string;
  /** The day that it is compared with. */
  compared: string | undefined;
  /** The nearest days before and after the current one that may have a tour. */
  older: string | undefined;
  newer: string | undefined;
  /** Whether a day is known to have no tour. */
  isMissing: (day: string) => boolean;
  /** Returns the path of the tour on another day. */
  hrefOn: (day: string) => string;
  onDay: (day: string) => void;
  onCompare: (day: string | undefined) => void;
  /** The user is about to choose: requests which days have tours. */
  onLook: () => void;
}

/** Returns the default day to compare with; `undefined` if there is only one tour. */
export function partnerOf({ older, newer }: StageDates): string | undefined {
  return older ?? newer;
}
