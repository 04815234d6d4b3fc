import { TOUR_FEATURES, TOUR_SANDBOX } from '@jawla/contract/tours';

/** How a tour's page is framed, so that a stranger's script gets at nothing of ours. */
export interface TourFrame {
  src: string;
  sandbox: string;
  allow: string;
}

/**
 * The frame for a tour's address. On another origin a tour keeps its own storage; on the portal's it
 * gets an origin of no name, or it could read the session.
 *
 * @returns nothing for an address that is no web page: it must not be framed
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
