/** Where browsers reach the server: known once the port is. */
export interface Origins {
  readonly portal: string;
  readonly tours: string;
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

/** Without the dot that may end a host name: it names the same host. */
function hostName(origin: string): string {
  return new URL(origin).hostname.replace(/\.$/, '');
}
