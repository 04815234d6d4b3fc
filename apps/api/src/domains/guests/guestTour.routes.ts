/** What a guest link opens, for anyone who has it. */
import type { ResponseOf } from '@jawla/contract';
import { CODE_PATTERN } from '@jawla/contract/limits';
import { hashSecret } from '../../platform/base/secrets.ts';
import type { GuestLinkRecord } from '../../platform/db/schema.ts';
import type { Api } from '../../platform/http/api.ts';
import { clientIp } from '../../platform/http/clientIp.ts';
import { Problem } from '../../platform/http/problem.ts';
import { enforceRateLimits, type RateLimitCheck } from '../../platform/http/rateLimit.ts';
import type { RateLimit } from '../../platform/http/rateLimits.store.ts';
import { openForGuest, toursOfLink } from './guestTours.ts';
import type { Services } from '../../app/services.ts';
import { toBuilding } from './serializers.ts';

const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 3600;
/**
 * Guests who share an address with a stranger who guesses, or whose link thousands of addresses guess, have to wait; all
 * others, and those who have entered the passcode before, do not.
 */
const LIMITS = {
  unknownFromAddress: { tries: 200, seconds: QUARTER_HOUR },
  passcodeFromAddress: { tries: 5, seconds: QUARTER_HOUR },
  passcodeFromAddressDaily: { tries: 20, seconds: DAY },
  passcode: { tries: 500, seconds: DAY },
} as const satisfies Record<string, RateLimit>;

export function registerGuestTourRoutes(api: Api, services: Services): void {
  const { projects, tours, guestLinks, guestPasses, rateLimits, passwords, loginQueue } = services;

  api.on('guestTour', async ({ body, http }) => {
    const address = clientIp(http, services.proxies);
    const link = await guestLinks.bySecret(body.secret);
    if (!link) {
      const key = `guest-unknown:${hashSecret(address)}`;
      await enforceRateLimits(rateLimits, [{ key, limit: LIMITS.unknownFromAddress }]);
      throw dead();
    }
    const { language, passcode_hash } = link;
    if (passcode_hash !== null && !guestPasses.has(http, link)) {
      const { passcode } = body;
      if (passcode === undefined) return { language, building: null, tour: null };
      // Queue before counting: an attempt rejected because the queue is full must not count.
      await loginQueue.run(address, () => checkPasscode(link, passcode, address));
      guestPasses.give(http, link);
    }
    return open(link, body.slot);
  });

  /** @throws {Problem} 403 if it is wrong, 429 after too many attempts. */
  async function checkPasscode(
    link: GuestLinkRecord,
    passcode: string,
    address: string,
  ): Promise<void> {
    const tries = passcodeTries(link, address);
    await enforceRateLimits(rateLimits, tries);
    const isRight =
      CODE_PATTERN.test(passcode) && (await passwords.matches(passcode, link.passcode_hash));
    if (!isRight) {
      const errors = { passcode: 'guest.wrongPasscode' } as const;
      throw new Problem(403, 'guest.wrongPasscode', { errors });
    }
    for (const { key } of tries) await rateLimits.refund(key);
  }

  async function open(
    link: GuestLinkRecord,
    slot: string | undefined,
  ): Promise<ResponseOf<'guestTour'>> {
    const project = await projects.byId(link.project_id);
    if (!project) throw dead();
    const covered = await toursOfLink(link, project, tours);
    const tour = covered.find((each) => each.slot === slot) ?? covered.at(-1);
    return {
      language: link.language,
      building: toBuilding(project, covered),
      tour: tour ? { slot: tour.slot, path: openForGuest(services, link, tour) } : null,
    };
  }
}

/** The same for unknown, expired and revoked links. */
function dead(): Problem {
  return new Problem(404, 'guest.dead');
}

/** Counted by the grant, so that a new passcode or secret resets the count. */
function passcodeTries({ grant_id }: GuestLinkRecord, address: string): RateLimitCheck[] {
  const fromAddress = hashSecret(`${grant_id}\n${address}`);
  return [
    { key: `guest:${fromAddress}`, limit: LIMITS.passcodeFromAddress },
    { key: `guest-day:${fromAddress}`, limit: LIMITS.passcodeFromAddressDaily },
    { key: `guest-link:${hashSecret(grant_id)}`, limit: LIMITS.passcode },
  ];
}
