import type { TestServer } from './testServer.ts';

/**
 * Opens a tour like a browser that blocks the cookie of the tours' host.
 *
 * @param url - URL from a response of the API.
 * @returns The URL of the start page.
 */
export async function openTour(
  { send }: Pick<TestServer, 'send'>,
  url: string | null | undefined,
): Promise<string> {
  let page = new URL(url ?? '');
  while (/^\/[oc]\//.test(page.pathname)) {
    const { headers } = await send({ path: page.href });
    if (headers['location'] === undefined) break;
    page = new URL(String(headers['location']), page);
  }
  return page.href;
}
