/** Login at an OpenID provider: the way there, the way back, and what people do with it in the portal. */
import { SSO_CALLBACK_PATH, SSO_START_PATH, type SsoOutcome } from '@jawla/contract';
import type { Hono } from 'hono';
import { hashSecret } from '../../platform/base/secrets.ts';
import type { Database } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api, Environment, HttpContext } from '../../platform/http/api.ts';
import { clientIp } from '../../platform/http/clientIp.ts';
import { Problem } from '../../platform/http/problem.ts';
import { withPassword } from '../account/checkPassword.ts';
import { personThing } from '../activity/things.ts';
import { toIdentity } from '../users/serializers.ts';
import { respondToLogin } from '../auth/respondToLogin.ts';
import type { Services } from '../../app/services.ts';
import { applyRole } from './roleOfClaims.ts';
import { findPerson, type Found } from './findPerson.ts';
import { REFRESH } from './renewSessions.ts';
import type { Aim, Flow } from './ssoCookies.ts';
import { SsoFailure, type Identified, type SsoProvider } from './ssoProvider.ts';

/** The pages of the portal after the way back. */
const EXCHANGE_PAGE = '/login/sso';
const ACCOUNT_PAGE = '/account';

/** Registers what browsers open: the way there and the way back. */
export function serveSso(app: Hono<Environment>, services: Services): void {
  const { sso, ssoCookies, rateLimits } = services;

  app.get(SSO_START_PATH, async (http) => {
    http.set('route', `GET ${SSO_START_PATH}`);
    if (!sso) return http.redirect('/', 303);
    try {
      await rateLimits.enforce({ limit: 'sso', by: clientIp(http, services.proxies) });
      const returnTo = ownPath(http.req.query('returnTo'));
      const aim: Aim = { kind: 'login', ...(returnTo !== undefined && { returnTo }) };
      return leave(http, await begin(sso, services, { http, aim }));
    } catch (error) {
      return leave(http, outcomePage(outcomeOf(error), undefined));
    }
  });

  app.get(SSO_CALLBACK_PATH, async (http) => {
    http.set('route', `GET ${SSO_CALLBACK_PATH}`);
    const flow = ssoCookies.end(http);
    if (!sso) return http.redirect('/', 303);
    try {
      await rateLimits.enforce({ limit: 'sso', by: clientIp(http, services.proxies) });
      if (!flow || http.req.query('state') !== flow.checks.state) throw new SsoFailure('expired');
      const identified = await sso.identify(new URL(http.req.url).search, flow.checks);
      return leave(http, await arrive(sso, services, { http, flow, identified }));
    } catch (error) {
      return leave(http, outcomePage(outcomeOf(error), flow?.aim));
    }
  });
}

/** Registers the calls of the portal. */
export function registerSsoRoutes(api: Api, services: Services): void {
  const { db, identities, users, activity, links, sso, ssoCookies, passwordLogin } = services;

  api.on('ssoLogin', async ({ http, language }) => {
    const secret = ssoCookies.takeLogin(http);
    const login = secret === undefined ? undefined : await identities.exchange(secret);
    const identity = login && (await identities.byId(login.identity_id, db));
    const user = identity && (await users.byId(identity.user_id));
    if (!login || !user) throw new Problem(401, 'sso.expired');
    const origin = { identityId: login.identity_id, refreshToken: login.refresh_token };
    const answer = await respondToLogin(user, { http, language, origin }, services);
    return { ...answer, ...(login.return_to !== null && { returnTo: login.return_to }) };
  });

  api.on('ssoInvitation', async ({ body, http }) => {
    if (!(await links.userOf(body.link))) throw new Problem(404, 'link.dead');
    return beginCall(http, { kind: 'invitation', link: body.link });
  });

  api.on('identities', async ({ user }) => ({
    identities: (await identities.ofUser(user.id)).map(toIdentity),
    needsPassword: needsPassword(user),
    canDisconnect: await canDisconnect(user.id, db),
  }));

  api.on('connectIdentity', async ({ body, user, token, http }) => {
    const aim: Aim = { kind: 'connect', session: hashSecret(token) };
    // An identity is enough to log in: a stolen session must not add one.
    if (needsPassword(user)) {
      await withPassword(services, { user, password: body.password, http }, () => undefined);
    }
    return beginCall(http, aim);
  });

  api.on('disconnectIdentity', async ({ params, user, token, say }) => {
    await withTransaction(db, async (transaction) => {
      if (!(await canDisconnect(user.id, transaction))) {
        throw new Problem(409, 'sso.onlyLogin', { code: 'onlyLogin' });
      }
      const identity = { id: params.id, userId: user.id, exceptToken: token };
      if (!(await identities.remove(identity, transaction))) throw new Problem(404, 'sso.missing');
      const about = { actor: user, thing: personThing(user) };
      await activity.record({ action: 'identity.disconnected', ...about }, transaction);
    });
    return { message: say('sso.disconnected') };
  });

  async function beginCall(http: HttpContext, aim: Aim): Promise<{ url: string }> {
    if (!sso) throw new Problem(404, 'sso.off');
    try {
      return { url: await begin(sso, services, { http, aim }) };
    } catch (error) {
      if (error instanceof SsoFailure) throw new Problem(503, 'sso.away');
      throw error;
    }
  }

  /** Whether there is a password that logs in, or another identity. */
  async function canDisconnect(userId: string, transaction: Database): Promise<boolean> {
    const all = await identities.ofUser(userId, transaction);
    if (all.length !== 1) return true;
    const user = await users.byId(userId, transaction);
    return user !== undefined && user.password_hash !== null && (await passwordLogin.isOpen());
  }
}

