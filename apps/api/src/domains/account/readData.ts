import type { AccountData } from '@jawla/contract';
import { ACCOUNT_ACTIVITY_MAX } from '@jawla/contract';
import type { UserRecord } from '../../platform/db/schema.ts';
import { roleOf } from '../../platform/http/can.ts';
import { detailsOf } from '../activity/activity.store.ts';
import { toOwnFootage } from '../footage/serializers.ts';
import { toIdentity } from '../users/serializers.ts';
import { toKey } from '../keys/serializers.ts';
import { sitesOf } from '../guests/guestLinks.store.ts';
import type { Services } from '../../app/services.ts';
import { readAccount, readSessions } from './serializers.ts';

/** Returns what is stored about an account, for its user. */
export async function readData(
  user: UserRecord,
  token: string,
  services: Services,
): Promise<AccountData> {
  const { clock, footage, trash, keys, notes, noteEntries, identities } = services;
  return {
    at: clock.now(),
    profile: {
      ...(await readAccount(user.id, services)),
      _id: user.id,
      isAdmin: user.is_admin === 1,
      role: roleOf(user),
      createdAt: user.created_at,
    },
    ...(await readProjects(user, services)),
    trashedProjects: (await trash.projectsOf(user.id)).map(({ name, trashed_at, until }) => ({
      name,
      trashedAt: trashed_at,
      until,
    })),
    guestLinks: await readGuestLinks(user, services),
    keys: (await keys.list())
      .filter(({ owner_id }) => owner_id === user.id)
      .map((key) => {
        const { _id, ...own } = toKey(key, clock.now());
        return own;
      }),
    notes: (await notes.writtenBy(user.id)).map((note) => ({
      project: { name: note.project_name, owner: note.owner_name },
      number: note.number,
      text: note.text,
      status: note.status,
      createdAt: note.created_at,
      photos: Number(note.photos),
    })),
    noteComments: (await noteEntries.writtenBy(user.id)).map((comment) => ({
      project: { name: comment.project_name, owner: comment.owner_name },
      number: comment.number,
      text: comment.text,
      at: comment.at,
    })),
    footage: (await footage.ofUser(user.id)).map((delivery) => {
      const { _id, ...own } = toOwnFootage(delivery);
      return own;
    }),
    activity: await readActivity(user, services),
    identities: (await identities.ofUser(user.id)).map((identity) => {
      const { _id, ...own } = toIdentity(identity);
      return own;
    }),
    sessions: (await readSessions(user.id, token, services)).map(({ _id, ...session }) => session),
  };
}

async function readProjects(
  user: UserRecord,
  { projects, users }: Pick<Services, 'projects' | 'users'>,
): Promise<Pick<AccountData, 'projects' | 'sharedProjects'>> {
  const reachable = (await projects.reachableBy([user.id])).get(user.id) ?? [];
  const own: AccountData['projects'] = [];
  const shared: AccountData['sharedProjects'] = [];
  for (const { id, name, owner_id } of reachable) {
    if (owner_id === user.id) {
      const sharedWith = (await projects.accessOf(id)).map(({ email }) => email);
      own.push({ name, sharedWith });
    } else {
      const owner = await users.byId(owner_id);
      if (owner) shared.push({ name, owner: owner.user_name });
    }
  }
  return { projects: own, sharedProjects: shared };
}

async function readGuestLinks(
  user: UserRecord,
  { guestLinks }: Pick<Services, 'guestLinks'>,
): Promise<AccountData['guestLinks']> {
  return (await guestLinks.madeBy(user.id)).map((link) => ({
    project: { name: link.project_name, owner: link.owner_name },
    slot: link.slot,
    note: link.note,
    hasPasscode: link.passcode_hash !== null,
    sites: sitesOf(link),
    createdAt: link.created_at,
    expiresAt: link.expires_at,
    revokedAt: link.revoked_at,
  }));
}

async function readActivity(
  user: UserRecord,
  { activity }: Pick<Services, 'activity'>,
): Promise<AccountData['activity']> {
  // One more tells whether there are earlier ones.
  const found = await activity.list({ person: user.id }, undefined, ACCOUNT_ACTIVITY_MAX + 1);
  return {
    entries: found.slice(0, ACCOUNT_ACTIVITY_MAX).map((entry) => ({
      at: entry.at,
      action: entry.action,
      thing: { kind: entry.thing_kind, name: entry.thing_name },
      details: detailsOf(entry),
    })),
    isComplete: found.length <= ACCOUNT_ACTIVITY_MAX,
  };
}
