import { DEFAULT_LANGUAGE, LANGUAGES, STORAGE, type Language } from '@jawla/contract/limits';

/** The language chosen on this device; English where none is, or where storage is blocked. */
export function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(STORAGE.language);
    return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE;
  } catch {
    return DEFAULT_LANGUAGE;
  }
}

/** Remembers the language. @returns whether the browser allowed it */
export function storeLanguage(language: Language): boolean {
  try {
    localStorage.setItem(STORAGE.language, language);
    return true;
  } catch {
    return false;
  }
}

export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ar' : 'en';
}

/**
 * The language of the page that is being opened: an address may name it (`?lang=`; `en` is English,
 * anything else Arabic), otherwise it is the one chosen on this device.
 */
export function pageLanguage(search: string): Language {
  const named = new URLSearchParams(search).get('lang');
  if (named === null) return storedLanguage();
  return named === 'en' ? 'en' : 'ar';
}
