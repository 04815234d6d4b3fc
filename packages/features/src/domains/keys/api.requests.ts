import { apiDocument } from '@jawla/contract/apiDocument';
import { ProblemError } from '#core/http';
import { createRequest } from '#core/store';

/** The code that shows the document: 400 KB, for this page alone. */
export const importViewer = () => import('./screens/ApiScreen/ApiCalls');

/** The document, once the code that shows it has loaded, too. */
export const loadApiDocument = createRequest({
  name: 'api/loadDocument',
  kind: 'read',
  send: async (http, _, signal) => {
    const [document] = await Promise.all([http.send(apiDocument, { signal }), viewerLoaded()]);
    return document;
  },
});

/** @throws {ProblemError} `offline`, as the server that has the code is unreachable. */
async function viewerLoaded(): Promise<void> {
  try {
    await importViewer();
  } catch (cause) {
    throw new ProblemError({ kind: 'offline' }, { cause });
  }
}
