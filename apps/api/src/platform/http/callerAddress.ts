import type { HttpContext } from './api.ts';

/**
 * Where a request comes from. Each proxy adds to `X-Forwarded-For` whom it was called by; what stands before
 * that, a caller may have made up.
 *
 * @param proxies how many stand in front
 */
export function callerAddress(http: HttpContext, proxies: number): string {
  const own = http.env.incoming.socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const added = (http.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(-proxies);
  return added[0] ?? own;
}
