/**
 * Normalized keys for comparing and sorting names. SQLite's `lower` supports ASCII only, and the collation of
 * PostgreSQL depends on its configuration.
 */
import { domainToASCII } from 'node:url';
import { normalizeEmail } from '@jawla/contract/emails';

/** Returns the key for comparing e-mail addresses, which ignores case and whether the domain is written in Punycode. */
export function emailKey(email: string): string {
  const address = normalizeEmail(email).toLowerCase();
  const at = address.lastIndexOf('@') + 1;
  // Empty for a domain that cannot be converted, such as the beginning of one.
  return address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at));
}

/** Returns the key for sorting names: it ignores hamza, diacritics and case. Arabic sorts after Latin. */
export function sortKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\u0640]/gu, '')
    .replaceAll('\u0671', '\u0627')
    .toLowerCase()
    .trim();
}
