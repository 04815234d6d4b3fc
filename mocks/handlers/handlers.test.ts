import { ENDPOINTS } from '@jawla/contract';
import { getResponse, HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import * as answers from './index';

const ARABIC_LETTER = /\p{Script=Arabic}/u;
const LATIN_WORD = /\p{Script=Latin}{2}/u;

/** Responses that stay pending, and those that depend on a parameter of the mock. */
const handlers = Object.entries({ ...answers })
  .filter(([, group]) => typeof group === 'object')
  .flatMap(([call, group]) =>
    Object.entries(group).map(([ending, handler]): [string, unknown] => [
      `${call}.${ending}`,
      handler,
    ]),
  )
  .concat([
    ['projectFolder.onlyFor', answers.projectFolder.onlyFor('other')],
    ['phoneLoginVerify.onlyFor', answers.phoneLoginVerify.onlyFor('000000')],
  ])
  .filter((entry): entry is [string, HttpHandler] => entry[1] instanceof HttpHandler)
  .filter(([name]) => !/\.(never|held|firstPageOnly)$/.test(name));

async function textsIn(handler: HttpHandler, lang: 'en' | 'ar'): Promise<string[]> {
  const { method, path } = handler.info;
  const url = String(path).replace('*', 'http://portal.test').replaceAll(/:\w+/g, 'unknown');
  const response = await getResponse(
    [handler],
    new Request(url, {
      method: String(method),
      headers: { lang },
      ...(method === 'GET' ? {} : { body: '{}' }),
    }),
  );
  if (response === undefined) throw new Error(`${url} is not handled`);
  if (response.type === 'error' || response.headers.get('Content-Type') === 'text/plain') return [];
  const body: unknown = await response.json().catch(() => undefined);
  return serverTexts(body);
}

/** `message` and the texts in `errors`. */
function serverTexts(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  const message = 'message' in body && typeof body.message === 'string' ? [body.message] : [];
  const errors: unknown[] =
    'errors' in body && typeof body.errors === 'object' ? Object.values(body.errors ?? {}) : [];
  return [...message, ...errors.filter((text) => typeof text === 'string')];
}

describe('texts of the server are in the language of the request', () => {
  // Some are slow.
  it.concurrent.each(handlers)('%s', async (_, handler) => {
    const [arabic, english] = await Promise.all([textsIn(handler, 'ar'), textsIn(handler, 'en')]);
    expect(arabic).toHaveLength(english.length);
    for (const text of arabic) {
      expect(text).toMatch(ARABIC_LETTER);
      expect(text).not.toMatch(LATIN_WORD);
    }
    for (const text of english) expect(text).not.toMatch(ARABIC_LETTER);
  });

  it('covers a response with a text for most endpoints', () => {
    expect(handlers.length).toBeGreaterThan(Object.keys(ENDPOINTS).length);
  });
});
