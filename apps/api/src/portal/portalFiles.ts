/** Serves the built portal, with `index.html` as the fallback for all screens. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Handler } from 'hono';
import type { Services } from '../app/services.ts';
import { resolveInside } from '../platform/files/resolveInside.ts';
import { StaticFiles } from '../platform/files/staticFiles.ts';
import type { Environment } from '../platform/http/api.ts';
import { compressedPage } from '../platform/http/compressedPage.ts';
import { sendShownError } from '../platform/http/shownError.ts';
import { pageOfSession } from './pageOfSession.ts';
import { ssoOfPage } from './ssoOfPage.ts';
import { isPageWithNames } from './pagesWithNames.ts';
import { contentSecurityPolicy, permissionsPolicy } from './contentSecurity.ts';

const NONCE_PLACE = '__CSP_NONCE__';
/** The build names all files below it by their content: also shared chunks, whose names are nothing but a hash. */
const BUILT = 'assets/';

const MISSING_PAGE = `<!doctype html>
<meta charset="utf-8">
<title>Jawla</title>
<p>The portal isn’t built yet. Run <code>npm run build</code>, then reload this page.</p>
<p lang="ar" dir="rtl">لم يُبنَ الموقع بعد. شغّل <bdi dir="ltr"><code>npm run build</code></bdi> ثم أعد تحميل الصفحة.</p>
`;

export interface PortalFilesOptions {
  /** Folder of the built portal; `undefined` if another server serves it. */
  readonly folder: string | undefined;
  readonly toursOrigin: string;
  readonly services: Pick<Services, 'passwordLogin' | 'sso'>;
}

export function portalFiles({
  folder,
  toursOrigin,
  services,
}: PortalFilesOptions): Handler<Environment> {
  const files = new StaticFiles();

  return async (http) => {
    http.set('route', 'GET portal');
    if (http.req.method !== 'GET' && http.req.method !== 'HEAD') {
      return http.text('Method not allowed', 405, { Allow: 'GET, HEAD' });
    }
    const extras = http.get('page');
    const nonce = randomBytes(16).toString('base64');
    const page = {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': contentSecurityPolicy(nonce, toursOrigin),
      'Permissions-Policy': permissionsPolicy(toursOrigin),
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...extras?.headers,
    };
    if (folder === undefined) return http.text('The portal’s pages come from another server.', 404);

    const rest = new URL(http.req.url).pathname.slice(1);
    const path = rest === '' ? undefined : await resolveInside(folder, rest);
    if (path !== undefined && rest !== 'index.html') {
      const caching = rest.startsWith(BUILT) ? 'public, max-age=31536000, immutable' : 'no-cache';
      const sent = await files.send(http, path, { 'Cache-Control': caching });
      if (sent) return sent;
    }
    if (isNoPage(rest)) return sendShownError(http, 404, { key: 'page.missing' });

    const index = await files.text(join(folder, 'index.html'));
    if (index === undefined) return http.html(MISSING_PAGE, 503, page);
    const { body, headers } = await compressedPage(
      withHead(
        (await ssoOfPage(pageOfSession(index, http), services)).replaceAll(NONCE_PLACE, nonce),
        extras?.head,
      ),
      http.req.header('accept-encoding'),
    );
    const all = { ...page, ...headers, Vary: `${headers['Vary']}, Cookie` };
    return http.req.method === 'HEAD' ? http.body(null, 200, all) : http.body(body, 200, all);
  };
}

/**
 * Whether a path without a file belongs to no page either. A missing asset is one of another build; others are asked for by
 * scanners and crawlers, such as `/.env` and `/wp-login.php`. Names in the paths of pages may contain dots.
 */
function isNoPage(rest: string): boolean {
  if (rest === 'index.html' || isPageWithNames(`/${rest}`)) return false;
  const segments = rest.split('/');
  return (
    rest.startsWith(BUILT) ||
    segments.some((segment) => segment.startsWith('.')) ||
    /\.\w+$/.test(segments.at(-1) ?? '')
  );
}

/** Inserts HTML at the end of the head. A page without one stays as it is. */
function withHead(page: string, head = ''): string {
  return page.replace('</head>', (end) => head + end);
}
