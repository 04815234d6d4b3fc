import type { Server, ServerOptions } from 'node:http';

/** A sender who brings nothing for so long is gone, in milliseconds. Uploads have a rule of their own, which answers. */
const SILENCE_MS = 75_000;

/**
 * How long requests may take. Bodies as long as they like, as long as they come on; Node's limit for headers
 * would be off together with that for whole requests.
 */
export const REQUEST_LIMITS = {
  requestTimeout: 0,
  headersTimeout: 30_000,
  connectionsCheckingInterval: 10_000,
} as const satisfies ServerOptions;

/** Ends connections that bring nothing: no request at all, or one that stops in the middle of its body. */
export function cutSilent(server: Server): void {
  server.on('connection', (socket) => socket.setTimeout(SILENCE_MS));
  server.on('request', (request) => {
    const { headers } = request;
    const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
    request.setTimeout(hasBody ? SILENCE_MS : 0);
    // Once all is here, it is the server that takes its time.
    request.once('end', () => request.setTimeout(0));
  });
}
