import { isVisibleLine, lineLength, normalizeLine } from '@jawla/contract/visibleText';
import { string } from 'yup';

/**
 * Returns the schema of a field for a single line, such as a name: trimmed and composed (NFC), as the server
 * stores it. Limits and further rules are added by the caller.
 *
 * @param hidden Error of a text that contains invisible characters.
 * @param stored The value before editing: it is always valid, because it may be older than the rule.
 */
export function lineSchema(hidden: string, stored?: string) {
  const unchanged = isUnchanged(stored);
  return string()
    .transform((text: unknown) => (typeof text === 'string' ? normalizeLine(text) : text))
    .test('visible', hidden, (text = '') => unchanged(text) || isVisibleLine(text));
}

/** Returns a predicate for the stored text: rules do not apply to it. */
export function isUnchanged(stored: string | undefined): (text: string) => boolean {
  const before = stored === undefined ? undefined : normalizeLine(stored);
  return (text) => text === before;
}

/**
 * Returns a test of the minimum length. Yup's own counts UTF-16 code units and refuses texts that the server
 * accepts.
 */
export function atLeast(length: number): (text?: string) => boolean {
  return (text = '') => lineLength(text) >= length;
}

/** Returns a test of the maximum length; see `atLeast`. */
export function atMost(length: number): (text?: string) => boolean {
  return (text = '') => lineLength(text) <= length;
}
