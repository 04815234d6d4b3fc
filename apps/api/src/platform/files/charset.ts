/** The encoding of text files that others have written: pages, scripts and data of tours. */

const CHARSET = /; charset=utf-8$/;
/** Bytes in which browsers look for a declaration. */
const DECLARATION_BYTES = 1024;
/** A declaration of pages, of style sheets, or of XML. */
const DECLARED =
  /^@charset "([^"]+)"|^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)|<meta\s[^>]*?charset\s*=\s*["']?\s*([^"'\s/>;]+)/i;

/**
 * Returns the content type of a text, with `charset=utf-8` only if the text is UTF-8 and declares nothing else. The header
 * would overrule what the text declares; without one, browsers read that, as they do on the disk of its author. Without
 * the header, UTF-8 that declares nothing would be read as windows-1252.
 *
 * @param type - As `mimeType` returns it.
 * @param head - The text, or its beginning.
 */
export function typeOfText(type: string, head: Uint8Array): string {
  if (!CHARSET.test(type) || isPlainUtf8(head)) return type;
  return type.replace(CHARSET, '');
}

/** Whether a content type has a charset, which `typeOfText` decides. */
export function isText(type: string): boolean {
  return CHARSET.test(type);
}

function isPlainUtf8(head: Uint8Array): boolean {
  const start = Buffer.from(head.subarray(0, DECLARATION_BYTES)).toString('latin1');
  // UTF-16 or UTF-32 without a byte-order mark.
  if (start.includes('\0')) return false;
  const [, ...declared] = DECLARED.exec(start) ?? [];
  const name = declared.find((each) => each !== undefined);
  if (name !== undefined && !/^utf-?8$/i.test(name)) return false;
  try {
    // `stream`: the beginning may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
