/** Comma, semicolon, their Arabic forms, tabs and line breaks, so that cells and lines of a table become tags. */
const SEPARATORS = /[,;،؛\t\r\n]/;
const SEPARATORS_AND_SPACE = /[,;،؛\s]/;
/**
 * Direction marks are copied with an address from Arabic text, and would make it another address.
 */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** Splits a text at its separators. The parts are neither trimmed nor validated. */
export function splitText(text: string, splitsOnSpace: boolean): string[] {
  return text.split(splitsOnSpace ? SEPARATORS_AND_SPACE : SEPARATORS);
}

/** Returns whether a text contains several parts, or a separator at its end. */
export function hasSeparator(text: string, splitsOnSpace: boolean): boolean {
  return (splitsOnSpace ? SEPARATORS_AND_SPACE : SEPARATORS).test(text);
}

/** Returns the text of an input with `pasted` in place of its selection. */
export function pasteInto(
  { value, selectionStart, selectionEnd }: HTMLInputElement,
  pasted: string,
): string {
  const before = value.slice(0, selectionStart ?? value.length);
  return before + pasted + value.slice(selectionEnd ?? value.length);
}

interface AddOptions {
  caseSensitive: boolean;
  max: number;
}

interface Added {
  tags: readonly string[];
  added: readonly string[];
  duplicates: readonly string[];
  /** Number of tags that exceeded the maximum. */
  refused: number;
}

/** Appends new tags among `parts`, in order, up to `max` tags. Empty parts are removed. */
export function addTags(
  tags: readonly string[],
  parts: readonly string[],
  { caseSensitive, max }: AddOptions,
): Added {
  const keyOf = (tag: string) => (caseSensitive ? tag : tag.toLowerCase());
  const known = new Set(tags.map(keyOf));
  const added: string[] = [];
  const duplicates: string[] = [];
  let refused = 0;
  for (const part of parts) {
    const tag = part.replaceAll(DIRECTION_MARKS, '').trim();
    if (tag === '') continue;
    const key = keyOf(tag);
    if (known.has(key)) duplicates.push(tag);
    else if (tags.length + added.length >= max) refused += 1;
    else {
      known.add(key);
      added.push(tag);
    }
  }
  return { tags: [...tags, ...added], added, duplicates, refused };
}
