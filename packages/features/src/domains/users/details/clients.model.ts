import type { ProjectSummary, UserRow } from '@jawla/contract';
import type { ClientForm } from './clients.slice';

export const EMPTY_FORM: ClientForm = { userName: '', fname: '', lname: '', email: '', phone: '' };

export function formOf({ userName, fname, lname, email, phone = '' }: UserRow): ClientForm {
  return { userName, fname, lname, email, phone };
}

/** What is sent: blanks at the ends are slips of the hand. */
export function trimmed(form: ClientForm): ClientForm {
  const { userName, fname, lname, email, phone } = form;
  return {
    userName: userName.trim(),
    fname: fname.trim(),
    lname: lname.trim(),
    email: email.trim(),
    phone,
  };
}

/** Name and number of a client's next project: one more than there are, or the next that is free. */
export function nextProject(
  userName: string,
  projects: readonly ProjectSummary[],
): { name: string; number: string } {
  const taken = new Set(projects.map(({ name }) => name.toLowerCase()));
  let number = projects.length + 1;
  const nameOf = () => `${userName}-project-${number}`;
  while (taken.has(nameOf().toLowerCase())) number += 1;
  return { name: nameOf(), number: String(number) };
}
