/** Keys for comparing names: SQLite's own `lower` knows ASCII only, and servers collate as they please. */

/** Two names with the same key are the same name: case and Unicode composition do not tell them apart. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFC');
}

/** E-mail addresses are compared without regard to case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Sorts names as a person would look them up: hamza, diacritics and case do not matter, Arabic stands
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
