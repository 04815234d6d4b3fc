import { fullName } from '@jawla/contract/fullName';
import type { Language } from '@jawla/contract/limits';
import type { Database, UserRecord } from '../../platform/db/schema.ts';
import { roleOf } from '../../platform/http/can.ts';
import { LINK_SECONDS } from './links.store.ts';
import type { Services } from '../../app/services.ts';

/** Target page and lifetime of the link, by mail template. */
const LINKS = {
  userCreated: { page: 'create-password', seconds: LINK_SECONDS.invitation },
  teamInvited: { page: 'create-password', seconds: LINK_SECONDS.invitation },
  verifyEmail: { page: 'create-password', seconds: LINK_SECONDS.invitation },
  resetPassword: { page: 'reset-password', seconds: LINK_SECONDS.reset },
} as const;

/** Invites a person whom `inviter` has added, or invites again: the mail says who it was, and as what. */
export function addInvitation(
  services: Pick<Services, 'links' | 'outbox' | 'origins'>,
  mail: { user: UserRecord; language: Language; inviter: UserRecord },
  db: Database,
): Promise<void> {
  const role = roleOf(mail.user);
  const letter = role === 'client' ? 'userCreated' : 'teamInvited';
  const values = { sender: fullName(mail.inviter), role };
  return addLinkMail(services, letter, { ...mail, values }, db);
}

/** Mails a secret link. Runs in the caller's transaction; the caller must wake the outbox after the commit. */
export async function addLinkMail(
  { links, outbox, origins }: Pick<Services, 'links' | 'outbox' | 'origins'>,
  letter: keyof typeof LINKS,
  {
    user,
    language,
    values = {},
  }: { user: UserRecord; language: Language; values?: Readonly<Record<string, string>> },
  db: Database,
): Promise<void> {
  const { page, seconds } = LINKS[letter];
  const id = await links.make('secret', user, { seconds, db });
  await outbox.addMail(
    {
      letter,
      to: { name: fullName(user), address: user.email },
      language,
      link: `${origins.portal}/${page}/${id}`,
      values,
    },
    db,
  );
}
