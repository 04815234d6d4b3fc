/**
 * The tours' host: files of tours and nothing else. It reads no cookies and no tokens, so that a
 * tour's scripts, which are foreign, have nothing to reach for. `/t/{ticket}/…` opens a client's tour,
 * `/p/{version}/…` a pilot, which is public.
 */
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import type { Log } from '../../platform/base/log.ts';
import type { Origins } from '../../platform/base/origins.ts';
import type { TourRecord } from '../../platform/db/schema.ts';
import { decodeSafePath } from '../../platform/files/decodeSafePath.ts';
import { tourKey, type FileStore } from '../../platform/files/fileStore.ts';
import { sendFile } from '../../platform/files/sendFile.ts';
import { HSTS } from '../../platform/http/hsts.ts';
import { sendPlainTextError } from '../../platform/http/plainTextError.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Packs } from '../../platform/packs/packs.ts';
import { sendPackedFile } from '../../platform/packs/sendPackedFile.ts';
import type { Tickets } from './tickets.ts';
import type { TourAccess } from './tourAccess.ts';
import type { ToursStore } from './tours.store.ts';

/** The name under which a tour's start page answers, whatever the archive calls it. */
const INDEX = 'index.html';

export interface ToursAppOptions {
  readonly log: Log;
  readonly metrics: Metrics | undefined;
  readonly tours: ToursStore;
  readonly tickets: Tickets;
  readonly tourAccess: TourAccess;
  readonly files: FileStore;
  readonly packs: Packs;
  readonly origins: Origins;
}

interface ToursEnvironment {
  Bindings: HttpBindings;
  Variables: { route: string };
}

export function toursApp(options: ToursAppOptions): Hono<ToursEnvironment> {
  const { log, metrics, tours, origins } = options;
  const app = new Hono<ToursEnvironment>();
  // Pilots are public: other sites may embed them. Clients' tours are for the portal alone.
  const headers = { pilot: headersOf(origins, '*'), client: headersOf(origins, origins.portal) };

  app.use(async (http, next) => {
    const started = performance.now();
    http.set('route', `${http.req.method} tours other`);
    await next();
    metrics?.request(http.get('route'), http.res.status, (performance.now() - started) / 1000);
  });

  app.get('/t/:ticket/*', async (http) => {
    http.set('route', 'GET tours /t/{ticket}/…');
    const tour = await findTourOf(http.req.param('ticket'), options);
    return (tour && (await answer(http, tour, headers.client, options))) ?? http.notFound();
  });

  app.get('/p/:version/*', async (http) => {
    http.set('route', 'GET tours /p/{version}/…');
    const tour = await tours.byVersion(http.req.param('version'));
    return (
      (tour?.pilot_id && (await answer(http, tour, headers.pilot, options))) || http.notFound()
    );
  });

  app.onError((error, http) => {
    const answered = sendPlainTextError(error, http, http.get('route'), log);
    for (const [name, value] of Object.entries(headers.client)) answered.headers.set(name, value);
    return answered;
  });
  app.notFound((http) =>
    http.text('Not found', 404, { ...headers.client, 'Cache-Control': 'no-store' }),
  );
  return app;
}

/** Of every response. Given to each as an object: setting them one by one takes a tenth of the time of a tile. */
function headersOf({ tours }: Origins, framedBy: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': `frame-ancestors ${framedBy}`,
    // The address carries the ticket: other sites get the host at most.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Origin-Agent-Cluster': '?1',
    // There are no cookies here; whoever has the address may read. So a stricter sandbox works too.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(tours.startsWith('https:') && { 'Strict-Transport-Security': HSTS }),
  };
}

/** The tour that a ticket opens; undefined when the ticket is forged, or its session may not read the tour. */
async function findTourOf(
  text: string,
  { tickets, tours, tourAccess }: ToursAppOptions,
): Promise<TourRecord | undefined> {
  const ticket = tickets.read(text);
  const tour = ticket && (await tours.byVersion(ticket.version));
  return tour && (await tourAccess.isAllowed(ticket.sessionHash, tour)) ? tour : undefined;
}

async function answer(
  http: Context<ToursEnvironment>,
  tour: TourRecord,
  headers: Readonly<Record<string, string>>,
  options: ToursAppOptions,
): Promise<Response | undefined> {
  // From the raw address: decoding is done once, segment by segment, when the file is looked for.
  const rest = new URL(http.req.url).pathname.split('/').slice(3).join('/') || INDEX;
  const page = rest === INDEX ? tour.start_page : undefined;
  if (page?.includes('/')) {
    const location = page.split('/').map(encodeURIComponent).join('/');
    return new Response(null, { status: 302, headers: { ...headers, Location: location } });
  }
  const name = page ?? decodeSafePath(rest);
  if (name === undefined) return undefined;
  // The version is in the address, so what it names never changes.
  const all = { ...headers, 'Cache-Control': 'private, max-age=31536000, immutable' };
  const packed = await sendPacked(http, tour, name, all, options);
  if (packed || tour.pack_bytes !== null) return packed;
  const key = `${tourKey(tour)}/${name.normalize('NFC')}`;
  const plain = await sendFile(http, options.files, key, all);
  if (plain) return plain;
  // It may have become a pack meanwhile.
  const now = await options.tours.byVersion(tour.version);
  return now && sendPacked(http, now, name, all, options);
}

/** @returns nothing when the tour has no such file, or is no pack */
async function sendPacked(
  http: Context<ToursEnvironment>,
  tour: TourRecord,
  name: string,
  headers: Readonly<Record<string, string>>,
  { packs }: ToursAppOptions,
): Promise<Response | undefined> {
  const { pack_bytes: packBytes, directory_bytes: directoryBytes } = tour;
  if (packBytes === null || directoryBytes === null) return undefined;
  const pack = await packs.open({ key: tourKey(tour), packBytes, directoryBytes });
  return sendPackedFile(http, pack, name, headers);
}
