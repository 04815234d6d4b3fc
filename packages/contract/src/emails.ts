/** E-mail addresses that people type and copy. No dependencies, so that pages load only this file. */

/**
 * Removes what comes along when an address is copied from a chat or a page: spaces around it, and characters that only
 * format it, such as direction marks.
 */
export function normalizeEmail(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '').trim();
}
