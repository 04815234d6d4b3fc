/**
 * Inserts the bridge's script into an untrusted page, before all of its own: first in `<head>`. Follows the HTML
 * standard's tokenizer as far as the head; everything else in the page stays byte for byte.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */

const BYTE_ORDER_MARKS_16 = ['\u00ff\u00fe', '\u00fe\u00ff'];
const BYTE_ORDER_MARK_8 = '\u00ef\u00bb\u00bf';
/** Number of bytes to search for the null bytes of UTF-16 and UTF-32. */
const ENCODING_BYTES = 1024;

/**
 * @param script - The script element, in ASCII.
 * @returns `undefined` if the page has no place for it, such as an empty one, or is not encoded like ASCII.
 */
export function insertBridge(page: Buffer, script: string): Buffer<ArrayBuffer> | undefined {
  // One character per byte.
  const at = placeIn(page.toString('latin1'));
  if (at === undefined) return undefined;
  return Buffer.concat([page.subarray(0, at), Buffer.from(script, 'ascii'), page.subarray(at)]);
}

function placeIn(page: string): number | undefined {
  if (BYTE_ORDER_MARKS_16.some((mark) => page.startsWith(mark))) return undefined;
  if (page.slice(0, ENCODING_BYTES).includes('\0')) return undefined;
  let at = page.startsWith(BYTE_ORDER_MARK_8) ? BYTE_ORDER_MARK_8.length : 0;
  for (;;) {
    at = endOfSpace(page, at);
    if (at === page.length) return undefined;
    const end = endOfMarkup(page, at);
    // Any other content opens the head, or the body, by itself.
    if (end === undefined) return at;
    if (end === -1) return undefined;
    if (isTag(page, at, 'head')) return end;
    at = end;
  }
}

/**
 * Returns the end of what may precede the content of the head: comments, the doctype, `<html>` and `<head>`.
 *
 * @returns `undefined` if there is other content; -1 if it has no end.
 */
function endOfMarkup(page: string, at: number): number | undefined {
  if (page.startsWith('<!--', at)) return endOfComment(page, at + 4);
  // Doctypes, processing instructions and `<![if IE]>`, which are comments to the standard.
  if (page.startsWith('<!', at) || page.startsWith('<?', at)) return after(page, '>', at);
  if (isTag(page, at, 'html') || isTag(page, at, 'head')) return endOfTag(page, at + 5);
  return undefined;
}

function endOfComment(page: string, at: number): number {
  if (page.startsWith('>', at)) return at + 1;
  if (page.startsWith('->', at)) return at + 2;
  const end = /--!?>/g;
  end.lastIndex = at;
  return end.test(page) ? end.lastIndex : -1;
}

/** Returns the end of a start tag, which is the first `>` outside quoted values. */
function endOfTag(page: string, start: number): number {
  let at = start;
  for (;;) {
    at = endOf(/[\t\n\f\r /]*/y, page, at);
    if (at === page.length) return -1;
    if (page[at] === '>') return at + 1;
    // The first character of a name may be any, also `=`.
    at = endOf(/[^\t\n\f\r />=]*/y, page, at + 1);
    at = endOfSpace(page, at);
    if (page[at] !== '=') continue;
    at = endOfSpace(page, at + 1);
    const quote = page[at];
    at =
      quote === '"' || quote === "'"
        ? after(page, quote, at + 1)
        : endOf(/[^\t\n\f\r >]*/y, page, at);
    if (at === -1) return -1;
  }
}

function isTag(page: string, at: number, name: string): boolean {
  if (page.slice(at, at + name.length + 1).toLowerCase() !== `<${name}`) return false;
  return /^[\t\n\f\r />]$/.test(page.charAt(at + name.length + 1));
}

function endOfSpace(page: string, start: number): number {
  return endOf(/[\t\n\f\r ]*/y, page, start);
}

/** @param pattern - Sticky; it may match nothing. */
function endOf(pattern: RegExp, page: string, start: number): number {
  pattern.lastIndex = start;
  pattern.test(page);
  return pattern.lastIndex;
}

/** @returns -1 if the text does not occur. */
function after(page: string, text: string, from: number): number {
  const at = page.indexOf(text, from);
  return at === -1 ? -1 : at + text.length;
}
