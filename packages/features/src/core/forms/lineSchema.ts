import { isVisibleLine, lineLength, normalizeLine } from '@jawla/contract/visibleText';
import { string } from 'yup';

/**
 * Returns the schema of a field for a single line, such as a name: trimmed and composed (NFC), as the server
 * stores it. Limits and further rules are added to it.
 *
 * @param hidden Error of a text that has characters that cannot be seen.
 * @param stored The value before editing: it is accepted as it is, because it may be older than the rule.
 */
export function lineSchema(hidden: string, stored?: string) {
  const unchanged = isUnchanged(stored);
  return string()
    .transform((text: unknown) => (typeof text === 'string' ? normalizeLine(text) : text))
    .test('visible', hidden, (text = '') => unchanged(text) || isVisibleLine(text));
}

/** Returns a predicate for rules that are of no concern to what is stored already. */
export function isUnchanged(stored: string | undefined): (text: string) => boolean {
  const before = stored === undefined ? undefined : normalizeLine(stored);
  return (text) => text === before;
}

/** Returns the test of a least length; yup's own counts UTF-16 code units, and refuses what the server accepts. */
export function atLeast(length: number): (text?: string) => boolean {
  return (text = '') => lineLength(text) >= length;
}

/** Returns the test of a greatest length, otherwise as above. */
export function atMost(length: number): (text?: string) => boolean {
  return (text = '') => lineLength(text) <= length;
}
