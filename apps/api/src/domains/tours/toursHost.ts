/**
 * The tours' host: files of tours and nothing else. A tour's scripts are foreign: they reach no account here, and
 * with a wildcard in the host name no other project's tour.
 *
 * - `/o/{ticket}/…` opens a client's tour: sets the cookie, and redirects to `/c/{ticket}/…`.
 * - `/c/{ticket}/…` redirects to one of the next two, depending on whether the cookie arrived.
 * - `/t/{ticket}/…` has the files, for requests with the cookie.
 * - `/u/{ticket}/…` has the same for browsers that block the cookie.
 * - `/p/{version}/…` has the files of a pilot, which is public.
 *
 * Written for Node's own server: a tour has thousands of tiles, and what a framework does for each request takes as
 * long as all the rest.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TOUR_SANDBOX } from '@jawla/contract/tours';
import type { Log } from '../../platform/base/log.ts';
import type { Origins } from '../../platform/base/origins.ts';
import { decodeSafePath } from '../../platform/files/decodeSafePath.ts';
import { writeAnswer, type FileAnswer, type FileHeaders } from '../../platform/files/fileAnswer.ts';
import { mimeType } from '../../platform/files/mime.ts';
import { HSTS } from '../../platform/http/hsts.ts';
import { plainTextError } from '../../platform/http/plainTextError.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { answerPackedFile } from '../../platform/packs/packedFile.ts';
import type { Packs } from '../../platform/packs/packs.ts';
import { OpenTours, type Grant, type OpenTour } from './openTours.ts';
import { hasCookie, setCookie, type TicketKind, type Tickets } from './tickets.ts';
import type { TourAccess } from './tourAccess.ts';
import type { ToursStore } from './tours.store.ts';
import type { TourUrls } from './tourUrls.ts';

/** The name under which a tour's start page answers, regardless of its name in the archive. */
const INDEX = 'index.html';
const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=UTF-8' };
const NO_STORE = { 'Cache-Control': 'no-store' };
/** The version is in the address, so what it names never changes. */
const FOR_EVER = { 'Cache-Control': 'private, max-age=31536000, immutable' };
/** Pages are asked for again each time: after log-out and deletion a browser shows none from its cache. */
const REVALIDATED = { 'Cache-Control': 'private, no-cache' };
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/;

export interface ToursHostOptions {
  readonly log: Log;
  readonly metrics: Metrics | undefined;
  readonly tours: ToursStore;
  readonly tickets: Tickets;
  readonly tourUrls: TourUrls;
  readonly tourAccess: TourAccess;
  readonly packs: Packs;
  readonly origins: Origins;
}

export type ToursListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function toursListener(options: ToursHostOptions): ToursListener {
  const { log, metrics, origins } = options;
  const routes = new Map(Object.entries(routesOf(options)));
  const other: Route = {
    name: 'tours other',
    headers: headersOf(origins, origins.portal),
    answer: () => Promise.resolve(undefined),
  };

  return async (request, response) => {
    const started = performance.now();
    const { method = '' } = request;
    const address = addressOf(request);
    const route = routes.get(address.kind) ?? other;
    const { name, headers } = route;
    const routeName = `${method} ${name}`;
    let answered: FileAnswer | undefined;
    try {
      answered = refuse(request, headers) ?? (await route.answer(request, address));
    } catch (error) {
      const { lang } = request.headers;
      const language = typeof lang === 'string' ? lang : undefined;
      const failed = plainTextError(error, language, routeName, log);
      answered = textAnswer(failed.status, failed.text, { ...headers, ...failed.headers });
    }
    answered ??= textAnswer(404, 'Not found', { ...headers, ...NO_STORE });
    metrics?.request(routeName, answered.status, (performance.now() - started) / 1000);
    writeAnswer(response, answered);
  };
}

interface Address {
  /** The first segment, by which a route is chosen. */
  readonly kind: string;
  readonly key: string;
  /** Both. */
  readonly base: string;
  /** The file's path, still encoded: decoding is done once, when the file is looked for. */
  readonly rest: string;
  readonly query: string;
}

interface Route {
  /** For logs and metrics: without what only its user may know. */
  readonly name: string;
  /** Of every response. */
  readonly headers: FileHeaders;
  answer(request: IncomingMessage, address: Address): Promise<FileAnswer | undefined>;
}

