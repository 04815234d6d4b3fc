import { href } from '#core/routing';
import { TOUR_FEATURES } from '@jawla/contract/tours';

/** The public URL of a pilot, for sharing. */
export function pilotLink(name: string): string {
  return window.location.origin + href('pilot', { name });
}

/** HTML code that embeds the tour in a web page. */
export function embedCode(name: string): string {
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<iframe src="${pilotLink(name)}" title="${title}" width="960" height="540" style="border:0" allow="${TOUR_FEATURES.join('; ')}" loading="lazy"></iframe>`;
}
