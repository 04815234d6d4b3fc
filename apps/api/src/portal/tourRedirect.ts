/**
 * URLs of tours on the portal's host. They check the session cookie once, and redirect the browser to the tours' host
 * with a ticket.
 */
import { PILOTS_FOLDER } from '@jawla/contract/limits';
import type { Handler } from 'hono';
import { visibleProject } from '../domains/projects/access.ts';
import { findProject, findTour } from '../domains/projects/findTour.ts';
import { countPilotVisit } from '../domains/visits/countVisit.ts';
import type { Environment, HttpContext } from '../platform/http/api.ts';
import { authorizeByCookie } from '../platform/http/authorizeByCookie.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Services } from '../app/services.ts';

export function tourRedirect(services: Services): Handler<Environment> {
  return async (http) => {
    http.set('route', 'GET /projects/…');
    // The path below /projects is percent-encoded: decode each segment by itself.
    const [first, second, ...rest] = new URL(http.req.url).pathname.split('/').slice(2);
    const owner = decode(first);
    const name = decode(second);
    if (!owner || !name) throw new Problem(404, 'tour.missing');
    if (owner === PILOTS_FOLDER) {
      const pilot = await services.pilots.byName(name);
      const tour = pilot && (await services.tours.live({ pilotId: pilot.id }));
      if (tour) countPilotVisit(services, { pilot }, http.env.incoming);
      return to(http, tour && services.tourUrls.ofPilot(tour, below(rest)));
    }
    const { user, token } = await authorizeByCookie(http, services.findUser, 'call.session');
    const project = await findProject(owner, name, services);
    if (!project) throw new Problem(404, 'tour.missing');
    await visibleProject(project, user, services.projects);
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
  if (url === undefined) throw new Problem(404, 'tour.missing');
  http.header('Cache-Control', 'no-store');
  return http.redirect(url + new URL(http.req.url).search, 302);
}

/** Returns the path below the tour's folder; `undefined` for the start page. */
function below(segments: readonly string[]): string | undefined {
  return segments.join('/') || undefined;
}

function decode(segment: string | undefined): string | undefined {
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
