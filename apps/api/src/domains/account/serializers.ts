import type { Account, AccountData, AccountSession } from '@jawla/contract';
import { hashSecret } from '../../platform/base/secrets.ts';
import type { UserRecord } from '../../platform/db/schema.ts';
import { Problem } from '../../platform/http/problem.ts';
import { seenAt, sessionId } from '../auth/sessions.store.ts';
import type { Services } from '../../app/services.ts';

/** @throws {Problem} 401 if the account was deleted in the meantime. */
export async function readAccount(
  userId: string,
  { users, emailChanges }: Pick<Services, 'users' | 'emailChanges'>,
): Promise<Account> {
  const user = await users.byId(userId);
  if (!user) throw new Problem(401, 'auth.signedOut');
  const request = await emailChanges.requestOf(userId);
  return {
    userName: user.user_name,
    fname: user.fname,
    lname: user.lname,
    email: user.email,
    phone: user.phone,
    language: user.language,
    colorScheme: user.color_scheme,
    // A request ends when the address is changed otherwise.
    newEmail: request?.old_email === user.email ? request.new_email : null,
  };
}

export async function readSessions(
  userId: string,
  token: string,
  { sessions }: Pick<Services, 'sessions'>,
): Promise<AccountSession[]> {
  const own = hashSecret(token);
  const list = (await sessions.ofUser(userId)).map((session) => ({
    _id: sessionId(session),
    browser: session.browser,
    system: session.system,
    createdAt: session.created_at,
    seenAt: seenAt(session),
    isCurrent: session.token_hash === own,
  }));
  return [...list.filter(({ isCurrent }) => isCurrent), ...list.filter((each) => !each.isCurrent)];
}

export async function readData(
  user: UserRecord,
  token: string,
  services: Pick<Services, 'clock' | 'emailChanges' | 'projects' | 'sessions' | 'users'>,
): Promise<AccountData> {
  const { clock, projects, users } = services;
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
  return {
    at: clock.now(),
    profile: {
      ...(await readAccount(user.id, services)),
      _id: user.id,
      isAdmin: user.is_admin === 1,
      createdAt: user.created_at,
    },
    projects: own,
    sharedProjects: shared,
    sessions: (await readSessions(user.id, token, services)).map(({ _id, ...session }) => session),
  };
}
