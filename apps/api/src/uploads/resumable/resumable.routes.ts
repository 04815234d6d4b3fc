import type { Handler, Hono, MiddlewareHandler } from 'hono';
import type { Api, Environment } from '../../platform/http/api.ts';
import { clientIp } from '../../platform/http/clientIp.ts';
import { CHALLENGE } from '../../platform/http/keyAccess.ts';
import type { Services } from '../../app/services.ts';
import { RESUMABLE_PATH } from './resumableUploads.ts';

/** Socket idle timeout. */
const IDLE_TIMEOUT_MS = 60_000;
/** Value of `Retry-After` in seconds, while the file store is unavailable. */
const RETRY_AFTER = 20;
/** Excludes GET: the tus server would return the content of files. */
const METHODS = ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'];

/** Announces to clients that the server accepts resumable uploads. */
export function registerResumableRoutes(api: Api, { origins }: Services): void {
  api.on('uploadCapabilities', () => ({ tus: `${origins.portal}${RESUMABLE_PATH}` }));
}

/** Serves the tus protocol, which is not part of the contract. */
export function serveResumable(
  app: Hono<Environment>,
  { resumable, proxies }: Pick<Services, 'resumable' | 'proxies'>,
): void {
  const answer: Handler<Environment> = async (http, next) => {
    const { method } = http.req.raw;
    if (!METHODS.includes(method)) return next();
    http.set('route', `${method} ${RESUMABLE_PATH}`);
    http.env.incoming.setTimeout(IDLE_TIMEOUT_MS);
    const answered = await resumable.answer(http.req.raw, () => clientIp(http, proxies));
    answered.headers.set('Cache-Control', 'no-store');
    if (answered.status === 401) answered.headers.set(...CHALLENGE);
    if (answered.status === 503) answered.headers.set('Retry-After', String(RETRY_AFTER));
    if (answered.body) answered.headers.set('Content-Type', 'application/json; charset=UTF-8');
    return answered;
  };
  // Register all methods, because the router treats HEAD as GET.
  app.all(RESUMABLE_PATH, answer);
  app.all(`${RESUMABLE_PATH}/:id`, answer);
}

/**
 * Deletes files that were uploaded in chunks once the request that used them succeeds or fails permanently. Retains
 * them after a disconnect or a 5xx, so that the client can retry without re-sending them.
 */
export function discardChunkedFiles({
  resumable,
}: Pick<Services, 'resumable'>): MiddlewareHandler<Environment> {
  return async (http, next) => {
    await next();
    const isSettled = http.res.status < 500 && !http.env.outgoing.destroyed;
    if (isSettled) await resumable.forget(http.get('chunkedFiles') ?? []);
  };
}
