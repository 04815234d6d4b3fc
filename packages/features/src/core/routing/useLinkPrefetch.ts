import { useEffect } from 'react';
import { isSaveDataEnabled } from '#core/device';
import type { PrefetchRoute } from '#core/store';

/** Events that signal navigation intent: mouse, keyboard, touch. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'pointerdown'] as const;

/**
 * Prefetches the code of a page when the user is about to follow a link to it, or to press a button that has
 * its path in `data-prefetch`. Does nothing while the device saves data or is offline: a browser may cache
 * the failed import.
 */
export function useLinkPrefetch(prefetchRoute: PrefetchRoute): void {
  useEffect(() => {
    const prefetched = new Set<string>();
    const onIntent = ({ target }: Event) => {
      const path = target instanceof Element ? pathOf(target) : undefined;
      if (path === undefined || prefetched.has(path)) return;
      if (isSaveDataEnabled() || !navigator.onLine) return;
      prefetched.add(path);
      prefetchRoute(path);
    };
    for (const event of INTENT_EVENTS) {
      document.addEventListener(event, onIntent, { passive: true });
    }
    return () => {
      for (const event of INTENT_EVENTS) document.removeEventListener(event, onIntent);
    };
  }, [prefetchRoute]);
}

/** Returns the path that the link or button around an element leads to. */
function pathOf(target: Element): string | undefined {
  const element = target.closest('a, [data-prefetch]');
  if (element instanceof HTMLAnchorElement) {
    return opensHere(element) ? element.pathname : undefined;
  }
  return element instanceof HTMLElement ? element.dataset['prefetch'] : undefined;
}

/** Whether a link opens a page of the portal in this tab. */
function opensHere({ href, origin, target, download }: HTMLAnchorElement): boolean {
  return href !== '' && origin === window.location.origin && target === '' && download === '';
}
