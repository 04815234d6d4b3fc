/**
 * URLs of tours on the portal's host. They check the session cookie once, and redirect the browser to the tours' host
 * with a ticket.
 */
import { PILOTS_FOLDER, SESSION_COOKIE } from '@jawla/contract/limits';
import type { Handler } from 'hono';
import { getCookie } from 'hono/cookie';
import { relationTo } from '../domains/projects/access.ts';
import { findProject, findTour } from '../domains/projects/findTour.ts';
import { countPilotVisit } from '../domains/visits/countVisit.ts';
import type { Environment, HttpContext } from '../platform/http/api.ts';
import { sendShownError } from '../platform/http/shownError.ts';
import type { TextKey } from '../platform/texts/texts.ts';
import type { Services } from '../app/services.ts';

export function tourRedirect(
  services: Pick<
    Services,
    'findUser' | 'pilots' | 'projects' | 'proxies' | 'tourUrls' | 'tours' | 'users' | 'visitCounter'
  >,
): Handler<Environment> {
  return async (http) => {
    http.set('route', 'GET /projects/…');
    // The path below /projects is percent-encoded: decode each segment by itself.
    const [first, second, ...rest] = new URL(http.req.url).pathname.split('/').slice(2);
    const owner = decode(first);
    const name = decode(second);
    if (!owner || !name) return refuse(http, 404, 'tour.missing');
    if (owner === PILOTS_FOLDER) {
      const pilot = await services.pilots.byName(name);
      const tour = pilot && (await services.tours.live({ pilotId: pilot.id }));
      if (tour) countPilotVisit(services, { pilot }, http.env.incoming);
      return to(http, tour && services.tourUrls.ofPilot(tour, below(rest)));
    }
    const token = getCookie(http, SESSION_COOKIE);
    const user = await services.findUser(token);
    http.set('language', user?.language);
    if (token === undefined || !user || user.verified === 0)
      return refuse(http, 401, 'auth.signedOut');
    const project = await findProject(owner, name, services);
    if (!project) return refuse(http, 404, 'tour.missing');
    if ((await relationTo(project, user, services.projects)) === 'none') {
      return refuse(http, 403, 'auth.notAllowed');
    }
    const [day, ...restOfDay] = rest;
    const ofDay = await findTour(project, day, services);
    if (ofDay && day !== undefined) {
      return to(http, services.tourUrls.ofProject(ofDay, token, below(restOfDay)));
    }
    const tour = await findTour(project, undefined, services);
    return to(http, tour && services.tourUrls.ofProject(tour, token, below(rest)));
  };
}

function to(http: HttpContext, url: string | undefined): Response {
  if (url === undefined) return refuse(http, 404, 'tour.missing');
  http.header('Cache-Control', 'no-store');
  return http.redirect(url + new URL(http.req.url).search, 302);
}

/** Returns the path below the tour's folder; `undefined` for the start page. */
function below(segments: readonly string[]): string | undefined {
  return segments.join('/') || undefined;
}

function refuse(http: HttpContext, status: 401 | 403 | 404, key: TextKey): Response {
  return sendShownError(http, status, { key });
}

function decode(segment: string | undefined): string | undefined {
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
