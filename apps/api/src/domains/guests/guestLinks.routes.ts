/** Guest links, made and ended by the owner of a project and by admins. */
import type { GuestLink } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { GUEST_LINK_DAYS_MAX, GUEST_LINKS_MAX } from '@jawla/contract/guestLimits';
import { DATE_SLOT } from '@jawla/contract/tours';
import type { Database, GuestLinkRecord, ProjectRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api, HttpContext } from '../../platform/http/api.ts';
import { clientIp } from '../../platform/http/clientIp.ts';
import { Problem } from '../../platform/http/problem.ts';
import { projectThing } from '../activity/things.ts';
import { ownProject } from '../projects/access.ts';
import type { GuestLinkKey } from './guestLinks.store.ts';
import type { Services } from '../../app/services.ts';
import { recordEndedLinks } from './recordEndedLinks.ts';
import { toGuestLink, toLinkOfAll, type LinkFacts } from './serializers.ts';

const DAY_SECONDS = 24 * 3600;
/** From this number of wrong passcodes a day, the owner is told. A tenth of what strangers may try. */
const MANY_WRONG_CODES = 50;

export function registerGuestLinkRoutes(api: Api, services: Services): void {
  const { db, clock, activity, projects, tours, guestLinks, visits } = services;
  const { rateLimits, passwords, loginQueue, outbox } = services;

  api.on('allGuestLinks', async ({ query }) => {
    const { page, ...filter } = query;
    const links = await guestLinks.page(filter, Number(page));
    const facts = await factsOf(links, await visits.summariesOfLinks(links));
    return {
      links: links.map((link) => toLinkOfAll(link, facts)),
      total: await guestLinks.count(filter),
      makers: (await guestLinks.makers()).map(({ id, name }) => ({ _id: id, name })),
    };
  });

  api.on('endGuestLinks', async ({ body, user, say }) => {
    const ended = await withTransaction(db, async (transaction) => {
      const revoked = await guestLinks.revokeSeveral(body.links, transaction);
      await recordEndedLinks(activity, user, revoked, transaction);
      return revoked.reduce((sum, { count }) => sum + count, 0);
    });
    return { message: say('guest.allRevoked'), ended };
  });

  api.on('guestLinks', async ({ params, user }) => {
    const { id } = await ownProject(params.projectId, user, projects);
    const links = await guestLinks.ofProject(id);
    const facts = await factsOf(links, await visits.linkSummaries(id));
    return { links: links.map((link) => toGuestLink(link, facts)) };
  });

  api.on('createGuestLink', async ({ params, body, user, language, http }) => {
    const { id: projectId } = await ownProject(params.projectId, user, projects);
    const { slot, note, passcode, email, notes } = body;
    const sites = [...new Set(body.sites)];
    const expiresAt = future(body.expiresAt);
    if (passcode !== undefined && sites.length > 0) throw notBoth();
    if (notes === true && sites.length > 0) throw notBoth('guest.notesOrSites');
    if (email !== undefined) {
      await rateLimits.enforce({ limit: 'guest-mails', by: user.id });
    }
    const passcodeHash = passcode === undefined ? null : await hash(passcode, http);
    const { id, secret } = await withTransaction(db, async (transaction) => {
      const project = await ownProject(projectId, user, projects, transaction);
      if (slot !== null && slot !== DATE_SLOT) {
        const days = await projects.days(projectId, transaction);
        if (!days.includes(slot)) throw new Problem(404, 'project.dateMissing');
      }
      if (slot === DATE_SLOT && (await lacksOwnDate(project, transaction))) {
        throw new Problem(404, 'project.dateMissing');
      }
      await refuseTooMany(projectId, transaction);
      const made = await guestLinks.add(
        { projectId, slot, note, expiresAt, sites, notes, language, passcodeHash, createdBy: user },
        transaction,
      );
      const about = { thing: projectThing(project), details: { slot: slot ?? undefined } };
      await activity.record({ action: 'guestLink.created', actor: user, ...about }, transaction);
      if (email !== undefined) {
        await outbox.addMail(
          {
            letter: 'guestLink',
            // Only the address is known.
            to: { name: '', address: email },
            language,
            link: `${services.origins.portal}/g/${made.secret}`,
            values: { sender: fullName(user), building: project.name },
          },
          transaction,
        );
      }
      return made;
    });
    if (email !== undefined) outbox.wake();
    return { link: await read({ projectId, id }), secret };
  });

  api.on('updateGuestLink', async ({ params, body, user, http }) => {
    const { id: projectId } = await ownProject(params.projectId, user, projects);
    const key = { projectId, id: params.id };
    const { note, passcode } = body;
    const sites = [...new Set(body.sites)];
    // Hash outside the transaction: hashing is slow, and the transaction would block other writers.
    const newHash =
      passcode === undefined || passcode === null ? passcode : await hash(passcode, http);
    await withTransaction(db, async (transaction) => {
      const project = await ownProject(projectId, user, projects, transaction);
      const link = await guestLinks.find(key, transaction);
      if (!link || link.revoked_at !== null) throw new Problem(404, 'guest.missing');
      // An expired link may be changed without being prolonged.
      const isSame = body.expiresAt === link.expires_at;
      const expiresAt = isSame ? link.expires_at : future(body.expiresAt);
      const hasExpired = link.expires_at !== null && link.expires_at <= clock.now();
      if (hasExpired && !isSame) await refuseTooMany(projectId, transaction);
      const passcodeHash = newHash === undefined ? link.passcode_hash : newHash;
      if (passcodeHash !== null && sites.length > 0) throw notBoth();
      const { notes = link.notes === 1 } = body;
      if (notes && sites.length > 0) throw notBoth('guest.notesOrSites');
      const isChanged = passcodeHash !== link.passcode_hash;
      const terms = { note, expiresAt, sites, notes };
      const changed = isChanged ? passcodeHash : undefined;
      if (!(await guestLinks.update(key, terms, changed, transaction))) {
        throw new Problem(404, 'guest.missing');
      }
      const thing = projectThing(project);
      await activity.record({ action: 'guestLink.changed', actor: user, thing }, transaction);
    });
    return { link: await read(key) };
  });

  api.on('replaceGuestLink', async ({ params, user }) => {
    const key = { projectId: params.projectId, id: params.id };
    const secret = await withTransaction(db, async (transaction) => {
      const project = await ownProject(params.projectId, user, projects, transaction);
      const replaced = await guestLinks.replaceSecret(key, transaction);
      if (replaced === undefined) throw new Problem(404, 'guest.missing');
      const thing = projectThing(project);
      await activity.record({ action: 'guestLink.replaced', actor: user, thing }, transaction);
      return replaced;
    });
    return { link: await read(key), secret };
  });

  api.on('revokeGuestLink', async ({ params, user, say }) => {
    await withTransaction(db, async (transaction) => {
      const project = await ownProject(params.projectId, user, projects, transaction);
      if (!(await guestLinks.revoke({ projectId: project.id, id: params.id }, transaction))) {
        throw new Problem(404, 'guest.missing');
      }
      const thing = projectThing(project);
      await activity.record({ action: 'guestLink.revoked', actor: user, thing }, transaction);
    });
    return { message: say('guest.revoked') };
  });

  api.on('revokeGuestLinks', async ({ params, user, say }) => {
    await withTransaction(db, async (transaction) => {
      const project = await ownProject(params.projectId, user, projects, transaction);
      const count = await guestLinks.revokeAll(project.id, transaction);
      if (count === 0) return;
      const about = { thing: projectThing(project), details: { count } };
      await activity.record({ action: 'guestLink.allRevoked', actor: user, ...about }, transaction);
    });
    return { message: say('guest.allRevoked') };
  });

  /** A project in progress has a tour for each of its days, and none of its own until it is done. */
  async function lacksOwnDate(
    { id: projectId, status }: ProjectRecord,
    transaction: Database,
  ): Promise<boolean> {
    if (status !== 'in-progress') return false;
    return (await tours.live({ projectId, slot: DATE_SLOT }, transaction)) === undefined;
  }

  /** Before a link is added, or an expired one becomes active again. */
  async function refuseTooMany(projectId: string, transaction: Database): Promise<void> {
    if ((await guestLinks.countActive(projectId, transaction)) < GUEST_LINKS_MAX) return;
    const values = { limit: GUEST_LINKS_MAX };
    throw new Problem(409, 'guest.tooMany', { code: 'tooMany', values });
  }

  async function read(key: GuestLinkKey): Promise<GuestLink> {
    const link = await guestLinks.find(key);
    if (!link) throw new Problem(404, 'guest.missing');
    return toGuestLink(link, await factsOf([link], await visits.linkSummaries(key.projectId)));
  }

  async function factsOf(
    links: readonly GuestLinkRecord[],
    visited: LinkFacts['visits'],
  ): Promise<LinkFacts> {
    const grants = links
      .filter(({ passcode_hash: hash }) => hash !== null)
      .map(({ grant_id: grant }) => grant);
    const guessed = await rateLimits.reached('guest-link', grants, MANY_WRONG_CODES);
    return { visits: visited, guessed, now: clock.now() };
  }

  function hash(passcode: string, http: HttpContext): Promise<string> {
    return loginQueue.run(clientIp(http, services.proxies), () => passwords.hash(passcode));
  }

  /** @returns The time as the clock writes it, so that texts are compared like times. */
  function future(expiresAt: string | null): string | null {
    if (expiresAt === null) return null;
    const time = new Date(expiresAt).toISOString();
    if (time > clock.now() && time <= clock.in(GUEST_LINK_DAYS_MAX * DAY_SECONDS)) return time;
    throw new Problem(422, 'request.invalid', { errors: { expiresAt: 'guest.expiry' } });
  }
}

function notBoth(text: 'guest.notBoth' | 'guest.notesOrSites' = 'guest.notBoth'): Problem {
  return new Problem(422, 'request.invalid', { errors: { sites: text } });
}
