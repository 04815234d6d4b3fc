import type { Handler, Hono, MiddlewareHandler } from 'hono';
import type { Api, Environment } from '../../platform/http/api.ts';
import type { Needs } from '../needs.ts';
import { RESUMABLE_PATH } from './resumableUploads.ts';

/** A client that sends nothing for this long is disconnected, in milliseconds. */
const IDLE_TIMEOUT_MS = 60_000;
/** When to go on once the file store is back, in seconds. */
const RETRY_AFTER = 20;
/** GET is not among them: the protocol's server would read files back. */
const METHODS = ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'];

/** Tells clients that large files may come in chunks. */
export function registerResumableRoutes(api: Api, { origins }: Needs): void {
  api.on('uploadCapabilities', () => ({ tus: `${origins.portal}${RESUMABLE_PATH}` }));
}

/** The protocol itself, which has headers and answers of its own. */
export function serveResumable(app: Hono<Environment>, { resumable }: Needs): void {
  const answer: Handler<Environment> = async (http, next) => {
    const { method } = http.req.raw;
    if (!METHODS.includes(method)) return next();
    http.set('route', `${method} ${RESUMABLE_PATH}`);
    http.env.incoming.setTimeout(IDLE_TIMEOUT_MS);
    const answered = await resumable.answer(http.req.raw);
    answered.headers.set('Cache-Control', 'no-store');
    if (answered.status === 503) answered.headers.set('Retry-After', String(RETRY_AFTER));
    if (answered.body) answered.headers.set('Content-Type', 'application/json; charset=UTF-8');
    return answered;
  };
  // For all methods, because the router takes HEAD for GET.
  app.all(RESUMABLE_PATH, answer);
  app.all(`${RESUMABLE_PATH}/:id`, answer);
}

/**
 * Deletes files that were uploaded in chunks once the request that used them succeeds or fails permanently.
 * After a lost connection or a failure of the server, the sender may ask again without sending all again.
 */
export function discardChunkedFiles({
  resumable,
}: Pick<Needs, 'resumable'>): MiddlewareHandler<Environment> {
  return async (http, next) => {
    await next();
    const isSettled = http.res.status < 500 && !http.env.outgoing.destroyed;
    if (isSettled) await resumable.forget(http.get('chunkedFiles') ?? []);
  };
}
