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
  const other: Route = {
    name: 'tours other',
    headers: headersOf(origins, origins.portal),
    find: () => Promise.resolve(undefined),
  };

  return async (request, response) => {
    const started = performance.now();
    const { method = '' } = request;
    const { kind, key, rest } = partsOf(request);
    const { name, headers, find } = routes.get(kind) ?? other;
    const routeName = `${method} ${name}`;
    let answered: FileAnswer | undefined;
    try {
      const tour = method === 'GET' || method === 'HEAD' ? await find(key) : undefined;
      if (tour) answered = await answer(request, tour, rest, headers, options);
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
  readonly find: (key: string) => Promise<TourRecord | undefined>;
}

/** By the first segment of the path. */
function routesOf(options: ToursHostOptions): Readonly<Record<string, Route>> {
  const { origins, tours } = options;
  return {
    t: {
      name: 'tours /t/{ticket}/…',
      headers: headersOf(origins, origins.portal),
      find: (ticket) => findTourOf(ticket, options),
    },
    p: {
      name: 'tours /p/{version}/…',
      // Pilots are public: other sites may embed them. Clients' tours are for the portal alone.
      headers: headersOf(origins, '*'),
      find: async (version) => {
        const tour = await tours.byVersion(version);
        return tour?.pilot_id ? tour : undefined;
      },
    },
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
    // There are no cookies here; whoever has the address may read. So a stricter sandbox works too.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ...(tours.startsWith('https:') && { 'Strict-Transport-Security': HSTS }),
  };
}

/** Kind, key and the file's path, still encoded: decoding is done once, when the file is looked for. */
const PARTS = /^\/([^/?]*)\/([^/?]*)\/?([^?]*)/;

function partsOf({ url = '' }: IncomingMessage) {
  const [, kind = '', key = '', rest = ''] = PARTS.exec(url) ?? [];
  return { kind, key, rest: rest === '' ? INDEX : rest };
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

async function answer(
  request: IncomingMessage,
  tour: TourRecord,
  rest: string,
  headers: FileHeaders,
  options: ToursHostOptions,
): Promise<FileAnswer | undefined> {
  const page = rest === INDEX ? tour.start_page : undefined;
  if (page?.includes('/')) {
    const location = page.split('/').map(encodeURIComponent).join('/');
    return { status: 302, headers: { ...headers, Location: location } };
  }
  const name = page ?? decodeSafePath(rest);
  if (name === undefined) return undefined;
  const all = { ...headers, ...FOR_EVER };
  const packed = await answerPacked(request, tour, name, all, options);
  if (packed || tour.pack_bytes !== null) return packed;
  const key = `${tourKey(tour)}/${name.normalize('NFC')}`;
  const plain = await answerStoredFile(request, options.files, key, all);
  if (plain) return plain;
  // It may have become a pack in the meantime.
  const now = await options.tours.byVersion(tour.version);
  return now && answerPacked(request, now, name, all, options);
}

/** @returns nothing when the tour has no such file, or is no pack */
async function answerPacked(
  request: IncomingMessage,
  tour: TourRecord,
  name: string,
  headers: FileHeaders,
  { packs }: ToursHostOptions,
): Promise<FileAnswer | undefined> {
  const { pack_bytes: packBytes, directory_bytes: directoryBytes } = tour;
  if (packBytes === null || directoryBytes === null) return undefined;
  const pack = await packs.open({ key: tourKey(tour), packBytes, directoryBytes });
  return answerPackedFile(request, pack, name, headers);
}
