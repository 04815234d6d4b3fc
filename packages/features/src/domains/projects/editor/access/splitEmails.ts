import { EMAIL_PATTERN } from '@jawla/contract/limits';

/** Splits a text into its e-mail addresses, as copied from a mail program; empty for a single address. */
export function severalEmails(text: string): string[] {
  const found = text
    .split(/[\s,;<>"]+/)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => EMAIL_PATTERN.test(part));
  return found.length > 1 ? [...new Set(found)] : [];
}
