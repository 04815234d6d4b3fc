import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';

/**
 * Whether a request seems to come from a browser that a person uses: previews in chats, scanners of links and
 * prefetching browsers visit nothing, and neither do those that ask for headers alone.
 */
export function isPersonsRequest({
  method,
  headers,
}: Pick<IncomingMessage, 'headers' | 'method'>): boolean {
  if (method === 'HEAD') return false;
  const { 'user-agent': agent = '', 'sec-purpose': purpose = headers['purpose'] } = headers;
  return agent !== '' && !isbot(agent) && !String(purpose ?? '').includes('prefetch');
}
