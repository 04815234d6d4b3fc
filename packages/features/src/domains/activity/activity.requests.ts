import { activityEndpoints } from '@jawla/contract';
import type { ActivityFilter } from '@jawla/contract/activity';
import { createRequest, type Entity } from '#core/store';

/** Identifies a page of the list. */
export interface ActivityRef extends ActivityFilter {
  /** `next` of the page before. */
  before?: string | undefined;
}

/** Almost every change is recorded. */
const RECORDED: readonly Entity[] = [
  { kind: 'access' },
  { kind: 'alignments' },
  { kind: 'client' },
  { kind: 'footage' },
  { kind: 'guestLinks' },
  { kind: 'key' },
  { kind: 'pilot' },
  { kind: 'project' },
  { kind: 'tour' },
];

/** Loads a page of what was done, the newest first. */
export const loadActivity = createRequest({
  name: 'activity/load',
  kind: 'read',
  key: ({ person = '', client = '', thing = '', before = '' }: ActivityRef) =>
    [person, client, thing, before].join('/'),
  send: (http, { person, client, thing, before }, signal) =>
    http.send(activityEndpoints.activity, {
      query: {
        ...(person !== undefined && { person }),
        ...(client !== undefined && { client }),
        ...(thing !== undefined && { thing }),
        ...(before !== undefined && { before }),
      },
      signal,
    }),
  entities: () => RECORDED,
});

/** Loads the people and things that the list can be filtered by. */
export const loadActivityFilters = createRequest({
  name: 'activity/filters',
  kind: 'read',
  send: (http, _, signal) => http.send(activityEndpoints.activityFilters, { signal }),
  entities: () => RECORDED,
});
