import type { ResponseOf } from '@jawla/contract';
import { LINK_PREFIX, looksLikeToken } from '../../platform/base/secrets.ts';
import { emailKey } from '../../platform/db/keys.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api, CallRequest, HttpContext } from '../../platform/http/api.ts';
import { clientIp } from '../../platform/http/clientIp.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Attempt } from '../../platform/http/rateLimits.store.ts';
import { personThing } from '../activity/things.ts';
import { endLogins } from '../users/endLogins.ts';
import { toLoginUser, toSessionUser } from '../users/serializers.ts';
import type { Services } from '../../app/services.ts';
import { refusal } from './refusal.ts';
import { respondToLogin } from './respondToLogin.ts';

/** Login by password, logout, the current user, and links that verify an address or set a password. */
export function registerSessionRoutes(api: Api, services: Services): void {
  const { db, users, activity, passwords, loginQueue, sessions, links } = services;
  const { rateLimits, deviceCookies, passwordLogin } = services;

  api.on('emailLogin', async ({ body, http, language }) => {
    await passwordLogin.require();
    // Queue before counting: a login rejected because the queue is full must not count as an attempt.
    return loginQueue.run(clientIp(http, services.proxies), () => logIn({ body, http, language }));
  });

  async function logIn({
    body,
    http,
    language,
  }: Pick<CallRequest<'emailLogin'>, 'body' | 'http' | 'language'>): Promise<
    ResponseOf<'emailLogin'>
  > {
    const user = await users.byEmail(body.email);
    const device = deviceCookies.find(http, user?.id ?? '');
    const tries =
      user && device !== undefined
        ? deviceTries(user.id, device)
        : loginTries(body.email, http, services.proxies);
    await rateLimits.enforce(...tries);
    // An unknown account costs a hash as well: equal work prevents user enumeration by timing.
    if (!(await passwords.matches(body.password, user?.password_hash)) || !user) {
      throw await refusal(services, 401, 'auth.wrong');
    }
    await rateLimits.refund(...tries);
    deviceCookies.remember(http, user.id);
    return respondToLogin(user, { http, language }, services);
  }

  api.on('logout', async ({ token, say }) => {
    if (token !== undefined) await sessions.end(token);
    return { message: say('auth.loggedOut') };
  });

  api.on(
    'linkEmail',
    async ({ params }) => {
      const user = await links.userOf(params.id);
      if (!user) throw new Problem(404, 'link.dead');
      return { email: user.email };
    },
    { id: `${LINK_PREFIX}[^/]+` },
  );

  api.on('verifyState', async ({ params }) => {
    const user = looksLikeToken(params.id)
      ? unverified(await sessions.userOf(params.id))
      : await links.userOf(params.id);
    if (!user) throw new Problem(404, 'link.dead');
    const { _id, email, phone, verified, isAdmin, userName } = toLoginUser(user);
    return { _id, email, verified, isAdmin, userName, ...(phone !== undefined && { phone }) };
  });

  api.on('updatePassword', async ({ params, body, http, say }) => {
    await passwordLogin.require();
    const alive = await links.userOf(params.userId);
    if (!alive) throw new Problem(404, 'link.dead');
    // Hash outside the transaction: hashing is slow, and the transaction would block other writers.
    const hash = await loginQueue.run(clientIp(http, services.proxies), () =>
      passwords.hash(body.password),
    );
    const userId = await withTransaction(db, async (transaction) => {
      const id = await links.redeem(params.userId, transaction);
      if (id === undefined) return undefined;
      await users.setPassword(id, hash, transaction);
      await endLogins(services, id, transaction);
      const thing = personThing(alive);
      const entry = { action: 'account.passwordChanged', actor: alive, thing } as const;
      await activity.record(entry, transaction);
      return id;
    });
    if (userId === undefined) throw new Problem(404, 'link.dead');
    return { message: say('password.changed') };
  });

  api.on('currentUser', async ({ params, token, user: caller }) => {
    const user = params.token === token ? caller : await sessions.userOf(params.token);
    if (!user) throw new Problem(401, 'auth.signedOut');
    return toSessionUser(user, services);
  });
}

function unverified<User extends { verified: number }>(user: User | undefined): User | undefined {
  return user?.verified === 0 ? user : undefined;
}

function deviceTries(userId: string, device: string): Attempt[] {
  return [{ limit: 'login-device', by: `${userId}\n${device}` }];
}

function loginTries(email: string, http: HttpContext, proxies: number): Attempt[] {
  const address = clientIp(http, proxies);
  const account = emailKey(email);
  return [
    { limit: 'login', by: `${account}\n${address}` },
    { limit: 'login-account', by: account },
    { limit: 'login-address', by: address },
  ];
}
