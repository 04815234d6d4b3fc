import type { Language } from '@jawla/contract/limits';

/**
 * Isolates a text in plain text of the other direction, such as the title of a tab. Without it, brackets and digits at its
 * ends would be moved.
 */
export function isolateIn(locale: Language, text: string): string {
  const isArabic = /\p{sc=Arabic}/u.test(text);
  return isArabic === (locale === 'ar') ? text : `\u2068${text}\u2069`;
}
