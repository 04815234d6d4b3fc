/** Keys for comparing names: SQLite's own `lower` knows ASCII only, and servers collate as they please. */

/** Two names with the same key are equal: the key ignores case and Unicode composition. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFC');
}

/** E-mail addresses are compared without regard to case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Key for sorting names as people look them up: hamza, diacritics and case are ignored; Arabic comes
 * after Latin.
 */
export function sortKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{Mn}\u0640]/gu, '')
    .replaceAll('\u0671', '\u0627')
    .toLowerCase()
    .trim();
}
