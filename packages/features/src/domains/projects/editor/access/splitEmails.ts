import { EMAIL_PATTERN, normalizeEmail } from '@jawla/contract/emails';

/** Between entries of a list, as in mail programs and tables, also in Arabic. */
const SEPARATORS = /[,;،؛\t\r\n]+/;

/** Ends an entry while a list is typed; after a space a name may go on. */
const ENDED = /[,;،؛]\s*$/;

/** Returns whether the last entry of a typed list is ended. */
export function isEntryEnded(text: string): boolean {
  return ENDED.test(text);
}

export interface SplitEmails {
  /** Without duplicates, in lower case. */
  emails: string[];
  /** Entries without an address, to be corrected. */
  rest: string[];
}

/** Splits a list of e-mail addresses with or without names, as copied from a mail program. */
export function splitEmails(text: string): SplitEmails {
  const emails = new Set<string>();
  const rest: string[] = [];
  for (const entry of normalizeEmail(text).split(SEPARATORS)) {
    const found = entry.split(/[\s<>"]+/).filter((part) => EMAIL_PATTERN.test(part));
    for (const email of found) emails.add(email.toLowerCase());
    if (found.length === 0 && entry.trim() !== '') rest.push(entry.trim());
  }
  return { emails: [...emails], rest };
}
