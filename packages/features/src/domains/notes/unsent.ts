/** What guests have typed and not sent, by their link: for pages that take the place of the tour, also after a reload. */

/** A note by its number, or one that is being written. */
type About = number | 'new';

/** Where storage is blocked, texts last until the page is left. */
const texts = new Map<string, string>();
const keyOf = (guest: string, about: About | '') => `unsent-${guest}|${about}`;

/** @param guest Secret of the guest link; `undefined` for readers with an account, whose text is not kept. */
export function keepUnsent(guest: string | undefined, about: About, text: string): void {
  if (guest === undefined) return;
  const key = keyOf(guest, about);
  const isEmpty = text.trim() === '';
  if (isEmpty) texts.delete(key);
  else texts.set(key, text);
  try {
    // Deleted with the tab: others who use the device do not see it.
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Blocked or full.
  }
}

export function unsentAbout(guest: string | undefined, about: About): string {
  return guest === undefined ? '' : (stored().get(keyOf(guest, about)) ?? '');
}

/** Everything that was typed behind a link. */
export function unsentOf(guest: string): string {
  const all = [...stored()].filter(([key]) => key.startsWith(keyOf(guest, '')));
  return all.map(([, text]) => text).join('\n\n');
}

function stored(): ReadonlyMap<string, string> {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at));
    const known = keys.flatMap((key) => {
      const text = key === null ? null : sessionStorage.getItem(key);
      return key === null || text === null ? [] : [[key, text] as const];
    });
    return new Map([...known, ...texts]);
  } catch {
    return texts;
  }
}
