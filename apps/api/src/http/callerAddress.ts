import type { HttpContext } from './api.ts';

/**
 * Where a request comes from.
 *
 * @param trustProxy take what the proxy in front wrote last, instead of the proxy's own address
 */
export function callerAddress(http: HttpContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? http.req.header('x-forwarded-for') : undefined;
  return forwarded?.split(',').at(-1)?.trim() || (http.env.incoming.socket.remoteAddress ?? '');
}
