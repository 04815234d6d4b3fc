import { apiDocument } from '@jawla/contract/apiDocument';
import { delay, HttpResponse } from 'msw';
import { commonResponses, handle, SLOW_MS } from './response';

/** The document itself, made when a story asks for it. */
async function made() {
  const { openApiDocument } = await import('@jawla/contract/openapi');
  return HttpResponse.json(openApiDocument());
}

/** GET openapi.json */
export const apiDocumentResponse = {
  ...commonResponses(apiDocument),
  filled: handle(apiDocument, made),
  slow: handle(apiDocument, async () => {
    await delay(SLOW_MS);
    return made();
  }),
};
