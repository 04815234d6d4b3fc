/** Where browsers reach the server: known once the port is. */
export interface Origins {
  readonly portal: string;
  /**
   * One origin for all tours, or a pattern such as `https://*.tours.example.net`: one for each project. Content
   * Security Policy and Permissions Policy take it as it is.
   */
  readonly tours: string;
}

export const WILDCARD = '*';

/**
 * Returns a function that tells whether a `Host` header names the tours' host, or one that matches its pattern.
 * The host below which a pattern's hosts are is one as well, so that the portal never answers there.
 */
export function toursHostMatcher(tours: string): (host: string) => boolean {
  const { host: pattern } = new URL(tours);
  if (!pattern.startsWith(WILDCARD)) return (host) => host === pattern;
  const below = pattern.slice(WILDCARD.length);
  return (host) => host.endsWith(below) || `.${host}` === below;
}

/**
 * Explains why cookies of the portal and of the tours would mix. Cookies ignore ports and schemes, so the host
 * names have to differ. The session's cookie has no `Domain`, so no other host receives it; but a page below a
 * host may set cookies for that host, and so replace a session or a device's cookie.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-5.1.3
 * @returns undefined when they do not
 */
export function describeSharedCookies({ portal, tours }: Origins): string | undefined {
  const [portalHost, toursHost] = [hostName(portal), hostName(tours)];
  if (portalHost === toursHost) return `both on the host ${portalHost}`;
  for (const [below, above] of [
    [toursHost, portalHost],
    [portalHost, toursHost],
  ] as const) {
    // Browsers refuse cookies for a whole top-level domain, so `tours.localhost` sets none for `localhost`.
    const isTopLevel = !above.includes('.');
    if (!isTopLevel && below.endsWith(`.${above}`)) return `${below} is below ${above}`;
  }
  return undefined;
}

/**
 * Without the dot that may end a host name: it names the same host. Without the wildcard: the hosts of a pattern may set
 * cookies for the domain below which they are.
 */
function hostName(origin: string): string {
  return new URL(origin).hostname.replace(/\.$/, '').replace(`${WILDCARD}.`, '');
}
