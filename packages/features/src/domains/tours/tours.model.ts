/** A tour of a project: of its own date, or of one of its sub dates. */
export interface TourRef {
  owner: string;
  projectName: string;
  day?: string | undefined;
}

/** A day to choose; `segment` is the end of its URL, which is empty for the project's own date. */
export interface TourDay {
  day: string;
  segment: string | undefined;
}

/** Returns the nearest days before and after a day that have tours, as far as known. */
export function neighbours(
  days: readonly TourDay[],
  day: string,
  isMissing: (day: string) => boolean,
): { older: string | undefined; newer: string | undefined } {
  const available = days.map((known) => known.day).filter((known) => !isMissing(known));
  return {
    older: available
      .filter((known) => known < day)
      .sort()
      .at(-1),
    newer: available
      .filter((known) => known > day)
      .sort()
      .at(0),
  };
}
