/**
 * The addresses of tours on the portal's host. They serve nothing: they look at the cookie, once, and send
 * the browser to the tours' host with a ticket.
 */
import { PILOTS_FOLDER, SESSION_COOKIE } from '@jawla/contract/rules';
import type { Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { TourRecord } from '../platform/db/schema.ts';
import type { Environment, HttpContext } from '../platform/http/api.ts';
import { relationTo } from '../domains/projects/access.ts';
import type { Services } from '../app/services.ts';
import { languageOf, say, type TextKey } from '../platform/texts/texts.ts';
import { findProject, findTour } from '../domains/projects/findTour.ts';

export function tourRedirect(services: Services): Handler<Environment> {
  return async (http) => {
    http.set('route', 'GET /projects/…');
    // Below /projects, still encoded; decoding happens segment by segment.
    const [first, second, ...rest] = new URL(http.req.url).pathname.split('/').slice(2);
    const owner = decode(first);
    const name = decode(second);
    if (!owner || !name) return refuse(http, 404, 'tour.missing');
    if (owner === PILOTS_FOLDER) {
      const pilot = await services.pilots.byName(name);
      return to(http, services, pilot && (await services.tours.live({ pilotId: pilot.id })), rest);
    }
    const user = await services.sessions.userOf(getCookie(http, SESSION_COOKIE));
    if (!user || user.verified === 0) return refuse(http, 401, 'auth.signedOut');
    const project = await findProject(owner, name, services);
    if (!project) return refuse(http, 404, 'tour.missing');
    if ((await relationTo(project, user, services.projects)) === 'none') {
      return refuse(http, 403, 'auth.notAllowed');
    }
    const [day, ...below] = rest;
    const ofDay = await findTour(project, day, services);
    return ofDay && day !== undefined
      ? to(http, services, ofDay, below)
      : to(http, services, await findTour(project, undefined, services), rest);
  };
}

function to(
  http: HttpContext,
  { addresses }: Services,
  tour: TourRecord | undefined,
  rest: readonly string[],
): Response {
  if (!tour) return refuse(http, 404, 'tour.missing');
  http.header('Cache-Control', 'no-store');
  return http.redirect(addresses.of(tour, rest.join('/') || 'index.html'), 302);
}

function refuse(http: HttpContext, status: 401 | 403 | 404, key: TextKey): Response {
  http.header('Cache-Control', 'no-store');
  return http.text(say(languageOf(http.req.header('lang')), key), status);
}

function decode(segment: string | undefined): string | undefined {
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
