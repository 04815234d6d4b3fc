import type { Locale } from '../theme/locale';
import { useLocale } from '../theme/DirectionProvider';

/** A text of the package itself; other languages get the English one, unless the caller gives theirs. */
export type Word = Readonly<Record<Locale, string>>;

/** Returns a text of the package in the language of the page, unless the caller gave its own. */
export function useWord(word: Word, given?: string): string {
  const locale = useLocale();
  return given ?? word[/^ar\b/.test(locale) ? 'ar' : 'en'];
}

export const CLOSE: Word = { en: 'Close', ar: 'إغلاق' };
