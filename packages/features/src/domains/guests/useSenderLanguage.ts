import { STORAGE, type Language } from '@jawla/contract/limits';
import { use, useEffect, useState } from 'react';
import { AppContext } from '#core/device';
import { useLocale } from '#core/i18n';

/**
 * Shows the page in the language of the link's sender, unless the guest has chosen one: then that stays. The sender's
 * is not stored, because it is not the guest's choice.
 *
 * @param language Of the sender, once it is known.
 * @returns whether the language of the page is known
 */
export function useSenderLanguage(language: Language | undefined): boolean {
  const { showLanguage } = use(AppContext);
  const locale = useLocale();
  const [isChosen] = useState(isLanguageChosen);
  useEffect(() => {
    if (isChosen || language === undefined || language === locale) return;
    showLanguage(language);
  }, [isChosen, language, locale, showLanguage]);
  return isChosen || language !== undefined;
}

/** Whether the guest has chosen a language on this device, or the URL names one. */
function isLanguageChosen(): boolean {
  try {
    if (new URLSearchParams(window.location.search).has('lang')) return true;
    return localStorage.getItem(STORAGE.language) !== null;
  } catch {
    // Storage is blocked: a choice is in the URL.
    return false;
  }
}
