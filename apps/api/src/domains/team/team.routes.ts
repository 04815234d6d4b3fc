/** People who are not clients: admins invite, change, suspend and remove admins and staff. */
import type { ActivityAction } from '@jawla/contract';
import type { Database, UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { personThing } from '../activity/things.ts';
import { recordEndedLinks } from '../guests/recordEndedLinks.ts';
import { deleteAccount } from '../users/deleteAccount.ts';
import { deriveUserName } from '../users/deriveUserName.ts';
import { addInvitation } from '../users/linkMail.ts';
import { endLogins } from '../users/endLogins.ts';
import { refuseTaken } from '../users/refuseTaken.ts';
import { requireOtherAdmin } from '../users/requireOtherAdmin.ts';
import type { Services } from '../../app/services.ts';
import { memberRole, toMember } from './serializers.ts';

export function registerTeamRoutes(api: Api, services: Services): void {
  const { db, clock, users, outbox, uploads, activity, guestLinks } = services;

  api.on('team', async () => {
    const links = await guestLinks.activeByMaker();
    const members = await users.team();
    return { members: members.map((user) => toMember(user, links.get(user.id) ?? 0)) };
  });

  api.on('inviteMember', async ({ body, user: admin, language, say }) => {
    await countMail(admin);
    const { role, ...person } = body;
    const member = await withTransaction(db, async (transaction) => {
      await refuseTaken(services, { email: person.email }, undefined, transaction);
      const userName = await deriveUserName(person.email, users, transaction);
      const roles = { isAdmin: role === 'admin', isStaff: role === 'staff' };
      const user = await users.add({ ...person, userName, ...roles }, transaction);
      await record('member.invited', admin, user, transaction);
      await addInvitation(services, { user, language, inviter: admin }, transaction);
      return user;
    });
    outbox.wake();
    return { member: toMember(member, 0), message: say('team.invited') };
  });

  api.on('resendInvitation', async ({ params, user: admin, language, say }) => {
    await countMail(admin);
    await withTransaction(db, async (transaction) => {
      const user = await findMember(params.id, transaction);
      if (user.verified === 1) throw new Problem(409, 'team.joined', { code: 'hasPassword' });
      if (user.suspended_at !== null) {
        throw new Problem(409, 'team.suspended', { code: 'suspended' });
      }
      await record('member.invited', admin, user, transaction);
      await addInvitation(services, { user, language, inviter: admin }, transaction);
    });
    outbox.wake();
    return { message: say('team.invited') };
  });

  api.on('updateMember', async ({ params, body, user: admin, say }) => {
    const member = await withTransaction(db, async (transaction) => {
      const user = await findMember(params.id, transaction);
      const { role = memberRole(user), isSuspended = user.suspended_at !== null } = body;
      if (role !== 'admin' || isSuspended) await requireOtherAdmin(users, user, transaction);
      const suspendedAt = isSuspended ? (user.suspended_at ?? clock.now()) : null;
      // Tickets of tours carry a session, and end with it.
      if (isSuspended) await endLogins(services, user.id, transaction);
      const changed = await users.updateMember(user.id, { role, suspendedAt }, transaction);
      if (role !== memberRole(user))
        await record('member.roleChanged', admin, changed, transaction);
      if (isSuspended !== (user.suspended_at !== null)) {
        const action = isSuspended ? 'member.suspended' : 'member.resumed';
        await record(action, admin, changed, transaction);
      }
      if (body.guestLinks === 'end') await endLinksOf(changed, admin, transaction);
      return changed;
    });
    await uploads.cancel(
      ({ userId, kind }) =>
        userId === member.id &&
        (member.suspended_at !== null || (member.is_admin === 0 && kind !== 'footage')),
    );
    const links = await guestLinks.activeByMaker();
    return { member: toMember(member, links.get(member.id) ?? 0), message: say('team.saved') };
  });

  api.on('removeMember', async ({ params, query, user: admin, say }) => {
    await deleteAccount(services, admin, async (transaction) => {
      const user = await findMember(params.id, transaction);
      if (query.guestLinks === 'end') await endLinksOf(user, admin, transaction);
      return user;
    });
    return { message: say('team.removed') };
  });

  function record(
    action: ActivityAction,
    actor: UserRecord,
    member: UserRecord,
    transaction: Database,
  ): Promise<void> {
    const entry = {
      action,
      actor,
      thing: personThing(member),
      details: { role: memberRole(member) },
    };
    return activity.record(entry, transaction);
  }

  async function endLinksOf(
    member: UserRecord,
    admin: UserRecord,
    transaction: Database,
  ): Promise<void> {
    const ended = await guestLinks.revokeMadeBy(member.id, transaction);
    await recordEndedLinks(activity, admin, ended, transaction);
  }

  async function findMember(id: string, transaction: Database): Promise<UserRecord> {
    const user = await users.byId(id, transaction);
    if (!user || (user.is_admin === 0 && user.is_staff === 0)) {
      throw new Problem(404, 'team.missing');
    }
    return user;
  }

  function countMail(admin: UserRecord): Promise<void> {
    return services.rateLimits.enforce({ limit: 'team-invitations', by: admin.id });
  }
}
