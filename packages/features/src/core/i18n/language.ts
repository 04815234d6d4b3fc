/** Without React: the build and the scripts of index.html import this module alone. */
import { DEFAULT_LANGUAGE, LANGUAGES, STORAGE, type Language } from '@jawla/contract/limits';

export { LANGUAGE_NAMES, LANGUAGES, type Language } from '@jawla/contract/limits';

/** The language chosen on this device; English where none is, or where storage is blocked. */
export function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORAGE.language);
    return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

/** Stores the language. @returns whether the browser allowed it */
export function storeLanguage(language: Language): boolean {
  try {
    localStorage.setItem(STORAGE.language, language);
    return true;
  } catch {
    return false;
  }
}

/** The language that the toggle switches to: the one after it in `LANGUAGES`, else the first. */
export function nextLanguage(language: Language): Language {
  return LANGUAGES[LANGUAGES.indexOf(language) + 1] ?? LANGUAGES[0];
}

/**
 * The language of the page that is being opened: an address may name it (`?lang=`; an unknown one means
 * Arabic), otherwise it is the one chosen on this device.
 */
export function pageLanguage(search: string): Language {
  const named = new URLSearchParams(search).get('lang');
  if (named === null) return storedLanguage();
  return LANGUAGES.find((language) => language === named) ?? 'ar';
}
