/** Login by phone code, and links by mail that set a password. */
import { CODE_SECONDS, type Language } from '@jawla/contract/limits';
import { hashSecret } from '../../platform/base/secrets.ts';
import { emailKey } from '../../platform/db/keys.ts';
import type { UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api, HttpContext } from '../../platform/http/api.ts';
import { clientIp } from '../../platform/http/clientIp.ts';
import { Problem } from '../../platform/http/problem.ts';
import { enforceRateLimits, type RateLimitCheck } from '../../platform/http/rateLimit.ts';
import type { RateLimit } from '../../platform/http/rateLimits.store.ts';
import { say } from '../../platform/texts/texts.ts';
import { addLinkMail } from '../users/linkMail.ts';
import type { Services } from '../../app/services.ts';
import { respondToLogin } from './respondToLogin.ts';

const QUARTER = 15 * 60;
const DAY = 24 * 3600;
/**
 * Rate limits. Messages cost money, and each code allows five guesses: 30 codes a day allow 150 guesses among a
 * million. Guesses are not limited per phone number: an attacker could lock out its owner.
 */
const LIMITS = {
  account: { tries: 10, seconds: QUARTER },
  accountDay: { tries: 30, seconds: DAY },
  address: { tries: 100, seconds: QUARTER },
  guesses: { tries: 200, seconds: QUARTER },
} as const satisfies Record<string, RateLimit>;

export function registerMessageRoutes(api: Api, services: Services): void {
  const { db, users, links, codes, rateLimits, outbox, brand, origins } = services;
  const { deviceCookies } = services;

  api.on('phoneLogin', async ({ body, http, language }) => {
    const user = await users.byPhone(body.phone);
    await enforceRateLimits(rateLimits, codeTries(user, body.phone, http));
    if (!user) throw new Problem(404, 'phone.unknown');
    const verifyLink = await withTransaction(db, async (transaction) => {
      const code = await codes.make(user.id, transaction);
      const text = codeText(code, language);
      await outbox.addSms({ to: `+${body.phone}`, text }, CODE_SECONDS, transaction);
      return links.make('waiting', user, { db: transaction });
    });
    outbox.wake();
    return { verifyLink };
  });

  api.on('phoneLoginVerify', async ({ body, http, language }) => {
    const user = await users.byPhone(body.phoneNumber);
    const guessing = [
      {
        key: `code-address:${hashSecret(clientIp(http, services.proxies))}`,
        limit: LIMITS.guesses,
      },
    ];
    await enforceRateLimits(rateLimits, guessing);
    // An unknown number looks up a code as well: equal work prevents user enumeration by timing.
    const right = await codes.redeem(user?.id ?? '', body.otpVal);
    if (!user || !right) throw new Problem(401, 'code.wrong');
    const sending = codeTries(user, body.phoneNumber, http);
    for (const { key } of [...guessing, ...sending]) await rateLimits.refund(key);
    deviceCookies.remember(http, user.id);
    return respondToLogin(user, { http, language }, services);
  });

  api.on('sendResetPassword', async ({ body, http, language }) => {
    const user = await mailedUser(body.email, http);
    return { verifyLink: await mailLink('resetPassword', user, language) };
  });

  api.on('sendVerifyEmail', async ({ body, http, language }) => {
    const user = await mailedUser(body.email, http);
    return { verifyLink: await mailLink('verifyEmail', user, language) };
  });

  async function mailedUser(email: string, http: HttpContext): Promise<UserRecord> {
    await enforceRateLimits(rateLimits, sendingTries('mail', emailKey(email), http));
    const user = await users.byEmail(email);
    if (!user) throw new Problem(404, 'email.unknown');
    return user;
  }

  /** @returns The link of the waiting screen. Only the mail contains the secret link. */
  async function mailLink(
    letter: 'resetPassword' | 'verifyEmail',
    user: UserRecord,
    language: Language,
  ): Promise<string> {
    const verifyLink = await withTransaction(db, async (transaction) => {
      await addLinkMail(services, letter, { user, language }, transaction);
      return links.make('waiting', user, { db: transaction });
    });
    outbox.wake();
    return verifyLink;
  }

  /** The last line makes phones autofill the code only on the portal's domain (origin-bound one-time codes). */
  function codeText(code: string, language: Language): string {
    const sentence = say(language, 'code.sms', {
      brand: brand[language],
      code,
      minutes: CODE_SECONDS / 60,
    });
    return `${sentence}\n\n@${new URL(origins.portal).hostname} #${code}`;
  }

  /** A browser that has logged in to the account before has its own limits, instead of those of the phone number. */
  function codeTries(
    user: UserRecord | undefined,
    phone: string,
    http: HttpContext,
  ): RateLimitCheck[] {
    const device = deviceCookies.find(http, user?.id ?? '');
    if (!user || device === undefined) return sendingTries('sms', phone, http);
    const key = hashSecret(`${user.id}\n${device}`);
    return [
      { key: `sms-device:${key}`, limit: LIMITS.account },
      { key: `sms-device-day:${key}`, limit: LIMITS.accountDay },
    ];
  }

  function sendingTries(
    kind: 'sms' | 'mail',
    account: string,
    http: HttpContext,
  ): RateLimitCheck[] {
    const address = clientIp(http, services.proxies);
    return [
      { key: `${kind}:${hashSecret(account)}`, limit: LIMITS.account },
      { key: `${kind}-day:${hashSecret(account)}`, limit: LIMITS.accountDay },
      { key: `${kind}-address:${hashSecret(address)}`, limit: LIMITS.address },
    ];
  }
}
