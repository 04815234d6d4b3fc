/** E-mail addresses that people type and copy. No dependencies, so that pages load only this file. */

/** What any address has: text before and after an at sign. */
export const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+$/;

/**
 * An address without quotes and comments (RFC 5321, section 4.1.2). The domain has a dot, may be internationalized, and
 * does not end in a number.
 */
export const EMAIL_PATTERN =
  /^(?!\.|.*\.[.@])[!#-'*+\--9=?A-Z^-~]{1,64}@(?!-|.*(?:\.-|-\.|-$))(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+(?:xn--[a-z\d-]{2,59}|[\p{L}\p{M}]{2,24})$/iu;

/**
 * Removes what comes along when an address is copied from a chat or a page: spaces around it, and characters that only
 * format it, such as direction marks.
 */
export function normalizeEmail(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '').trim();
}
