/**
 * The tours' host: files of tours and nothing else. It knows no cookies and no sessions, so that a
 * tour's scripts, which are foreign, have nothing to reach for. `/t/{ticket}/…` opens a client's tour,
 * `/p/{version}/…` a pilot, which is public.
 */
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { Log } from '../../platform/base/log.ts';
import type { TourRecord } from '../../platform/db/schema.ts';
import { decodeSafePath } from '../../platform/files/decodeSafePath.ts';
import { tourKey, type FileStore } from '../../platform/files/fileStore.ts';
import { sendFile } from '../../platform/files/sendFile.ts';
import { sendPlainTextError } from '../../platform/http/plainTextError.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Tickets } from './tickets.ts';
import type { ToursStore } from './tours.store.ts';

/** The name under which a tour's start page answers, whatever the archive calls it. */
const INDEX = 'index.html';

export interface ToursAppOptions {
  readonly log: Log;
  readonly metrics: Metrics | undefined;
  readonly tours: ToursStore;
  readonly tickets: Tickets;
  readonly files: FileStore;
  /** The one origin that may frame clients' tours. */
  readonly portalOrigin: string;
}

interface ToursEnvironment {
  Bindings: HttpBindings;
  Variables: { route: string };
}

export function toursApp(options: ToursAppOptions): Hono<ToursEnvironment> {
  const app = new Hono<ToursEnvironment>();
  const packed = compress();

  app.use(async (http, next) => {
    const started = performance.now();
    http.set('route', `${http.req.method} tours other`);
    await next();
    const { headers, status } = http.res;
    const seconds = (performance.now() - started) / 1000;
    options.metrics?.request(http.get('route'), status, seconds);
    headers.set('X-Content-Type-Options', 'nosniff');
    // Pilots are public: other sites may embed them. Clients' tours are for the portal alone.
    const isPilot = http.req.path.startsWith('/p/');
    const framedBy = isPilot ? '*' : options.portalOrigin;
    headers.set('Content-Security-Policy', `frame-ancestors ${framedBy}`);
    // The address carries the ticket: other sites get the host at most.
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Origin-Agent-Cluster', '?1');
    // There are no cookies here; whoever has the address may read. So a stricter sandbox works too.
    headers.set('Access-Control-Allow-Origin', '*');
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  // A part of a file must not be packed: its bytes are counted in the unpacked file.
  app.use((http, next) => (http.req.header('range') === undefined ? packed(http, next) : next()));

  app.get('/t/:ticket/*', async (http) => {
    http.set('route', 'GET tours /t/{ticket}/…');
    const version = options.tickets.versionOf(http.req.param('ticket'));
    const tour = version === undefined ? undefined : await options.tours.byVersion(version);
    return (tour && (await answer(http, tour, options))) ?? http.notFound();
  });
  app.get('/p/:version/*', async (http) => {
    http.set('route', 'GET tours /p/{version}/…');
    const tour = await options.tours.byVersion(http.req.param('version'));
    return (tour?.pilot_id && (await answer(http, tour, options))) || http.notFound();
  });
  app.onError((error, http) => sendPlainTextError(error, http, http.get('route'), options.log));
  app.notFound((http) => http.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  return app;
}

async function answer(
  http: Context<ToursEnvironment>,
  tour: TourRecord,
  { files }: ToursAppOptions,
): Promise<Response | undefined> {
  // From the raw address: decoding is done once, segment by segment, when the file is looked for.
  const rest = new URL(http.req.url).pathname.split('/').slice(3).join('/') || INDEX;
  const page = rest === INDEX ? tour.start_page : undefined;
  if (page?.includes('/')) {
    return http.redirect(page.split('/').map(encodeURIComponent).join('/'), 302);
  }
  const name = decodeSafePath(page === undefined ? rest : encodeURIComponent(page));
  if (name === undefined) return undefined;
  // The version is in the address, so what it names never changes.
  const caching = 'private, max-age=31536000, immutable';
  return sendFile(http, files, `${tourKey(tour)}/${name}`, { 'Cache-Control': caching });
}
