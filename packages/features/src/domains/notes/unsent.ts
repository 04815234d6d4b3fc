/** What guests have typed and not sent, by their link: for pages that take the place of the tour. Lost with this page. */
const texts = new Map<string, string>();

/** A note by its number, or one that is being written. */
type About = number | 'new';

/** @param guest Secret of the guest link; `undefined` for readers with an account, whose text is not kept. */
export function keepUnsent(guest: string | undefined, about: About, text: string): void {
  if (guest === undefined) return;
  if (text.trim() === '') texts.delete(`${guest}|${about}`);
  else texts.set(`${guest}|${about}`, text);
}

export function unsentAbout(guest: string | undefined, about: About): string {
  return texts.get(`${guest}|${about}`) ?? '';
}

/** Everything that was typed behind a link. */
export function unsentOf(guest: string): string {
  const all = [...texts].filter(([key]) => key.startsWith(`${guest}|`));
  return all.map(([, text]) => text).join('\n\n');
}
