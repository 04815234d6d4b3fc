import { isVisibleLine, lineLength, normalizeLine } from '@jawla/contract/visibleText';
import { string } from 'yup';

/**
 * Returns the schema of a field for a single line, such as a name: trimmed and composed (NFC), as the server
 * stores it. Limits and further rules are added by the caller.
 *
 * @param hidden Error of a text that contains invisible characters.
 */
export function lineSchema(hidden: string) {
  return string()
    .transform((text: unknown) => (typeof text === 'string' ? normalizeLine(text) : text))
    .test('visible', hidden, (text = '') => isVisibleLine(text));
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
