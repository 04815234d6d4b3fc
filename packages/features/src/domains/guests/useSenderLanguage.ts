import { LANGUAGES, STORAGE, type Language } from '@jawla/contract/limits';
import { use, useEffect, useState } from 'react';
import { AppContext } from '#core/device';
import { useLocale } from '#core/i18n';

/** For a reload after the link has ended: its answer has no language then. In this tab alone, and without the link. */
const SENDER_LANGUAGE = 'guest-language';

/**
 * Shows the page in the language of the link's sender, unless the guest has chosen one: then that stays. The sender's
 * is not stored, because it is not the guest's choice.
 *
 * @param language Of the sender, once it is known.
 * @param hasFailed The link does not open: its page is in the language that the tab has seen last.
 * @returns whether the language of the page is known
 */
export function useSenderLanguage(language: Language | undefined, hasFailed: boolean): boolean {
  const { showLanguage } = use(AppContext);
  const locale = useLocale();
  const [isChosen] = useState(isLanguageChosen);
  useEffect(() => {
    if (language !== undefined) rememberLanguage(language);
  }, [language]);
  useEffect(() => {
    const shown = language ?? (hasFailed ? rememberedLanguage() : undefined);
    if (isChosen || shown === undefined || shown === locale) return;
    showLanguage(shown);
  }, [isChosen, language, hasFailed, locale, showLanguage]);
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

function rememberLanguage(language: Language): void {
  try {
    sessionStorage.setItem(SENDER_LANGUAGE, language);
  } catch {
    // Storage is blocked: a reload is in the language of the device.
  }
}

function rememberedLanguage(): Language | undefined {
  try {
    const stored = sessionStorage.getItem(SENDER_LANGUAGE);
    return LANGUAGES.find((language) => language === stored);
  } catch {
    return undefined;
  }
}
