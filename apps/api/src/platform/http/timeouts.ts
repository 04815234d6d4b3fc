import type { Server, ServerOptions } from 'node:http';

/**
 * Time after which an idle connection is closed, in milliseconds. Uploads have a shorter timeout, which sends a
 * response.
 */
const IDLE_TIMEOUT_MS = 75_000;

/**
 * Options of the server. A whole request may take any time, because bodies are large; turning that timeout off
 * would turn off the one for headers as well.
 */
export const SERVER_TIMEOUTS = {
  requestTimeout: 0,
  headersTimeout: 30_000,
  connectionsCheckingInterval: 10_000,
  // In bytes. Tours may set cookies, which the server ignores, but a request with larger headers than this fails with
  // 431.
  maxHeaderSize: 32 * 1024,
} as const satisfies ServerOptions;

/** Closes connections that stay idle before a request or within its body. */
export function setIdleTimeouts(server: Server): void {
  server.on('connection', (socket) => socket.setTimeout(IDLE_TIMEOUT_MS));
  server.on('request', (request) => {
    const { headers } = request;
    const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
    // The idle timeout does not limit how long a handler takes to respond.
    if (hasBody) {
      request.setTimeout(IDLE_TIMEOUT_MS);
      request.once('end', () => request.setTimeout(0));
    } else request.setTimeout(0);
  });
}
