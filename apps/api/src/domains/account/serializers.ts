import type { Account, AccountSession } from '@jawla/contract';
import { hashSecret } from '../../platform/base/secrets.ts';
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
    noteMails: user.note_mails === 1,
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
