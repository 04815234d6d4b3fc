/** Finds the account of a person whom the provider has identified. */
import { emailKey } from '../../platform/db/keys.ts';
import type { Database, IdentityRecord, UserRecord } from '../../platform/db/schema.ts';
import { personThing } from '../activity/things.ts';
import { endLinksAndCodes } from '../users/endLogins.ts';
import type { Services } from '../../app/services.ts';
import type { Aim } from './ssoCookies.ts';
import { SsoFailure, type Claims } from './ssoProvider.ts';

type Needed = Pick<Services, 'activity' | 'identities' | 'links' | 'sessions' | 'users'>;

export interface Found {
  readonly user: UserRecord;
  readonly identity: IdentityRecord;
}

/**
 * Returns the account, and connects it with the identity if the aim or a trusted address allows that.
 *
 * @throws {SsoFailure} If there is none.
 */
export async function findPerson(
  services: Needed,
  { aim, claims, domains }: { aim: Aim; claims: Claims; domains: readonly string[] },
  transaction: Database,
): Promise<Found> {
  const { identities, users } = services;
  const known = await identities.bySubject(claims, transaction);
  const user = known && (await users.byId(known.user_id, transaction));
  const wanted = await personOf(services, aim, transaction);
  if (known) {
    // Also one in the trash, which may be restored.
    if (wanted && wanted.id !== known.user_id) throw new SsoFailure('taken');
    if (!user) throw new SsoFailure('unknown');
    if (aim.kind === 'invitation') await accept(services, user, aim.link, transaction);
    await identities.noteUse(known.id, emailOf(claims), transaction);
    return { user: await verify(services, user, transaction), identity: known };
  }
  const person = wanted ?? (await personWithAddress(services, claims, domains, transaction));
  if (!person) throw new SsoFailure('unknown');
  if (person.suspended_at !== null) throw new SsoFailure('suspended');
  if (aim.kind === 'invitation') await accept(services, person, aim.link, transaction);
  const verified = await verify(services, person, transaction);
  const { iss, sub } = claims;
  const added = { iss, sub, email: emailOf(claims), user_id: verified.id };
  const identity = await identities.add(added, transaction);
  const about = { actor: verified, thing: personThing(verified) };
  await services.activity.record({ action: 'identity.connected', ...about }, transaction);
  return { user: verified, identity };
}

/** @throws {SsoFailure} If what the person came with is no longer valid. */
async function personOf(
  { links, sessions }: Needed,
  aim: Aim,
  transaction: Database,
): Promise<UserRecord | undefined> {
  switch (aim.kind) {
    case 'invitation': {
      const user = await links.userOf(aim.link, transaction);
      if (!user) throw new SsoFailure('deadLink');
      return user;
    }
    case 'connect': {
      const user = await sessions.userOfHash(aim.session, transaction);
      if (!user) throw new SsoFailure('expired');
      return user;
    }
    case 'login':
      return undefined;
    default:
      return aim satisfies never;
  }
}

/** As a new password does: the link was mailed to the person, and none works a second time. */
async function accept(
  services: Needed,
  user: UserRecord,
  link: string,
  transaction: Database,
): Promise<void> {
  if ((await services.links.redeem(link, transaction)) !== user.id) {
    throw new SsoFailure('deadLink');
  }
  await endLinksAndCodes(services, user.id, transaction);
}

async function verify(
  { users }: Needed,
  user: UserRecord,
  transaction: Database,
): Promise<UserRecord> {
  return user.verified === 1 ? user : users.verify(user.id, transaction);
}

/**
 * By a verified address of a domain that the operator trusts. An account with an identity of the provider has its person:
 * another one with the address is somebody who was given it later.
 */
async function personWithAddress(
  { users, identities }: Needed,
  claims: Claims,
  domains: readonly string[],
  transaction: Database,
): Promise<UserRecord | undefined> {
  const email = emailOf(claims);
  if (email === null || claims['email_verified'] !== true) return undefined;
  const [, domain = '', ...rest] = emailKey(email).split('@');
  if (rest.length > 0 || !domains.includes(domain)) return undefined;
  const user = await users.byEmail(email, transaction);
  const others = user ? await identities.ofUser(user.id, transaction) : [];
  return others.some(({ iss }) => iss === claims.iss) ? undefined : user;
}

function emailOf({ email }: Claims): string | null {
  return typeof email === 'string' && email !== '' ? email : null;
}
