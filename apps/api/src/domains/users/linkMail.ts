import { fullName } from '@jawla/contract/fullName';
import type { Language } from '@jawla/contract/limits';
import type { Database, UserRecord } from '../../platform/db/schema.ts';
import { LINK_SECONDS } from './links.store.ts';
import type { Services } from '../../app/services.ts';

/** Target page and lifetime of the link, by mail template. */
const LINKS = {
  userCreated: { page: 'create-password', seconds: LINK_SECONDS.invitation },
  teamInvited: { page: 'create-password', seconds: LINK_SECONDS.invitation },
  verifyEmail: { page: 'create-password', seconds: LINK_SECONDS.invitation },
  resetPassword: { page: 'reset-password', seconds: LINK_SECONDS.reset },
} as const;

/** Mails a secret link. Runs in the caller's transaction; the caller must wake the outbox after the commit. */
export async function addLinkMail(
  { links, outbox, origins }: Pick<Services, 'links' | 'outbox' | 'origins'>,
  letter: keyof typeof LINKS,
  { user, language }: { user: UserRecord; language: Language },
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
      values: {},
    },
    db,
  );
}
