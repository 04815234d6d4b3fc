import type { UserRow } from '@jawla/contract';

export interface ClientForm {
  userName: string;
  fname: string;
  lname: string;
  email: string;
  /** Digits; empty if there is none. */
  phone: string;
}

/**
 * Returns an empty form.
 *
 * @param passed History state: another page may have passed an e-mail address.
 */
export function newForm(passed?: unknown): ClientForm {
  const email =
    typeof passed === 'object' && passed !== null && 'email' in passed ? passed.email : '';
  const known = typeof email === 'string' ? email : '';
  return { userName: '', fname: '', lname: '', email: known, phone: '' };
}

export function formOf({ userName, fname, lname, email, phone = '' }: UserRow): ClientForm {
  return { userName, fname, lname, email, phone };
}

/** Returns the request body, with trimmed values. */
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
