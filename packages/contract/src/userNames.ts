import { NAME_MAX, NAME_MIN } from './limits.ts';
import { isPathName, isReservedUserName } from './pathNames.ts';

/** Room for the number behind a name that is taken. */
const DIGITS = 5;

/** Returns what precedes the @ of an e-mail address, as the beginning of a user name. */
export function userNameStem(email: string): string {
  const [local = ''] = email.toLowerCase().split('@');
  const base = local
    .replaceAll(/[^a-z0-9._-]/g, '')
    .replace(/^\.+/, '')
    .slice(0, NAME_MAX - DIGITS);
  return base.length < NAME_MIN ? `user${base}` : base;
}

/** Yields user names for an e-mail address without end, the best first: its beginning, then with numbers. */
export function* userNamesFor(email: string): Generator<string, never> {
  const stem = userNameStem(email);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? stem : `${stem}${number}`;
    if (isPathName(name) && !isReservedUserName(name)) yield name;
  }
}
