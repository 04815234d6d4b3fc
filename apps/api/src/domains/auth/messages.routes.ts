/** Login by phone code, and links by mail that set a password. */
import { CODE_SECONDS, type Language } from '@jawla/contract/limits';
import { emailKey } from '../../platform/db/keys.ts';
import type { UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api, HttpContext } from '../../platform/http/api.ts';
import { clientIp } from '../../platform/http/clientIp.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Attempt } from '../../platform/http/rateLimits.store.ts';
import { say } from '../../platform/texts/texts.ts';
import { addLinkMail } from '../users/linkMail.ts';
import type { Services } from '../../app/services.ts';
import { refusal } from './refusal.ts';
import { respondToLogin } from './respondToLogin.ts';

export function registerMessageRoutes(api: Api, services: Services): void {
  const { db, users, links, codes, rateLimits, outbox, brand, origins } = services;
  const { deviceCookies, passwordLogin } = services;

  api.on('phoneLogin', async ({ body, http, language }) => {
    await passwordLogin.require();
    const user = await users.byPhone(body.phone);
    await rateLimits.enforce(...codeTries(user, body.phone, http));
    if (!user) throw await refusal(services, 404, 'phone.unknown');
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
    await passwordLogin.require();
    const user = await users.byPhone(body.phoneNumber);
    const guessing = { limit: 'code-address', by: clientIp(http, services.proxies) } as const;
    await rateLimits.enforce(guessing);
    // An unknown number looks up a code as well: equal work prevents user enumeration by timing.
    const right = await codes.redeem(user?.id ?? '', body.otpVal);
    if (!user || !right) throw new Problem(401, 'code.wrong');
    await rateLimits.refund(guessing, ...codeTries(user, body.phoneNumber, http));
    deviceCookies.remember(http, user.id);
    return respondToLogin(user, { http, language }, services);
  });

  api.on('sendResetPassword', async ({ body, http, language }) => {
    await passwordLogin.require();
    const user = await mailedUser(body.email, http);
    return { verifyLink: await mailLink('resetPassword', user, language) };
  });

  api.on('sendVerifyEmail', async ({ body, http, language }) => {
    const user = await mailedUser(body.email, http);
    return { verifyLink: await mailLink('verifyEmail', user, language) };
  });

  async function mailedUser(email: string, http: HttpContext): Promise<UserRecord> {
    await rateLimits.enforce(...sendingTries('mail', emailKey(email), http));
    const user = await users.byEmail(email);
    if (!user) throw await refusal(services, 404, 'email.unknown');
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
  function codeTries(user: UserRecord | undefined, phone: string, http: HttpContext): Attempt[] {
    const device = deviceCookies.find(http, user?.id ?? '');
    if (!user || device === undefined) return sendingTries('sms', phone, http);
    const by = `${user.id}\n${device}`;
    return [
      { limit: 'sms-device', by },
      { limit: 'sms-device-day', by },
    ];
  }

  function sendingTries(kind: 'sms' | 'mail', account: string, http: HttpContext): Attempt[] {
    return [
      { limit: kind, by: account },
      { limit: `${kind}-day`, by: account },
      { limit: `${kind}-address`, by: clientIp(http, services.proxies) },
    ];
  }
}
