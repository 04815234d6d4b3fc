import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@jawla/contract/limits';

/** The language of the toolbar, which also offers languages of the UI package alone. */
export function languageOf(globals: Record<string, unknown>): Language {
  return LANGUAGES.find((language) => language === globals['locale']) ?? DEFAULT_LANGUAGE;
}
