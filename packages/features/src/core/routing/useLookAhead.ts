import { useEffect } from 'react';
import type { LookAhead } from '#core/store';
import { savesData } from '#core/device';

/** What somebody does who is about to follow a link: mouse, keyboard, finger. */
const SIGNS = ['pointerover', 'focusin', 'pointerdown'] as const;

/**
 * Fetches the code of a page while somebody is about to follow a link to it, for all links there are, and
 * for the buttons that say in `data-leads-to` where they lead. Nothing where the device is to save data, nor without a network: a browser may remember that it failed.
 */
export function useLookAhead(lookAhead: LookAhead): void {
  useEffect(() => {
    const seen = new Set<string>();
    const look = ({ target }: Event) => {
      const path = target instanceof Element ? pathBehind(target) : undefined;
      if (path === undefined || seen.has(path) || savesData() || !navigator.onLine) return;
      seen.add(path);
      lookAhead(path);
    };
    for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, look);
    };
  }, [lookAhead]);
}

/** Where a link or a button leads that stands there. */
function pathBehind(target: Element): string | undefined {
  const element = target.closest('a, [data-leads-to]');
  if (element instanceof HTMLAnchorElement) {
    return staysHere(element) ? element.pathname : undefined;
  }
  return element instanceof HTMLElement ? element.dataset['leadsTo'] : undefined;
}

/** Whether a link leads to a page of ours, in this tab. */
function staysHere({ href, origin, target, download }: HTMLAnchorElement): boolean {
  return href !== '' && origin === window.location.origin && target === '' && download === '';
}
