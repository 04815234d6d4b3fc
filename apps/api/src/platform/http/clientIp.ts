import type { HttpContext } from './api.ts';

/**
 * The IP address that a request comes from. Each trusted proxy appends the address of its own client to
 * `X-Forwarded-For`; the entries before those can be forged.
 *
 * @param proxies number of trusted proxies
 */
export function clientIp(http: HttpContext, proxies: number): string {
  const own = http.env.incoming.socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const added = (http.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(-proxies);
  return added[0] ?? own;
}
