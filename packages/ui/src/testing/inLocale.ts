/** The half of a pair of texts that fits a story's locale. Stories bring their own words; the package has none. */
export function inLocale<English, Arabic>(
  globals: Readonly<Record<string, unknown>>,
  { en, ar }: { readonly en: English; readonly ar: Arabic },
): English | Arabic {
  return globals['locale'] === 'ar' ? ar : en;
}