function needsPassword({ password_hash }: { password_hash: string | null }): boolean {
  return password_hash !== null;
}

/** @returns The address at the provider. */
async function begin(
  sso: SsoProvider,
  { ssoCookies }: Pick<Services, 'ssoCookies'>,
  { http, aim }: { http: HttpContext; aim: Aim },
): Promise<string> {
  const { url, checks } = await sso.begin();
  ssoCookies.begin(http, { aim, checks });
  return url;
}

/** @returns The page of the portal that comes next. */
async function arrive(
  sso: SsoProvider,
  services: Services,
  { http, flow, identified }: { http: HttpContext; flow: Flow; identified: Identified },
): Promise<string> {
  const { db, identities, ssoCookies, uploads, seal } = services;
  const { aim, checks } = flow;
  const { claims, refreshToken } = identified;
  const { config } = sso;
  const { before, after, secret } = await withTransaction(db, async (transaction) => {
    if (await identities.isSpent(checks.state, transaction)) throw new SsoFailure('expired');
    const person = { aim, claims, domains: config.trustedDomains };
    const { user, identity }: Found = await findPerson(services, person, transaction);
    if (user.suspended_at !== null) throw new SsoFailure('suspended');
    const changed =
      aim.kind === 'connect'
        ? user
        : await applyRole(services, user, { claims, config }, transaction);
    const login = {
      identityId: identity.id,
      state: checks.state,
      refreshToken: refreshToken === undefined ? null : seal.close(refreshToken, REFRESH),
      returnTo: aim.kind === 'login' ? (aim.returnTo ?? null) : null,
    };
    return {
      before: user,
      after: changed,
      secret: await identities.addLogin(login, transaction),
    };
  });
  if (before.is_admin === 1 && after.is_admin === 0) {
    await uploads.cancel(({ userId, kind }) => userId === after.id && kind !== 'footage');
  }
  // The session that connects goes on.
  if (aim.kind === 'connect') return ACCOUNT_PAGE;
  ssoCookies.setLogin(http, secret);
  return EXCHANGE_PAGE;
}

function outcomeOf(error: unknown): SsoOutcome {
  if (error instanceof SsoFailure) return error.outcome;
  if (error instanceof Problem && error.status === 429) return 'away';
  throw error;
}

function outcomePage(outcome: SsoOutcome, aim: Aim | undefined): string {
  const page = aim?.kind === 'connect' ? ACCOUNT_PAGE : EXCHANGE_PAGE;
  return `${page}?outcome=${outcome}`;
}

/** The address has a code, or says who came back: no cache and no page learns it. */
function leave(http: HttpContext, to: string): Response {
  http.header('Cache-Control', 'no-store');
  http.header('Referrer-Policy', 'no-referrer');
  return http.redirect(to, 303);
}

/** Returns a path of the portal; `undefined` for anything that browsers would take for another origin. */
function ownPath(path: string | undefined): string | undefined {
  if (path === undefined || path.length > 2000 || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) {
    return undefined;
  }
  const base = 'http://portal.invalid';
  return URL.canParse(path, base) && new URL(path, base).origin === base ? path : undefined;
}
