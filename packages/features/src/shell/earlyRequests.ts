/** Only the build imports this module. */
import { ENDPOINTS } from '@jawla/contract';
import { requestPath, usersQuery } from '#core/http';
import type { PageName } from '#core/routing';

/**
 * API path, with its query, of the GET that a page starts with. index.html sends it before the code has loaded.
 * `~name` is a parameter of the page's path: percent-encoding leaves a tilde as it is.
 */
export const EARLY_PATHS: Partial<Record<PageName, string>> = {
  dashboard: requestPath(ENDPOINTS.users, { query: usersQuery(1) }),
  client: requestPath(ENDPOINTS.client, { params: { clientID: '~clientID' } }),
  projectEditor: requestPath(ENDPOINTS.project, { params: { id: '~projectID' } }),
};
