import { TOUR_FEATURES, TOUR_SANDBOX } from '@jawla/contract/tours';

/** Attributes of the sandboxed iframe of a tour: third-party scripts must not access the portal. */
export interface TourFrame {
  src: string;
  sandbox: string;
  allow: string;
}

/**
 * Returns the iframe of a tour's URL. On another origin, a tour keeps its own storage; on the portal's origin
 * it gets an opaque origin, because it could read the session otherwise.
 *
 * @returns `undefined` for a URL that is not http(s), which must not be framed
 */
export function tourFrame(path: string, page: string): TourFrame | undefined {
  if (!URL.canParse(path, page)) return undefined;
  const url = new URL(path, page);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  const isOurs = url.origin === new URL(page).origin;
  return {
    src: url.href,
    sandbox: [...TOUR_SANDBOX, ...(isOurs ? [] : ['allow-same-origin'])].join(' '),
    allow: TOUR_FEATURES.map((feature) => `${feature} ${isOurs ? "'src'" : url.origin}`).join('; '),
  };
}
