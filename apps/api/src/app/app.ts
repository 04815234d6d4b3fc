/** Combines the two hosts of the server: the portal with its API, and the tours. */
import { randomUUID } from 'node:crypto';
import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { COVERS_PATH } from '@jawla/contract/covers';
import { ACTIVITY_CSV_PATH } from '@jawla/contract/activity';
import { DELIVERIES_PATH, FOOTAGE_PATH } from '@jawla/contract/footage';
import { CLIENT_EXPORTS_PATH } from '@jawla/contract/exports';
import { Hono } from 'hono';
import { registerFirstAdminRoutes } from '../domains/auth/firstAdmin.routes.ts';
import { registerEmailChangeRoutes } from '../domains/account/emailChange.routes.ts';
import { registerOwnSessionRoutes } from '../domains/account/ownSessions.routes.ts';
import { registerProfileRoutes } from '../domains/account/profile.routes.ts';
import { registerMessageRoutes } from '../domains/auth/messages.routes.ts';
import { registerSessionRoutes } from '../domains/auth/sessions.routes.ts';
import {
  footageArchive,
  footageDownload,
  footageFilm,
  footageThumbnail,
} from '../domains/footage/footageFiles.ts';
import { activityCsv } from '../domains/activity/activityCsv.ts';
import { registerActivityRoutes } from '../domains/activity/activity.routes.ts';
import { registerFootageInboxRoutes } from '../domains/footage/inbox.routes.ts';
import { registerFootageRoutes } from '../domains/footage/footage.routes.ts';
import { registerGuestLinkRoutes } from '../domains/guests/guestLinks.routes.ts';
import { registerGuestTourRoutes } from '../domains/guests/guestTour.routes.ts';
import { notePictureFiles } from '../domains/notes/notePictureFiles.ts';
import { registerKeyRoutes } from '../domains/keys/keys.routes.ts';
import { registerNoteRoutes } from '../domains/notes/notes.routes.ts';
import { registerPilotRoutes } from '../domains/pilots/pilots.routes.ts';
import { registerAccessRoutes } from '../domains/projects/access.routes.ts';
import { registerAlignmentRoutes } from '../domains/projects/alignments.routes.ts';
import { registerCoverRoutes } from '../domains/projects/cover.routes.ts';
import { registerProjectRoutes } from '../domains/projects/projects.routes.ts';
import { registerKeptTourRoutes } from '../domains/projects/keptTours.routes.ts';
import { registerTourBridgeRoutes } from '../domains/projects/tourBridge.routes.ts';
import { registerTourSpeechRoutes } from '../domains/projects/tourSpeech.routes.ts';
import { registerTourPictureRoutes } from '../domains/projects/tourPicture.routes.ts';
import { registerUploadRoutes } from '../domains/projects/uploads.routes.ts';
import { registerInvitedClientRoutes } from '../domains/team/invitedClients.routes.ts';
import { registerTeamRoutes } from '../domains/team/team.routes.ts';
import { registerSsoRoutes, serveSso } from '../domains/sso/sso.routes.ts';
import { registerSystemRoutes } from '../domains/system/system.routes.ts';
import { toursListener } from '../domains/tours/toursHost.ts';
import { registerTrashRoutes } from '../domains/trash/trash.routes.ts';
import { registerAccountRoutes } from '../domains/users/accounts.routes.ts';
import { registerInvitationRoutes } from '../domains/users/invitations.routes.ts';
import { registerVisitRoutes } from '../domains/visits/visits.routes.ts';
import { registerUserRoutes } from '../domains/users/users.routes.ts';
import { clientExportFile } from '../move/clientExportFile.ts';
import { registerClientExportRoutes } from '../move/clientExports.routes.ts';
import { toursHostMatcher } from '../platform/base/origins.ts';
import { isPostgres } from '../platform/db/postgres.ts';
import { NOTE_PICTURES_PATH } from '../platform/files/notePictures.ts';
import { requireSpace } from '../platform/files/requireSpace.ts';
import { answerProblem, Api, type Environment } from '../platform/http/api.ts';
import { hasKeyInAddress } from '../platform/http/keyAccess.ts';
import { openApi, OPEN_API_PATH } from '../platform/http/openApi.ts';
import { Problem } from '../platform/http/problem.ts';
import { HSTS } from '../platform/http/hsts.ts';
import { sendPlainTextError } from '../platform/http/plainTextError.ts';
import { coverFiles } from '../portal/covers.ts';
import { GUEST_PAGE_PATH, guestPage } from '../portal/guestPage.ts';
import { PILOT_PAGE_PATH, pilotPage } from '../portal/pilotPage.ts';
import { portalFiles } from '../portal/portalFiles.ts';
import { previewPictures, PREVIEWS_PATH } from '../portal/previewPictures.ts';
import { tourRedirect } from '../portal/tourRedirect.ts';
import {
  discardChunkedFiles,
  registerResumableRoutes,
  serveResumable,
} from '../uploads/resumable/resumable.routes.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  readonly services: Services;
  /** Folder of the built portal; `undefined` if another server (Vite) serves it. */
  readonly portalFolder: string | undefined;
}

/** Creates the request listener. Requests to the tours' host get files of tours, all others the portal. */
export function makeListener({ services, portalFolder }: AppOptions): RequestListener {
  const portal = portalListener(portalApp(services, portalFolder));
  const tours = toursListener(services);
  const isToursHost = toursHostMatcher(services.origins.tours);
  return (request, response) => {
    const isTours = isToursHost(request.headers.host?.toLowerCase() ?? '');
    void (isTours ? tours(request, response) : portal(request, response));
  };
}

