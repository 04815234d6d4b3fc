/**
 * Page of a guest link: in an iframe only its tour, for the sites of the link; otherwise the portal's page with a
 * preview for chats. Chats and scanners fetch the page without opening it, so it counts nothing.
 */
import type { Handler } from 'hono';
import { formatDay } from '@jawla/contract/days';
import type { Services } from '../app/services.ts';
import { sitesOf } from '../domains/guests/guestLinks.store.ts';
import { dayOf, openForGuest, toursOfLink } from '../domains/guests/guestTours.ts';
import type { GuestLinkRecord } from '../platform/db/schema.ts';
import type { Environment } from '../platform/http/api.ts';
import { isolated, oneLine } from '../platform/texts/oneLine.ts';
import { say } from '../platform/texts/texts.ts';
import { embeddedPage, isForIframe, type EmbeddedTour } from './embeddedPage.ts';
import { orNothing } from './orNothing.ts';
import { previewTags } from './previewTags.ts';

export const GUEST_PAGE_PATH = '/g/*';

/** The URL is the secret: no page that it links to, and no cache, may learn it. */
const HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };

export function guestPage(
  services: Pick<
    Services,
    'brand' | 'guestLinks' | 'log' | 'origins' | 'projects' | 'tourUrls' | 'tours'
  >,
): Handler<Environment> {
  const { guestLinks, projects, tours, origins, log } = services;

  /** Returns what a link shows first; `undefined` if its project was deleted. */
  async function find(link: GuestLinkRecord) {
    const project = await projects.byId(link.project_id);
    if (!project) return undefined;
    const tour = (await toursOfLink(link, project, tours)).at(-1);
    const name = isolated(oneLine(project.name));
    const day = tour ? dayOf(tour, project) : link.slot && dayOf({ slot: link.slot }, project);
    return { project, tour, name, date: day === null ? undefined : formatDay(day, link.language) };
  }

  async function tagsOf(secret: string): Promise<string> {
    const link = await guestLinks.bySecret(secret);
    if (!link) return '';
    const { language, slot } = link;
    if (link.passcode_hash !== null) {
      const description = say(language, 'guest.protected');
      return previewTags({ language, title: services.brand[language], description }, services);
    }
    const found = await find(link);
    if (!found) return '';
    const { project, tour, name, date } = found;
    const place = oneLine(project.location);
    return previewTags(
      {
        language,
        title: [name, ...(slot !== null && date !== undefined ? [date] : [])].join(' · '),
        description: [...(place === '' ? [] : [isolated(place)]), date ?? []].flat().join(' · '),
        picture: tour?.chosen_picture_file ?? tour?.picture_file ?? project.cover_file,
      },
      services,
    );
  }

  async function tourOf(link: GuestLinkRecord): Promise<EmbeddedTour | undefined> {
    const found = await find(link);
    if (!found?.tour) return undefined;
    const { language } = link;
    const title = say(language, 'tour.titled', { name: found.name });
    return { title, language, url: openForGuest(services, link, found.tour) };
  }

  return async (http, next) => {
    const secret = new URL(http.req.url).pathname.split('/')[2] ?? '';
    if (!isForIframe(http)) {
      const head = (await orNothing(tagsOf(secret), log)) ?? '';
      http.set('page', { head, headers: { ...HEADERS, 'X-Robots-Tag': 'noindex' } });
      await next();
      http.res.headers.append('Vary', 'Sec-Fetch-Dest');
      return undefined;
    }
    http.set('route', 'GET embedded guest link');
    const link = await guestLinks.bySecret(secret);
    const sites = link ? sitesOf(link) : [];
    // A link without sites looks like an unknown one.
    const isOpen = sites.length > 0 && link?.passcode_hash === null;
    return embeddedPage(http, {
      toursOrigin: origins.tours,
      framedBy: isOpen ? sites.join(' ') : "'none'",
      tour: isOpen ? await tourOf(link) : undefined,
      missing: isOpen ? 'tour.missing' : 'guest.dead',
      headers: HEADERS,
    });
  };
}
