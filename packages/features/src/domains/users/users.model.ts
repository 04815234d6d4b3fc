import { href } from '#core/routing';
import type { UserRow } from '@jawla/contract';
import type { Language, UserSort } from '@jawla/contract/limits';
import { fold } from '@jawla/ui/text';
import { collator } from '#core/i18n';

export function fullName({ fname, lname }: Pick<UserRow, 'fname' | 'lname'>): string {
  return `${fname} ${lname}`.trim();
}

/** Where a client is edited. */
export function clientHref({ userName }: Pick<UserRow, 'userName'>): string {
  return href('client', { clientID: userName });
}

/** By name as the language has it, or by projects with the most first; the server's order without a sort. */
export function sortUsers(
  users: readonly UserRow[],
  sort: UserSort | undefined,
  locale: Language,
): readonly UserRow[] {
  if (sort === undefined) return users;
  const compare = collator(locale);
  const byName = (a: UserRow, b: UserRow) => compare(fullName(a), fullName(b));
  if (sort === 'name') return users.toSorted(byName);
  return users.toSorted((a, b) => b.projectsData.length - a.projectsData.length || byName(a, b));
}

const foldedNames = new WeakMap<UserRow, string>();

function foldedName(user: UserRow): string {
  const known = foldedNames.get(user);
  if (known !== undefined) return known;
  const folded = fold(fullName(user));
  foldedNames.set(user, folded);
  return folded;
}

/** Prepares a list for searching, so that the first letter is found as fast as the later ones. */
export function indexUsers(users: readonly UserRow[]): void {
  for (const user of users) foldedName(user);
}

/** Those whose first and last name hold the term, in the order of the list. */
export function searchUsers(users: readonly UserRow[], term: string): readonly UserRow[] {
  const wanted = fold(term);
  return wanted === '' ? users : users.filter((user) => foldedName(user).includes(wanted));
}

export interface CsvTexts {
  /** Names of the columns. */
  head: readonly string[];
  /** Values of the column about the email. */
  verified: string;
  unverified: string;
}

/** What a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * The list for a spreadsheet: quoted, with the mark by which Excel knows UTF-8. Text that looks like a
 * formula is kept from becoming one.
 */
export function usersToCsv(
  { head, verified, unverified }: CsvTexts,
  users: readonly UserRow[],
): string {
  const lines = users.map((user) => [
    user.fname,
    user.lname,
    user.userName,
    user.email,
    user.phone ?? '',
    String(user.projectsData.length),
    user.verified ? verified : unverified,
  ]);
  return `\ufeff${[head, ...lines].map((line) => line.map(quote).join(',')).join('\r\n')}\r\n`;
}

function quote(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
