import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';

/**
 * Whether a request seems to come from a browser that a person uses: previews in chats, scanners of links and
 * prefetching browsers visit nothing.
 */
export function isPersonsRequest({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { 'user-agent': agent = '', 'sec-purpose': purpose = headers['purpose'] } = headers;
  return agent !== '' && !isbot(agent) && !String(purpose ?? '').includes('prefetch');
}
