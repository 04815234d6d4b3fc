/** Returns the CSP of the portal's pages: only own resources, and tours in iframes. */
export function contentSecurityPolicy(nonce: string, toursOrigin: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `media-src 'self' blob:`,
    `frame-src ${toursOrigin}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ].join('; ');
}

/**
 * Returns the CSP of a tour's page that other sites embed: the tour in an iframe, no scripts.
 *
 * @param framedBy - Sources of `frame-ancestors`.
 */
export function embeddedPagePolicy(nonce: string, toursOrigin: string, framedBy: string): string {
  return [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `frame-src ${toursOrigin}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}

/** Returns the `Permissions-Policy`: browser features that framed tours may use. The portal itself needs none. */
export function permissionsPolicy(toursOrigin: string): string {
  const tours = `(self "${toursOrigin}")`;
  return [
    `accelerometer=${tours}`,
    `autoplay=${tours}`,
    `fullscreen=${tours}`,
    `gyroscope=${tours}`,
    `magnetometer=${tours}`,
    `xr-spatial-tracking=${tours}`,
    'camera=()',
    'geolocation=()',
    'microphone=()',
    'payment=()',
    'usb=()',
  ].join(', ');
}
