/** Makes texts safe to show: names of files and answers of servers may hold anything. */
import { KEY_PREFIX } from '@jawla/contract/keyLimits';

/** Would move the cursor, colour the screen, or reverse the text after them. Line breaks stay. */
const CONTROLS = /(?!\n)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;
const KEY = new RegExp(`${KEY_PREFIX}[0-9A-Za-z]{8,}`, 'g');

/** Escapes control characters, and shortens keys to their prefix. */
export function plainText(text: string): string {
  return text
    .replaceAll(KEY, `${KEY_PREFIX}…`)
    .replaceAll(CONTROLS, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
}

/** Whether a text has something like a key. */
export function hasKey(text: string): boolean {
  return text.search(KEY) !== -1;
}
