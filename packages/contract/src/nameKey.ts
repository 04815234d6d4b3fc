/**
 * Two names with the same key are equal: the key ignores case and Unicode composition. Servers compare the names of
 * users, projects and pilots by it, and portals the name of a user in an address.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().normalize('NFC');
}
