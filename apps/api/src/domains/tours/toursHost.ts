/**
 * The tours' host, which serves only files of tours. A tour's scripts are untrusted. A separate origin isolates them
 * from accounts, and with a wildcard host name also from other projects' tours.
 *
 * - `/o/{ticket}/…` opens a client's tour: sets the cookie and redirects to `/c/{ticket}/…`.
 * - `/c/{ticket}/…` redirects to `/t/` if the browser sent the cookie, or else to `/u/`.
 * - `/t/{ticket}/…` serves the files to requests with the cookie.
 * - `/u/{ticket}/…` serves the files to browsers that block the cookie.
 * - `/p/{version}/…` serves the files of a pilot, which is public.
 * - `/b/{name}` serves the bridge, which is inserted into the pages of tours of known tools.
 *
 * Uses `node:http` without Hono: a tour has thousands of tiles, and the framework would double the time per request.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TOUR_SANDBOX } from '@jawla/contract/tours';
import type { Services } from '../../app/services.ts';
import type { Origins } from '../../platform/base/origins.ts';
import { decodeSafePath } from '../../platform/files/decodeSafePath.ts';
import { writeAnswer, type FileAnswer, type FileHeaders } from '../../platform/files/fileAnswer.ts';
import { mimeType } from '../../platform/files/mime.ts';
import { HSTS } from '../../platform/http/hsts.ts';
import { problemOfFile, retryHeaders } from '../../platform/http/plainTextError.ts';
import { Problem } from '../../platform/http/problem.ts';
import { shownError, shownLanguage } from '../../platform/http/shownError.ts';
import { say } from '../../platform/texts/texts.ts';
import { answerPackedFile } from '../../platform/packs/packedFile.ts';
import { answerBridge, bridgedPlayer } from './bridge.ts';
import { countTourVisit } from '../visits/countVisit.ts';
import { BridgedPages } from './bridgedPages.ts';
import { OpenTours, type Grant, type OpenTour, type TourHeaders } from './openTours.ts';
import { hasCookie, setCookie, type Ticket, type TicketKind } from './tickets.ts';
import type { Access } from './tourAccess.ts';
import { startPageOf } from './tourQueue.ts';

/** Path of a tour's start page, regardless of its name in the archive. */
const INDEX = 'index.html';
const PLAIN_TEXT = { 'Content-Type': 'text/plain; charset=UTF-8' };
const NO_STORE = { 'Cache-Control': 'no-store' };
/** The URL contains the version, so its content never changes. */
const FOR_EVER = { 'Cache-Control': 'private, max-age=31536000, immutable' };
/** Browsers must revalidate pages, so none is shown from the cache after logout or deletion. */
const REVALIDATED = { 'Cache-Control': 'private, no-cache' };
/** The same for the bridge, which is no secret. */
const PUBLIC_FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/;

export type ToursListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function toursListener(services: Services): ToursListener {
  const { log, metrics, origins } = services;
  const routes = new Map(Object.entries(routesOf(services)));
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
      const problem = problemOfFile(error, routeName, log);
      answered = errorAnswer(request, problem, { ...headers, ...retryHeaders(problem) });
    }
    answered ??= missingAnswer(request, headers);
    metrics?.request(routeName, answered.status, (performance.now() - started) / 1000);
    writeAnswer(response, answered);
  };
}

interface Address {
  /** The first segment of the path, which selects the route. */
  readonly kind: string;
  readonly key: string;
  /** The path up to and including `key`. */
  readonly base: string;
  /** The file's path, percent-encoded. `answerFile` decodes it. */
  readonly rest: string;
  readonly query: string;
}

interface Route {
  /** Name in logs and metrics, without secrets such as the ticket. */
  readonly name: string;
  /** Headers of every response. */
  readonly headers: FileHeaders;
  answer(request: IncomingMessage, address: Address): Promise<FileAnswer | undefined>;
}