/** By the first segment of the path. */
function routesOf(options: ToursHostOptions): Readonly<Record<string, Route>> {
  const { origins, tours, tickets } = options;
  const openTours = new OpenTours(options.tours, options.packs);
  const forPortal = headersOf(origins, origins.portal);
  // Pilots are public: other sites may embed them. Clients' tours are for the portal alone.
  const forAll = headersOf(origins, '*');
  const files = (
    headers: FileHeaders,
    name: string,
    find: (key: string) => Promise<Grant | undefined>,
  ): Route => {
    const all: HeadersOfFiles = {
      redirects: headers,
      pages: { ...headers, ...REVALIDATED },
      others: { ...headers, ...FOR_EVER },
    };
    return {
      name: `tours ${name}`,
      headers,
      async answer(request, { base, key, rest }) {
        const open = openTours.get(base) ?? (await openTours.open(base, () => find(key)));
        if (!open || !isItsHost(request, open, options)) return undefined;
        if (open.cookie !== undefined && !hasCookie(request.headers.cookie, open.cookie)) {
          return undefined;
        }
        return answerFile(request, open, rest, all);
      },
    };
  };
  const opening = (name: string, withoutCookie: Exchange): Route => ({
    name: `tours ${name}`,
    headers: forPortal,
    async answer(request, { key, rest, query }) {
      const found = await findTour('opening', key, options);
      if (!found || !isItsHost(request, found, options)) return undefined;
      const { ticket } = found;
      const cookie = tickets.cookieOf(ticket.sessionHash);
      const { base, headers } = hasCookie(request.headers.cookie, cookie)
        ? { base: `/t/${tickets.exchange('bound', ticket)}` }
        : withoutCookie(key, found, cookie);
      const location = { Location: `${base}/${rest}${query}` };
      return { status: 302, headers: { ...forPortal, ...NO_STORE, ...headers, ...location } };
    },
  });
  return {
    // What the session before this one has left is deleted: it may have been another person's.
    o: opening('/o/{ticket}/…', (key, _found, cookie) => ({
      base: `/c/${key}`,
      headers: { 'Set-Cookie': setCookie(cookie), 'Clear-Site-Data': '"storage"' },
    })),
    c: opening('/c/{ticket}/…', (_key, { ticket }) => ({
      base: `/u/${tickets.exchange('unbound', ticket)}`,
    })),
    t: files(forPortal, '/t/{ticket}/…', async (key) => {
      const found = await findTour('bound', key, options);
      return found && { ...found, cookie: tickets.cookieOf(found.ticket.sessionHash) };
    }),
    u: files(forPortal, '/u/{ticket}/…', (key) => findTour('unbound', key, options)),
    p: files(forAll, '/p/{version}/…', async (version) => {
      const tour = await tours.byVersion(version);
      return tour?.pilot_id ? { tour } : undefined;
    }),
  };
}

/** Where a browser without the cookie is sent. */
type Exchange = (
  key: string,
  found: FoundTour,
  cookie: string,
) => { readonly base: string; readonly headers?: FileHeaders };

/** Of every response. */
function headersOf({ tours }: Origins, framedBy: string): Readonly<Record<string, string>> {
  const sandbox = [...TOUR_SANDBOX, 'allow-same-origin'].join(' ');
  return {
    'X-Content-Type-Options': 'nosniff',
    // The sandbox is for tours in windows of their own; in the portal, the frame has it as well.
    'Content-Security-Policy': `sandbox ${sandbox}; frame-ancestors ${framedBy}`,
    // The address carries the ticket: other sites get the host at most.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Origin-Agent-Cluster': '?1',
    // For opaque origins. Browsers send no cookies with such requests, so they open pilots and `/u/` at most.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(tours.startsWith('https:') && { 'Strict-Transport-Security': HSTS }),
  };
}

const ADDRESS = /^(\/([^/?]*)\/([^/?]*))\/?([^?]*)(.*)/;

function addressOf({ url = '' }: IncomingMessage): Address {
  const [, base = '', kind = '', key = '', rest = '', query = ''] = ADDRESS.exec(url) ?? [];
  return { base, kind, key, rest: rest === '' ? INDEX : rest, query };
}

function refuse({ method, headers }: IncomingMessage, all: FileHeaders): FileAnswer | undefined {
  if (method !== 'GET' && method !== 'HEAD') {
    return textAnswer(405, 'Method not allowed', { ...all, ...NO_STORE, Allow: 'GET, HEAD' });
  }
  // A service worker would see the URLs of all tours of its origin that the browser has open, with their tickets.
  if (headers['service-worker'] !== undefined) {
    return textAnswer(403, 'Tours have no service workers', { ...all, ...NO_STORE });
  }
  return undefined;
}

function textAnswer(status: number, text: string, headers: FileHeaders): FileAnswer {
  const body = Buffer.from(text);
  const length = { 'Content-Length': String(body.length) };
  return { status, headers: { ...headers, ...PLAIN_TEXT, ...length }, body };
}

/** With a wildcard, a tour is served by its own host only: on another tour's it would share that one's origin. */
function isItsHost(
  { headers: { host } }: IncomingMessage,
  { tour }: Grant,
  { tourUrls }: ToursHostOptions,
): boolean {
  return tourUrls.hostOf(tour) === host?.toLowerCase();
}

type FoundTour = Grant & { readonly ticket: NonNullable<ReturnType<Tickets['read']>> };

/** The tour that a ticket opens; undefined when the ticket is forged, or its session may not read the tour. */
async function findTour(
  kind: TicketKind,
  text: string,
  { tickets, tours, tourAccess }: ToursHostOptions,
): Promise<FoundTour | undefined> {
  const ticket = tickets.read(kind, text);
  const tour = ticket && (await tours.byVersion(ticket.version));
  return tour && (await tourAccess.isAllowed(ticket.sessionHash, tour))
    ? { tour, ticket }
    : undefined;
}

interface HeadersOfFiles {
  readonly redirects: FileHeaders;
  readonly pages: FileHeaders;
  readonly others: FileHeaders;
}

async function answerFile(
  request: IncomingMessage,
  { tour, pack }: OpenTour,
  rest: string,
  headers: HeadersOfFiles,
): Promise<FileAnswer | undefined> {
  const page = rest === INDEX ? tour.start_page : undefined;
  if (page?.includes('/')) {
    const location = page.split('/').map(encodeURIComponent).join('/');
    return { status: 302, headers: { ...headers.redirects, Location: location } };
  }
  const name = page ?? decodeSafePath(rest);
  if (name === undefined) return undefined;
  const fileHeaders = PAGE_TYPE.test(mimeType(name)) ? headers.pages : headers.others;
  return answerPackedFile(request, pack, name, fileHeaders);
}