function portalListener(app: Hono<Environment>) {
  return getRequestListener((request, { incoming, outgoing }) => {
    if (!(incoming instanceof IncomingMessage && outgoing instanceof ServerResponse)) {
      throw new TypeError('Only HTTP/1.1 is served');
    }
    return app.fetch(request, { incoming, outgoing });
  });
}

function portalApp(services: Services, folder: string | undefined): Hono<Environment> {
  const { log, metrics, origins, findUser } = services;
  const app = new Hono<Environment>();
  const secure = new URL(origins.portal).protocol === 'https:';

  app.use(async (http, next) => {
    const started = performance.now();
    http.set('requestId', randomUUID());
    http.set('route', `${http.req.method} other`);
    // Set on Node's response before the route runs: setting a header on Hono's response afterwards copies its body
    // into a stream.
    const { outgoing } = http.env;
    outgoing.setHeader('X-Content-Type-Options', 'nosniff');
    outgoing.setHeader('Referrer-Policy', 'same-origin');
    outgoing.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    // Prevents browsers from rendering data and images as pages when a user opens their URL.
    if (/^\/(?:api|files)\//.test(http.req.path)) {
      outgoing.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    }
    outgoing.setHeader('X-Request-Id', http.get('requestId'));
    if (secure) outgoing.setHeader('Strict-Transport-Security', HSTS);
    if (hasKeyInAddress(http.req.url))
      http.res = await answerProblem(new Problem(400, 'key.inAddress'), http);
    else await next();
    const ms = performance.now() - started;
    const [route, { status }] = [http.get('route'), http.res];
    log.info('request', { request: http.get('requestId'), route, status, ms: Math.round(ms) });
    metrics?.request(route, status, ms / 1000);
  });
  app.onError((error, http) => sendPlainTextError(error, http, http.get('route'), log));

  app.get('/api/health', (http) => {
    http.set('route', 'GET /api/health');
    return http.json({ status: 'alive' });
  });
  app.get('/api/health/ready', async (http) => {
    http.set('route', 'GET /api/health/ready');
    const ready = await services.db
      .selectFrom('settings')
      .select('key')
      .limit(1)
      .execute()
      .then(
        () => true,
        () => false,
      );
    return http.json({ status: ready ? 'ready' : 'no database' }, ready ? 200 : 503);
  });
  app.get(OPEN_API_PATH, openApi());

  const api = new Api({
    findUser,
    findKeyHolder: services.findKeyHolder,
    proxies: services.proxies,
    log,
    // PostgreSQL's disk is the operator's responsibility.
    requireRoom: async () => {
      if (!isPostgres(services.db)) await requireSpace(services.folders.data, 0, 'server.full');
    },
  });
  registerSessionRoutes(api, services);
  registerMessageRoutes(api, services);
  registerFirstAdminRoutes(api, services);
  registerSsoRoutes(api, services);
  registerUserRoutes(api, services);
  registerAccountRoutes(api, services);
  registerTeamRoutes(api, services);
  registerInvitedClientRoutes(api, services);
  registerInvitationRoutes(api, services);
  registerProfileRoutes(api, services);
  registerEmailChangeRoutes(api, services);
  registerOwnSessionRoutes(api, services);
  registerProjectRoutes(api, services);
  registerAccessRoutes(api, services);
  registerCoverRoutes(api, services);
  registerTourPictureRoutes(api, services);
  registerKeptTourRoutes(api, services);
  registerTourBridgeRoutes(api, services);
  registerTourSpeechRoutes(api, services);
  registerAlignmentRoutes(api, services);
  registerGuestLinkRoutes(api, services);
  registerGuestTourRoutes(api, services);
  registerNoteRoutes(api, services);
  registerUploadRoutes(api, services);
  registerFootageRoutes(api, services);
  registerFootageInboxRoutes(api, services);
  registerPilotRoutes(api, services);
  registerVisitRoutes(api, services);
  registerSystemRoutes(api, services);
  registerActivityRoutes(api, services);
  registerKeyRoutes(api, services);
  registerClientExportRoutes(api, services);
  registerTrashRoutes(api, services);
  registerResumableRoutes(api, services);
  serveResumable(app, services);
  serveSso(app, services);
  app.use('/api/*', discardChunkedFiles(services));
  app.route('/api', api.close());

  app.get(`${COVERS_PATH}/:file`, coverFiles(services.files));
  app.get(`${NOTE_PICTURES_PATH}/:file`, notePictureFiles(services));
  app.get(ACTIVITY_CSV_PATH, activityCsv(services));
  app.get(`${FOOTAGE_PATH}/:id`, footageFilm(services));
  app.get(`${FOOTAGE_PATH}/:id/thumbnail`, footageThumbnail(services));
  app.get(`${FOOTAGE_PATH}/:id/download`, footageDownload(services));
  app.get(`${DELIVERIES_PATH}/:id`, footageArchive(services));
  app.get(`${CLIENT_EXPORTS_PATH}/:userName`, clientExportFile(services));
  app.get(`${PREVIEWS_PATH}/:file`, previewPictures(services));
  app.get('/projects/*', tourRedirect(services));
  app.get(PILOT_PAGE_PATH, pilotPage(services));
  app.get(GUEST_PAGE_PATH, guestPage(services));
  app.all('*', portalFiles({ folder, toursOrigin: origins.tours, services }));
  return app;
}
