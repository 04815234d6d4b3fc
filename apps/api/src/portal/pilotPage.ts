/** Page of a pilot: in an iframe only its tour, otherwise the portal's page with a preview for chats. */
import { DEFAULT_LANGUAGE, LANGUAGES } from '@jawla/contract/limits';
import type { Handler } from 'hono';
import type { Services } from '../app/services.ts';
import { countPilotVisit } from '../domains/visits/countVisit.ts';
import type { Environment } from '../platform/http/api.ts';
import { oneLine } from '../platform/texts/oneLine.ts';
import { say } from '../platform/texts/texts.ts';
import { embeddedPage, isForIframe } from './embeddedPage.ts';
import { previewTags } from './previewTags.ts';
import { orNothing } from './orNothing.ts';

export const PILOT_PAGE_PATH = '/pilot-project/:name';

export function pilotPage(
  services: Pick<
    Services,
    'brand' | 'log' | 'origins' | 'pilots' | 'proxies' | 'tourUrls' | 'tours' | 'visitCounter'
  >,
): Handler<Environment> {
  const { pilots, tours, tourUrls, origins, log } = services;

  async function find(name: string) {
    const pilot = await pilots.byName(name);
    const tour = pilot && (await tours.live({ pilotId: pilot.id }));
    return tour && { pilot, tour };
  }

  async function tagsOf(name: string): Promise<string> {
    const found = await find(name);
    if (!found) return '';
    const { pilot, tour } = found;
    return previewTags(
      {
        // A pilot has no language.
        language: DEFAULT_LANGUAGE,
        title: oneLine(pilot.name),
        description: LANGUAGES.map((language) => say(language, 'tour.any')).join(' · '),
        picture: tour.chosen_picture_file ?? tour.picture_file,
        url: `${origins.portal}/pilot-project/${encodeURIComponent(pilot.name)}`,
      },
      services,
    );
  }

  return async (http, next) => {
    const name = http.req.param('name') ?? '';
    if (!isForIframe(http)) {
      http.set('page', { head: (await orNothing(tagsOf(name), log)) ?? '', headers: {} });
      await next();
      http.res.headers.append('Vary', 'Sec-Fetch-Dest');
      return undefined;
    }
    http.set('route', 'GET embedded pilot');
    const found = await find(name);
    if (found) countPilotVisit(services, found, http.env.incoming);
    return embeddedPage(http, {
      toursOrigin: origins.tours,
      framedBy: '*',
      tour: found && { title: found.pilot.name, url: tourUrls.ofPilot(found.tour) },
      missing: 'pilot.missing',
      headers: { 'Cache-Control': 'no-cache' },
    });
  };
}
