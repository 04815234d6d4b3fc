import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Returns the IP address of the client. For IPv6, returns the /64 network, because a provider assigns each customer
 * at least 2^64 addresses.
 * Each trusted proxy appends the address of its own client to `X-Forwarded-For`; a client can forge the entries
 * before those.
 *
 * @param proxies - Number of trusted proxies.
 */
export function clientIp(
  http: { readonly env: { readonly incoming: IncomingMessage } },
  proxies: number,
): string {
  return ipOfRequest(http.env.incoming, proxies);
}

/** The same for a request to the tours' host. */
export function ipOfRequest({ socket, headers }: IncomingMessage, proxies: number): string {
  const own = socket.remoteAddress ?? '';
  if (proxies === 0) return networkOf(own);
  const added = [headers['x-forwarded-for'] ?? '']
    .flat()
    .join(',')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(-proxies);
  return networkOf(added[0] ?? own);
}

const NETWORK_GROUPS = 4;

/** Returns `2001:db8:0:0` for `2001:db8::1`. Returns IPv4 unchanged, and IPv4-mapped IPv6 as IPv4. */
function networkOf(address: string): string {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (ipv4 !== undefined || !isIPv6(address)) return ipv4 ?? address;
  const [start = '', end] = address.toLowerCase().split('%', 1).join().split('::');
  const groups = start === '' ? [] : start.split(':');
  const missing =
    end === undefined ? 0 : 8 - groups.length - (end === '' ? 0 : end.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(end ?? '').split(':')];
  return all
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
