import type { Language } from '@jawla/contract/limits';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { AppContext } from '#core/device';
import { markLanguageToggled, storeLanguage } from '#core/i18n';

/**
 * Returns a function that stores a language and reloads the page in it. The browser does not confirm again:
 * call it once the user has agreed to lose unsaved work.
 */
export function useLanguageChange(language: Language): () => void {
  const { pathname, search, hash } = useLocation();
  const { reload } = use(AppContext);
  return () => {
    window.addEventListener('beforeunload', stopPropagation, { capture: true, once: true });
    const stored = storeLanguage(language);
    markLanguageToggled();
    const query = new URLSearchParams(search);
    // A language in the URL overrides the stored one, and without storage the URL is the only place for it.
    if (!query.has('lang') && stored) {
      reload();
      return;
    }
    query.set('lang', language);
    reload(`${pathname}?${query.toString()}${hash}`);
  };
}

function stopPropagation(event: Event) {
  event.stopImmediatePropagation();
}
