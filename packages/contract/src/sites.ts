/** Sites that may embed a tour. No dependencies, so that pages load only this file. */

/**
 * Host and port as they stand in a Content-Security-Policy. Stricter than URLs, whose hosts may contain `;` and `,`,
 * which would end a directive.
 */
const ORIGIN_PATTERN = /^https?:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/;

/** Of a host name in the DNS. */
const HOST_MAX = 253;

/**
 * Returns the exact origin that a text names, with an internationalized name in Punycode; `undefined` for a wildcard,
 * a path, a query, credentials, an IPv6 address and other schemes than HTTP and HTTPS.
 */
export function siteOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') return undefined;
  return ORIGIN_PATTERN.test(url.origin) && url.hostname.length <= HOST_MAX
    ? url.origin
    : undefined;
}
