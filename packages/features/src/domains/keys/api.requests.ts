import { apiDocument } from '@jawla/contract/apiDocument';
import { createRequest } from '#core/store';

/** The code that shows the document: 336 KB, for this page alone. */
export const importViewer = () => import('./screens/ApiScreen/ApiCalls');

export const loadApiDocument = createRequest({
  name: 'api/loadDocument',
  kind: 'read',
  send: (http, _, signal) => {
    // At the same time. Where it cannot be loaded, the page says so, as of all code: browsers never import it again.
    importViewer().catch(() => undefined);
    return http.send(apiDocument, { signal });
  },
});
