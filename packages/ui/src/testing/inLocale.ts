import { directionOf } from '../theme';

/**
 * Returns the text of a pair that fits a story's locale; for other languages, the one with the same
 * direction. Stories provide their own texts; the package has none.
 */
export function inLocale<English, Arabic>(
  globals: Readonly<Record<string, unknown>>,
  { en, ar }: { readonly en: English; readonly ar: Arabic },
): English | Arabic {
  return directionOf(String(globals['locale'])) === 'rtl' ? ar : en;
}
