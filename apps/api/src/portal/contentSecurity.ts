/** What a page of the portal may do: its own scripts and styles, tours in frames, nothing else. */
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

/** The page of a pilot in a frame of another site: a tour, and no script. */
export function embeddedPagePolicy(nonce: string, toursOrigin: string): string {
  return [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `frame-src ${toursOrigin}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    'frame-ancestors *',
  ].join('; ');
}

/** Features of the browser that a tour in a frame may ask for; the portal itself needs none. */
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
