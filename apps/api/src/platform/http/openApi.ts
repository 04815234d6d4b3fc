/** The description of the API: public, because it says nothing about an installation or its users. */
import type { Handler } from 'hono';
import { answerKept, type Environment } from './api.ts';
import { KeptJson } from './keptJson.ts';

export const OPEN_API_PATH = '/api/openapi.json';

/** Serves the OpenAPI document of this version, which is made for the first request. */
export function openApi(): Handler<Environment> {
  let kept: Promise<KeptJson> | undefined;
  return async (http) => {
    http.set('route', `GET ${OPEN_API_PATH}`);
    kept ??= KeptJson.from(documentText());
    return answerKept(await kept, http);
  };
}

/** Few servers are ever asked, so the code is loaded when one is. */
async function* documentText(): AsyncGenerator<string> {
  const { openApiDocument } = await import('@jawla/contract/openapi');
  yield JSON.stringify(openApiDocument());
}
