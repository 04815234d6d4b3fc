import { directionOf } from '../theme';

/**
 * The half of a pair of texts that fits a story's locale: of a locale in neither language, the one in its
 * direction. Stories bring their own words; the package has none.
 */
export function inLocale<English, Arabic>(
  globals: Readonly<Record<string, unknown>>,
  { en, ar }: { readonly en: English; readonly ar: Arabic },
): English | Arabic {
  return directionOf(String(globals['locale'])) === 'rtl' ? ar : en;
}