/** Returns the routes by the first segment of the path. */
function routesOf(services: Services): Readonly<Record<string, Route>> {
  const { origins, tours, tickets, bridge } = services;
  const bridgedPages = bridge && new BridgedPages(bridge);
  const openTours = new OpenTours(services.tours, services.packs);
  // Browsers check all frames above: those of the tour itself, the portal's page, and the site that embeds it.
  const forPortal = headersOf(origins, `'self' ${origins.portal}`);
  // Pilots are public: other sites may embed them. Clients' tours may be embedded by the portal, and by the sites of a
  // guest link.
  const forAll = headersOf(origins, '*');
  const pilotHeaders = tourHeadersOf(forAll);
  const portalHeaders = tourHeadersOf(forPortal);
  const grantOf = ({ tour, ticket, sites }: FoundTour): Grant & { ticket: Ticket } => ({
    tour,
    ticket,
    headers:
      sites.length === 0
        ? portalHeaders
        : tourHeadersOf(headersOf(origins, ["'self'", origins.portal, ...sites].join(' '))),
  });
  const files = (
    headers: FileHeaders,
    name: string,
    find: (key: string) => Promise<Grant | undefined>,
  ): Route => ({
    name: `tours ${name}`,
    headers,
    async answer(request, { base, key, rest, query }) {
      const open = openTours.get(base) ?? (await openTours.open(base, () => find(key)));
      if (!open || !isItsHost(request, open, services)) return undefined;
      if (open.cookie !== undefined && !hasCookie(request.headers.cookie, open.cookie)) {
        return undefined;
      }
      return (
        (await answerBridged(request, open, rest)) ?? answerFile(request, open, { rest, query })
      );
    },
  });
  /** Responds with a page, including the bridge, if the tour gets it: a start page may only lead to another one. */
  const answerBridged = async (
    request: IncomingMessage,
    { tour, pack, headers: { pages } }: OpenTour,
    rest: string,
  ): Promise<FileAnswer | undefined> => {
    const page = pageOf(request, rest, tour);
    if (!bridgedPages || page === undefined) return undefined;
    // An entry of `OpenTours` may be older, and an admin may have turned off the bridge.
    const { version } = tour;
    const player = bridgedPlayer((await tours.byVersion(version)) ?? tour);
    const isStart = page === startPageOf(tour);
    return player && bridgedPages.answer(request, { version, pack, page, isStart, player }, pages);
  };
  const opening = (
    name: string,
    withoutCookie: Exchange,
    { isCounted = false }: { isCounted?: boolean } = {},
  ): Route => ({
    name: `tours ${name}`,
    headers: forPortal,
    async answer(request, { key, rest, query }) {
      const found = await findTour('opening', key, services);
      if (!found || !isItsHost(request, found, services)) return undefined;
      const { ticket, headers: own } = grantOf(found);
      if (isCounted) countTourVisit(services, found, request);
      const cookie = tickets.cookieOf(ticket.holder);
      const { base, headers } = hasCookie(request.headers.cookie, cookie)
        ? { base: `/t/${tickets.exchange('bound', ticket)}` }
        : withoutCookie(key, found, cookie);
      const location = { Location: `${base}/${rest}${query}` };
      return { status: 302, headers: { ...own.redirects, ...NO_STORE, ...headers, ...location } };
    },
  });
  return {
    // Clear the storage of the previous session, which may have belonged to another user.
    o: opening(
      '/o/{ticket}/…',
      (key, _found, cookie) => ({
        base: `/c/${key}`,
        headers: { 'Set-Cookie': setCookie(cookie), 'Clear-Site-Data': '"storage"' },
      }),
      { isCounted: true },
    ),
    c: opening('/c/{ticket}/…', (_key, { ticket }) => ({
      base: `/u/${tickets.exchange('unbound', ticket)}`,
    })),
    t: files(forPortal, '/t/{ticket}/…', async (key) => {
      const found = await findTour('bound', key, services);
      return found && { ...grantOf(found), cookie: tickets.cookieOf(found.ticket.holder) };
    }),
    u: files(forPortal, '/u/{ticket}/…', async (key) => {
      const found = await findTour('unbound', key, services);
      return found && grantOf(found);
    }),
    p: files(forAll, '/p/{version}/…', async (version) => {
      const tour = await tours.byVersion(version);
      return tour?.pilot_id ? { tour, headers: pilotHeaders } : undefined;
    }),
    b: {
      name: 'tours /b/{name}',
      headers: forAll,
      answer(request, { base, key }) {
        const isWhole = request.url?.split('?')[0] === base;
        if (!bridge || key !== bridge.name || !isWhole) return Promise.resolve(undefined);
        return answerBridge(request, bridge, { ...forAll, ...PUBLIC_FOR_EVER });
      },
    },
  };
}

/** Returns the redirect for a browser without the cookie. */
type Exchange = (
  key: string,
  found: FoundTour,
  cookie: string,
) => { readonly base: string; readonly headers?: FileHeaders };

/** Returns the headers of every response. */
function headersOf({ tours }: Origins, framedBy: string): Readonly<Record<string, string>> {
  const sandbox = [...TOUR_SANDBOX, 'allow-same-origin'].join(' ');
  return {
    'X-Content-Type-Options': 'nosniff',
    // The sandbox applies to tours in a window of their own. In the portal, the iframe sets it as well.
    'Content-Security-Policy': `sandbox ${sandbox}; frame-ancestors ${framedBy}`,
    // The URL contains the ticket, so other sites receive only the origin.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Origin-Agent-Cluster': '?1',
    // For opaque origins. Browsers send no cookies with such requests, so they can only read pilots and `/u/`.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(tours.startsWith('https:') && { 'Strict-Transport-Security': HSTS }),
  };
}

