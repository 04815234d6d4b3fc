/** Makes texts safe to show: names of files and answers of servers may hold anything. */
import { KEY_PREFIX } from '@jawla/contract/keyLimits';
import { escapeControls } from '@jawla/contract/move';

const KEY = new RegExp(`${KEY_PREFIX}[0-9A-Za-z]{8,}`, 'g');

/** Escapes control characters but line breaks, and shortens keys to their prefix. */
export function plainText(text: string): string {
  const lines = text.replaceAll(KEY, `${KEY_PREFIX}…`).split('\n');
  return lines.map(escapeControls).join('\n');
}

/** Whether a text has something like a key. */
export function hasKey(text: string): boolean {
  return text.search(KEY) !== -1;
}
