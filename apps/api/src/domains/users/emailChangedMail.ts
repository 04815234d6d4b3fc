import { fullName } from '@jawla/contract/fullName';
import type { Language } from '@jawla/contract/limits';
import type { Database, UserRecord } from '../../platform/db/schema.ts';
import type { Services } from '../../app/services.ts';

/**
 * Mails the old address of an account that it has changed, with a link that undoes it. Runs in the caller's
 * transaction; the caller must wake the outbox after the commit.
 *
 * @param user - The account before the change.
 */
export async function addEmailChangedMail(
  { emailChanges, outbox, origins }: Pick<Services, 'emailChanges' | 'outbox' | 'origins'>,
  user: UserRecord,
  { email, language }: { email: string; language: Language },
  db: Database,
): Promise<void> {
  const change = { userId: user.id, oldEmail: user.email, newEmail: email };
  const secret = await emailChanges.add('undo', change, db);
  await outbox.addMail(
    {
      letter: 'emailChanged',
      to: { name: fullName(user), address: user.email },
      language: user.language ?? language,
      link: `${origins.portal}/undo-email/${secret}`,
      values: { email },
    },
    db,
  );
}