function tourHeadersOf(headers: FileHeaders): TourHeaders {
  return {
    redirects: headers,
    pages: { ...headers, ...REVALIDATED },
    others: { ...headers, ...FOR_EVER },
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
  // A service worker could read the URLs of all open tours of its origin, including their tickets.
  if (headers['service-worker'] !== undefined) {
    return textAnswer(403, 'Tours have no service workers', { ...all, ...NO_STORE });
  }
  return undefined;
}

/** The host has no session, so the browser's languages decide. */
function errorAnswer(
  { headers: asked }: IncomingMessage,
  { status, key, values }: Problem,
  headers: FileHeaders,
): FileAnswer {
  const { lang } = asked;
  const language = shownLanguage({
    lang: typeof lang === 'string' ? lang : undefined,
    acceptLanguage: asked['accept-language'],
  });
  const shown = shownError(say(language, key, values), language, asked.accept);
  const body = Buffer.from(shown.body);
  const length = { 'Content-Length': String(body.length) };
  return { status, headers: { ...headers, ...NO_STORE, ...shown.headers, ...length }, body };
}

/** Of the missing files of a tour, a person reads only pages. */
function missingAnswer(request: IncomingMessage, headers: FileHeaders): FileAnswer {
  return request.headers.accept?.includes('text/html') === true
    ? errorAnswer(request, new Problem(404, 'tour.missing'), headers)
    : textAnswer(404, 'Not found', { ...headers, ...NO_STORE });
}

function textAnswer(status: number, text: string, headers: FileHeaders): FileAnswer {
  const body = Buffer.from(text);
  const length = { 'Content-Length': String(body.length) };
  return { status, headers: { ...headers, ...PLAIN_TEXT, ...length }, body };
}

/** With a wildcard, only its own host serves a tour: on another tour's host it would share that tour's origin. */
function isItsHost(
  { headers: { host } }: IncomingMessage,
  { tour }: Pick<Grant, 'tour'>,
  { tourUrls }: Services,
): boolean {
  return tourUrls.hostOf(tour) === host?.toLowerCase();
}

interface FoundTour extends Pick<Grant, 'tour'>, Access {
  readonly ticket: Ticket;
}

/** Returns the tour of a ticket; `undefined` if the ticket is forged or its holder may not read the tour. */
async function findTour(
  kind: TicketKind,
  text: string,
  { tickets, tours, tourAccess }: Services,
): Promise<FoundTour | undefined> {
  const ticket = tickets.read(kind, text);
  const tour = ticket && (await tours.byVersion(ticket.version));
  const access = tour && (await tourAccess.find(ticket.holder, tour));
  return access && { tour, ticket, ...access };
}

/** What browsers say about a request for a page to show, and not for a part that a script puts into another one. */
const SHOWN = new Set<unknown>(['document', 'iframe', 'frame', 'embed', 'object', undefined]);

/**
 * Returns the path of the page that a request shows. A start page in a folder is requested by its own name, after a
 * redirect.
 */
function pageOf(
  { headers }: IncomingMessage,
  rest: string,
  tour: Grant['tour'],
): string | undefined {
  // A tour has thousands of other files: this decides without decoding their names.
  if (!/html?$/i.test(rest)) return undefined;
  const startPage = startPageOf(tour);
  if (rest === INDEX && !startPage.includes('/')) return startPage;
  const page = rest === INDEX ? undefined : decodeSafePath(rest);
  return page === startPage || SHOWN.has(headers['sec-fetch-dest']) ? page : undefined;
}

async function answerFile(
  request: IncomingMessage,
  { tour, pack, headers }: OpenTour,
  { rest, query }: Pick<Address, 'rest' | 'query'>,
): Promise<FileAnswer | undefined> {
  const page = rest === INDEX ? startPageOf(tour) : undefined;
  if (page?.includes('/')) {
    const location = page.split('/').map(encodeURIComponent).join('/') + query;
    return { status: 302, headers: { ...headers.redirects, Location: location } };
  }
  const name = page ?? decodeSafePath(rest);
  if (name === undefined) return undefined;
  const fileHeaders = PAGE_TYPE.test(mimeType(name)) ? headers.pages : headers.others;
  return answerPackedFile(request, pack, name, fileHeaders);
}
