/** Origins of portal and tours. They include the port, so they are known only once the server listens. */
export interface Origins {
  readonly portal: string;
  /**
   * One origin for all tours, or a wildcard such as `https://*.tours.example.net`, for one host per project. Content
   * Security Policy and Permissions Policy accept both forms.
   */
  readonly tours: string;
}

export const WILDCARD = '*';

/**
 * Returns a predicate: whether a `Host` header names the tours' host, or matches its wildcard. The parent domain of a
 * wildcard matches as well, so that the portal is never served there.
 */
export function toursHostMatcher(tours: string): (host: string) => boolean {
  const { host: pattern } = new URL(tours);
  if (!pattern.startsWith(WILDCARD)) return (host) => host === pattern;
  const below = pattern.slice(WILDCARD.length);
  return (host) => host.endsWith(below) || `.${host}` === below;
}

/**
 * Explains why portal and tours would share cookies. Cookies ignore ports and schemes, so the host names must differ.
 * The session cookie has no `Domain` attribute, so no other host receives it. But a subdomain may set cookies for its
 * parent domain, and so overwrite the session cookie or the device cookie.
 *
 * @returns `undefined` if they do not share cookies
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-5.1.3
 */
export function describeSharedCookies({ portal, tours }: Origins): string | undefined {
  const [portalHost, toursHost] = [hostName(portal), hostName(tours)];
  if (portalHost === toursHost) return `both on the host ${portalHost}`;
  for (const [below, above] of [
    [toursHost, portalHost],
    [portalHost, toursHost],
  ] as const) {
    // Browsers refuse cookies for a top-level domain, so `tours.localhost` cannot set one for `localhost`.
    const isTopLevel = !above.includes('.');
    if (!isTopLevel && below.endsWith(`.${above}`)) return `${below} is below ${above}`;
  }
  return undefined;
}

/**
 * Returns the host name of an origin. Removes the trailing dot, which does not change the host, and the wildcard: its
 * subdomains may set cookies for the parent domain.
 */
function hostName(origin: string): string {
  return new URL(origin).hostname.replace(/\.$/, '').replace(`${WILDCARD}.`, '');
}

/** Whether a host name is this machine's own. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^(?:127\.|\[?::1\]?$)/.test(host);
}
