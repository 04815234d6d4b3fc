import { EMAIL_TYPES } from '@jawla/contract';
import type { ListedClient } from '@jawla/contract/move';
import { userNamesFor } from '@jawla/contract/userNames';
import { PortalError, type Portal } from './portal.ts';

/** User names that are tried before giving up. */
const NAMES_MAX = 50;
/** Refusals of this client; others are of the key or the portal. */
const REFUSED = new Set([400, 409, 422]);

export type Created =
  | { readonly is: 'created'; readonly userName: string; readonly phone: string }
  /** An account has the address. Nothing was changed, and no mail was sent. */
  | { readonly is: 'there' }
  | { readonly is: 'refused'; readonly why: string };

/**
 * Makes an account, whose person gets a mail with a link for the first password. Safe to repeat. Without a user name, it is
 * derived from the address.
 *
 * @param isLenient - Whether a user name that is taken is replaced by a derived one, and a phone number that is taken is
 * left out.
 * @throws {PortalError} If the reason is not this client; {@link Unreachable} without an answer.
 */
export async function createClient(
  portal: Portal,
  client: ListedClient,
  { isLenient }: { readonly isLenient: boolean },
): Promise<Created> {
  const { fname, lname, email } = client;
  let { phone } = client;
  let why = '';
  const names = namesOf(client, isLenient);
  for (let at = 0; at < names.length;) {
    const userName = names[at] ?? '';
    const person = { userName, fname, lname, email, ...(phone !== '' && { phone }) };
    try {
      const body = { ...person, emailType: EMAIL_TYPES.userCreated } as const;
      await portal.call('createUser', { body });
      return { is: 'created', userName, phone };
    } catch (error) {
      if (!(error instanceof PortalError) || !REFUSED.has(error.status)) throw error;
      const { code, fields } = error;
      why = error.message;
      if (code !== 'taken') break;
      if (fields.includes('email')) return { is: 'there' };
      const hasPhone = fields.includes('phone');
      const hasName = fields.includes('userName');
      if ((hasPhone && !isLenient) || (!hasPhone && !hasName)) break;
      if (hasPhone) phone = '';
      if (hasName) at += 1;
    }
  }
  return { is: 'refused', why };
}

function namesOf({ userName, email }: ListedClient, isLenient: boolean): readonly string[] {
  if (userName !== '' && !isLenient) return [userName];
  const names = userName === '' ? [] : [userName];
  for (const name of userNamesFor(email)) {
    if (names.length === NAMES_MAX) break;
    names.push(name);
  }
  return names;
}
