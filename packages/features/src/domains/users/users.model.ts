import { href } from '#core/routing';
import type { UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import type { Language, UserSort } from '@jawla/contract/limits';
import { fold } from '@jawla/ui/text';
import { collator, containsWords, wordsOf } from '#core/i18n';

/** Path of a client's editor. */
export function clientHref({ userName }: Pick<UserRow, 'userName'>): string {
  return href('client', { clientID: userName });
}

/**
 * Sorts by name in the collation order of the language, or by number of projects, descending; without a sort,
 * in the order of the server.
 */
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

/** Builds a search index, so that the first keystroke is as fast as later ones. */
export function indexUsers(users: readonly UserRow[]): void {
  for (const user of users) foldedName(user);
}

/** Returns the users whose full name contains the words of a term, in the order of the list. */
export function searchUsers(users: readonly UserRow[], term: string): readonly UserRow[] {
  const words = wordsOf(term);
  return words[0] === '' ? users : users.filter((user) => containsWords(foldedName(user), words));
}
