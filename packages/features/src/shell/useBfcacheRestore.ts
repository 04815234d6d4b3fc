import type { Language } from '@jawla/contract/limits';
import { useEffect } from 'react';
import { pageLanguage } from '#core/i18n';
import { session } from '#session';
import type { App } from './createApp';

/**
 * A page restored from the back/forward cache (bfcache) still shows the previous session. It stays hidden until
 * token and language are compared; if either has changed, the page is loaded again.
 *
 * @see https://web.dev/articles/bfcache
 */
export function useBfcacheRestore({ storage, store, reload }: App, locale: Language): void {
  useEffect(() => {
    const page = document.documentElement;
    let tokenOnHide: string | undefined;
    const onPageHide = () => {
      tokenOnHide = storage.token();
      page.style.visibility = 'hidden';
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (storage.token() !== tokenOnHide || pageLanguage(window.location.search) !== locale) {
        // The current user must not be asked about unsaved changes of the previous one.
        window.addEventListener('beforeunload', stopPropagation, { capture: true, once: true });
        reload();
        return;
      }
      page.style.visibility = '';
      // The session may have ended in another tab.
      if (tokenOnHide !== undefined) store.dispatch(session.actions.pageRestored());
    };
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [storage, store, reload, locale]);
}

function stopPropagation(event: Event) {
  event.stopImmediatePropagation();
}
