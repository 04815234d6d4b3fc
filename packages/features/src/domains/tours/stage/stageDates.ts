import type { TourDay } from '../tours.model';

/** The dates of a project that has several. */
export interface StageDates {
  /** Newest first. */
  days: readonly TourDay[];
  /** The day that is shown. */
  day: string;
  /** The day that it is compared with. */
  compared: string | undefined;
  /** The nearest days before and after the one shown that may have a tour. */
  older: string | undefined;
  newer: string | undefined;
  /** Whether it is known that a day has no tour. */
  isMissing: (day: string) => boolean;
  /** The address of the tour on another day. */
  hrefOn: (day: string) => string;
  onDay: (day: string) => void;
  onCompare: (day: string | undefined) => void;
  /** The person is about to choose: which days have tours? */
  onLook: () => void;
}

/** The day to compare with, unless the person chooses another; nothing where there is only one tour. */
export function partnerOf({ older, newer }: StageDates): string | undefined {
  return older ?? newer;
}
