import { visitEndpoints } from '@jawla/contract';
import { CACHE_MS, type VisitRange } from '@jawla/contract/limits';
import { createRequest } from '#core/store';

/** Loads the visits of the last days: of all projects and pilots for admins, else of the user's own projects. */
export const loadVisits = createRequest({
  name: 'visits/load',
  kind: 'read',
  maxAgeMs: CACHE_MS,
  key: (days: VisitRange) => days,
  send: (http, days, signal) => http.send(visitEndpoints.visits, { query: { days }, signal }),
  // A project or pilot may have another name, or be gone.
  entities: () => [{ kind: 'project' }, { kind: 'pilot' }],
});
