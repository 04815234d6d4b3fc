import type { Server, ServerOptions } from 'node:http';

/** A connection on which nothing arrives for so long is closed, in milliseconds. Uploads have a shorter timeout, with a response. */
const IDLE_TIMEOUT_MS = 75_000;

/**
 * Options of the server. A whole request may take any time, because bodies are large; turning that timeout off
 * would turn off the one for headers as well.
 */
export const SERVER_TIMEOUTS = {
  requestTimeout: 0,
  headersTimeout: 30_000,
  connectionsCheckingInterval: 10_000,
  // In bytes. Tours set cookies, which are of no use here, but refused where there are too many.
  maxHeaderSize: 32 * 1024,
} as const satisfies ServerOptions;

/** Closes idle connections: without a request, or in the middle of a body. */
export function setIdleTimeouts(server: Server): void {
  server.on('connection', (socket) => socket.setTimeout(IDLE_TIMEOUT_MS));
  server.on('request', (request) => {
    const { headers } = request;
    const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
    // The server may take longer to respond.
    if (hasBody) {
      request.setTimeout(IDLE_TIMEOUT_MS);
      request.once('end', () => request.setTimeout(0));
    } else request.setTimeout(0);
  });
}
