import type { Language } from '@jawla/contract/rules';
import { useEffect } from 'react';
import { pageLanguage } from '#core/i18n';
import { session } from '#session';
import type { App } from './createApp';

/**
 * Browsers keep a page that is left as it is, and Back shows it again. It hears of nothing meanwhile, so
 * nobody sees it again before it is known that it still belongs to whom it belonged: who has logged out must
 * not be found there. Another person, or another language, loads it anew.
 */
export function useRestored({ storage, store, reload }: App, locale: Language): void {
  useEffect(() => {
    const page = document.documentElement;
    let left: string | undefined;
    const leave = () => {
      left = storage.token();
      page.style.visibility = 'hidden';
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (storage.token() !== left || pageLanguage(window.location.search) !== locale) {
        // Whoever is here now is not asked about what another person has not saved.
        window.addEventListener('beforeunload', silence, { capture: true });
        reload();
        return;
      }
      page.style.visibility = '';
      // Here it is the same; the server may know of an end elsewhere.
      if (left !== undefined) store.dispatch(session.actions.pageRestored());
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [storage, store, reload, locale]);
}

function silence(event: Event) {
  event.stopImmediatePropagation();
}
