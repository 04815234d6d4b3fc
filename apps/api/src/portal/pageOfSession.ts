import { SESSION_COOKIE } from '@jawla/contract/limits';
import { getCookie } from 'hono/cookie';
import type { HttpContext } from '../platform/http/api.ts';

/** As the build writes it (`prerenderPlugin.ts`), for each language. */
const LOGIN = /<template id="login-[^>]*>.*?<\/template>\s*/gs;

/**
 * Returns the portal's page without the prerendered login for a device with a session: two thirds of its bytes. Whether the
 * session is valid does not matter: the page's own script decides by the same cookie what it shows first.
 */
export function pageOfSession(page: string, http: HttpContext): string {
  const hasSession = (getCookie(http, SESSION_COOKIE) ?? '') !== '';
  return hasSession ? page.replaceAll(LOGIN, '') : page;
}
