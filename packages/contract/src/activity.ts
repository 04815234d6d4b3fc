/** Lists of activity. No dependencies, so that pages load only this file. */

/** Entries of a page. */
export const ACTIVITY_PAGE_SIZE = 50;
/** People and things that a filter offers. */
export const ACTIVITY_FILTERS_MAX = 500;
/** Path of the download. The session cookie authorizes it. */
export const ACTIVITY_CSV_PATH = '/files/activity.csv';

export interface ActivityFilter {
  /** Id of the person who did it. */
  readonly person?: string | undefined;
  /** Id of a client: everything about the client and the projects. */
  readonly client?: string | undefined;
  /** Id of a project, pilot or other thing. */
  readonly thing?: string | undefined;
}

/** Returns the URL that downloads the list. */
export function activityCsvUrl({ person, client, thing }: ActivityFilter): string {
  const query = new URLSearchParams({
    ...(person !== undefined && { person }),
    ...(client !== undefined && { client }),
    ...(thing !== undefined && { thing }),
  });
  return query.size === 0 ? ACTIVITY_CSV_PATH : `${ACTIVITY_CSV_PATH}?${String(query)}`;
}
