/** What a guest link opens, for anyone who has it. */
import type { ResponseOf } from '@jawla/contract';
import { CODE_PATTERN } from '@jawla/contract/limits';
import type { GuestLinkRecord } from '../../platform/db/schema.ts';
import type { Api, HttpContext } from '../../platform/http/api.ts';
import { clientIp } from '../../platform/http/clientIp.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Attempt } from '../../platform/http/rateLimits.store.ts';
import { openForGuest, toursOfLink } from './guestTours.ts';
import type { Services } from '../../app/services.ts';
import { toBuilding } from './serializers.ts';

export function registerGuestTourRoutes(api: Api, services: Services): void {
  const { projects, tours, guestLinks, guestPasses, rateLimits, passwords, loginQueue } = services;
  const { guestNames } = services;

  api.on('guestTour', async ({ body, http }) => {
    const address = clientIp(http, services.proxies);
    const link = await guestLinks.bySecret(body.secret);
    if (!link) {
      await rateLimits.enforce({ limit: 'guest-unknown', by: address });
      throw dead();
    }
    const { language, passcode_hash } = link;
    if (passcode_hash !== null && !guestPasses.has(http, link)) {
      const { passcode } = body;
      if (passcode === undefined) return { language, building: null, tour: null };
      // Queue before counting: an attempt rejected because the queue is full must not count.
      await loginQueue.run(address, () => checkPasscode(link, passcode, address));
      guestPasses.give(http, link);
    } else if (passcode_hash !== null && link.notes === 1) {
      // One that was given before links had notes is not sent with the calls for them.
      guestPasses.give(http, link);
    }
    return open(link, body.slot, http);
  });

  /** @throws {Problem} 403 if it is wrong, 429 after too many attempts. */
  async function checkPasscode(
    link: GuestLinkRecord,
    passcode: string,
    address: string,
  ): Promise<void> {
    const { quarter, day, all } = passcodeTries(link, address);
    await rateLimits.enforce(quarter);
    await rateLimits.enforceAmongAll(day, all);
    const isRight =
      CODE_PATTERN.test(passcode) && (await passwords.matches(passcode, link.passcode_hash));
    if (!isRight) {
      const errors = { passcode: 'guest.wrongPasscode' } as const;
      throw new Problem(403, 'guest.wrongPasscode', { errors });
    }
    await rateLimits.refund(quarter, day, all);
  }

  async function open(
    link: GuestLinkRecord,
    slot: string | undefined,
    http: HttpContext,
  ): Promise<ResponseOf<'guestTour'>> {
    const project = await projects.byId(link.project_id);
    if (!project) throw dead();
    const covered = await toursOfLink(link, project, tours);
    const tour = covered.find((each) => each.slot === slot) ?? covered.at(-1);
    const guest = await guestNames.find(http, link);
    const notes = link.notes === 1 ? { projectId: project.id, name: guest?.name ?? null } : null;
    return {
      language: link.language,
      building: toBuilding(project, covered, notes),
      tour: tour ? { slot: tour.slot, path: openForGuest(services, link, tour) } : null,
    };
  }
}

/** The same for unknown, expired and revoked links. */
function dead(): Problem {
  return new Problem(404, 'guest.dead');
}

/** Counted by the grant, so that a new passcode or secret resets the count. */
function passcodeTries(
  { grant_id: grant }: GuestLinkRecord,
  address: string,
): Record<'quarter' | 'day' | 'all', Attempt> {
  const by = `${grant}\n${address}`;
  return {
    quarter: { limit: 'guest', by },
    day: { limit: 'guest-day', by },
    all: { limit: 'guest-link', by: grant },
  };
}
