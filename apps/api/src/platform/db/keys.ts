/**
 * Normalized keys for comparing and sorting names. SQLite's `lower` supports ASCII only, and the collation of
 * PostgreSQL depends on its configuration.
 */

/** Two names with the same key are equal: the key ignores case and Unicode composition. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFC');
}

/** Returns the key for comparing e-mail addresses, which ignores case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
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
