import { NOTE_TEXT_MAX } from '@jawla/contract/noteLimits';
import { normalizeText } from '@jawla/contract/visibleText';
import type { T } from './noteWords';

/** From this length on, how much is left is said. */
const COUNTED_FROM = 1800;

/** How many characters are left of a text, near its limit. */
export function leftOf(text: string, t: T): string | undefined {
  const length = lengthOf(text);
  if (length < COUNTED_FROM || length > NOTE_TEXT_MAX) return undefined;
  return t('form.left', { smart_count: NOTE_TEXT_MAX - length });
}

/** In code points, as the server counts. */
function lengthOf(text: string): number {
  return Array.from(normalizeText(text)).length;
}

/** What is wrong with a text, if it may not be empty. */
export function textError(text: string): 'text' | 'max' | undefined {
  const length = lengthOf(text);
  return length === 0 ? 'text' : length > NOTE_TEXT_MAX ? 'max' : undefined;
}
