import { hashSecret } from '../../platform/base/secrets.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Services } from '../../app/services.ts';

/**
 * Ends what was given out to get into an account without its password: sessions, links of mails and of waiting screens,
 * codes, and requested changes of the e-mail address. Runs in the transaction of what ended them, such as a new password:
 * a former holder of the old one may have asked for them. Links that undo a change of the address stay.
 *
 * @param options.exceptToken - Session that stays.
 */
export async function endLogins(
  { links, emailChanges }: Pick<Services, 'links' | 'emailChanges'>,
  userId: string,
  transaction: Database,
  { exceptToken = '' }: { exceptToken?: string } = {},
): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', hashSecret(exceptToken))
    .execute();
  await endLinksAndCodes({ links }, userId, transaction);
  await emailChanges.deleteRequests(userId, transaction);
}

/** Deletes the keys of a user who leaves, or whose account somebody else has used. */
export async function endKeys(userId: string, transaction: Database): Promise<void> {
  await transaction.deleteFrom('keys').where('owner_id', '=', userId).execute();
}

/** Ends the links that were mailed to a user, those of waiting screens, and the code. */
export async function endLinksAndCodes(
  { links }: Pick<Services, 'links'>,
  userId: string,
  transaction: Database,
): Promise<void> {
  await links.endAllOf(userId, transaction);
  await endCodes(userId, transaction);
}

/** Ends the code of a user, such as one that was sent to a number that is no longer theirs. */
export async function endCodes(userId: string, transaction: Database): Promise<void> {
  await transaction.deleteFrom('codes').where('user_id', '=', userId).execute();
}
