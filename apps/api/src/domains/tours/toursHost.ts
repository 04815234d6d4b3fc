/**
 * The tours' host: files of tours and nothing else. It knows no cookies and no sessions, so that a
 * tour's scripts, which are foreign, have nothing to reach for. `/t/{ticket}/…` opens a client's tour,
 * `/p/{version}/…` a pilot, which is public.
 *
 * Written for Node's own server: a tour has thousands of tiles, and what a framework does for each request takes as
 * long as all the rest.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../../platform/base/log.ts';
import type { Origins } from '../../platform/base/origins.ts';
import type { TourRecord } from '../../platform/db/schema.ts';
import { decodeSafePath } from '../../platform/files/decodeSafePath.ts';
import { writeAnswer, type FileAnswer, type FileHeaders } from '../../platform/files/fileAnswer.ts';
import { tourKey, type FileStore } from '../../platform/files/fileStore.ts';
import { answerStoredFile } from '../../platform/files/storedFile.ts';
import { HSTS } from '../../platform/http/hsts.ts';
import { plainTextError } from '../../platform/http/plainTextError.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { answerPackedFile } from '../../platform/packs/packedFile.ts';
import type { Packs } from '../../platform/packs/packs.ts';
import { OpenTours, type OpenTour } from './openTours.ts';
import type { Tickets } from './tickets.ts';
import type { TourAccess } from './tourAccess.ts';
import type { ToursStore } from './tours.store.ts';

/** The name under which a tour's start page answers, regardless of its name in the archive. */
const INDEX = 'index.html';
const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=UTF-8' };
/** The version is in the address, so what it names never changes. */
const FOR_EVER = { 'Cache-Control': 'private, max-age=31536000, immutable' };

export interface ToursHostOptions {
  readonly log: Log;
  readonly metrics: Metrics | undefined;
  readonly tours: ToursStore;
  readonly tickets: Tickets;
  readonly tourAccess: TourAccess;
  readonly files: FileStore;
  readonly packs: Packs;
  readonly origins: Origins;
}

export type ToursListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function toursListener(options: ToursHostOptions): ToursListener {
  const { log, metrics, origins } = options;
  const routes = new Map(Object.entries(routesOf(options)));
  const other = routeOf('tours other', headersOf(origins, origins.portal), () =>
    Promise.resolve(undefined),
  );
  const openTours = new OpenTours(options.tours, options.packs);
  const answering: AnswerOptions = { ...options, openTours };

  return async (request, response) => {
    const started = performance.now();
    const { method = '' } = request;
    const { address, kind, key, rest } = partsOf(request);
    const route = routes.get(kind) ?? other;
    const { name, headers, find } = route;
    const routeName = `${method} ${name}`;
    let answered: FileAnswer | undefined;
    try {
      if (method === 'GET' || method === 'HEAD') {
        const open = openTours.get(address) ?? (await openTours.open(address, () => find(key)));
        answered = open && (await answer(request, open, rest, route, answering));
      }
    } catch (error) {
      const { lang } = request.headers;
      const language = typeof lang === 'string' ? lang : undefined;
      const failed = plainTextError(error, language, routeName, log);
      answered = textAnswer(failed.status, failed.text, { ...headers, ...failed.headers });
    }
    answered ??= textAnswer(404, 'Not found', { ...headers, 'Cache-Control': 'no-store' });
    metrics?.request(routeName, answered.status, (performance.now() - started) / 1000);
    writeAnswer(response, answered);
  };
}

interface Route {
  /** For logs and metrics: without what only its user may know. */
  readonly name: string;
  readonly headers: FileHeaders;
  /** Of files, with those above. */
  readonly fileHeaders: FileHeaders;
  readonly find: (key: string) => Promise<TourRecord | undefined>;
}

function routeOf(name: string, headers: FileHeaders, find: Route['find']): Route {
  return { name, headers, fileHeaders: { ...headers, ...FOR_EVER }, find };
}

/** By the first segment of the path. */
function routesOf(options: ToursHostOptions): Readonly<Record<string, Route>> {
  const { origins, tours } = options;
  return {
    t: routeOf('tours /t/{ticket}/…', headersOf(origins, origins.portal), (ticket) =>
      findTourOf(ticket, options),
    ),
    // Pilots are public: other sites may embed them. Clients' tours are for the portal alone.
    p: routeOf('tours /p/{version}/…', headersOf(origins, '*'), async (version) => {
      const tour = await tours.byVersion(version);
      return tour?.pilot_id ? tour : undefined;
    }),
  };
}

/** Of every response. */
function headersOf({ tours }: Origins, framedBy: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': `frame-ancestors ${framedBy}`,
    // The address carries the ticket: other sites get the host at most.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Origin-Agent-Cluster': '?1',
    // No cookies here: the URL carries the grant. So it works in an opaque origin, too.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(tours.startsWith('https:') && { 'Strict-Transport-Security': HSTS }),
  };
}

/** Kind, key and the file's path, still encoded: decoding is done once, when the file is looked for. */
const PARTS = /^(\/([^/?]*)\/([^/?]*))\/?([^?]*)/;

function partsOf({ url = '' }: IncomingMessage) {
  const [, address = '', kind = '', key = '', rest = ''] = PARTS.exec(url) ?? [];
  return { address, kind, key, rest: rest === '' ? INDEX : rest };
}

function textAnswer(status: number, text: string, headers: FileHeaders): FileAnswer {
  const body = Buffer.from(text);
  const length = { 'Content-Length': String(body.length) };
  return { status, headers: { ...headers, ...PLAIN_TEXT, ...length }, body };
}

/** The tour that a ticket opens; undefined when the ticket is forged, or its session may not read the tour. */
async function findTourOf(
  text: string,
  { tickets, tours, tourAccess }: ToursHostOptions,
): Promise<TourRecord | undefined> {
  const ticket = tickets.read(text);
  const tour = ticket && (await tours.byVersion(ticket.version));
  return tour && (await tourAccess.isAllowed(ticket.sessionHash, tour)) ? tour : undefined;
}

interface AnswerOptions extends ToursHostOptions {
  readonly openTours: OpenTours;
}

async function answer(
  request: IncomingMessage,
  { tour, pack }: OpenTour,
  rest: string,
  { headers, fileHeaders }: Route,
  { openTours, tours, files }: AnswerOptions,
): Promise<FileAnswer | undefined> {
  const page = rest === INDEX ? tour.start_page : undefined;
  if (page?.includes('/')) {
    const location = page.split('/').map(encodeURIComponent).join('/');
    return { status: 302, headers: { ...headers, Location: location } };
  }
  const name = page ?? decodeSafePath(rest);
  if (name === undefined) return undefined;
  if (pack) return answerPackedFile(request, pack, name, fileHeaders);
  const key = `${tourKey(tour)}/${name.normalize('NFC')}`;
  const plain = await answerStoredFile(request, files, key, fileHeaders);
  if (plain) return plain;
  // It may have become a pack in the meantime.
  const now = await tours.byVersion(tour.version);
  const packed = now && (await openTours.openPack(now));
  return packed && answerPackedFile(request, packed, name, fileHeaders);
}
