/** A tour of a project: of its own date, or of one of its sub dates. */
export interface TourRef {
  owner: string;
  projectName: string;
  day?: string | undefined;
}

/** A day to choose; `segment` is the end of its URL, which a project's own date does not have. */
export interface TourDay {
  day: string;
  segment: string | undefined;
}

/** The nearest days before and after one that have tours, as far as is known. */
export function neighbours(
  days: readonly TourDay[],
  day: string,
  isMissing: (day: string) => boolean,
): { older: string | undefined; newer: string | undefined } {
  const there = days.map((known) => known.day).filter((known) => !isMissing(known));
  return {
    older: there
      .filter((known) => known < day)
      .sort()
      .at(-1),
    newer: there
      .filter((known) => known > day)
      .sort()
      .at(0),
  };
}
