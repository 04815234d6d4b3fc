import { useEffect } from 'react';
import type { LookAhead } from '../store/context';

/** What somebody does who is about to follow a link: mouse, keyboard, finger. */
const SIGNS = ['pointerover', 'focusin', 'pointerdown'] as const;

/**
 * Fetches the code of a page while somebody is about to follow a link to it, for all links there are.
 * Nothing where the device is to save data, nor without a network: a browser may remember that it failed.
 */
export function useLookAhead(lookAhead: LookAhead): void {
  useEffect(() => {
    const seen = new Set<string>();
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!(link instanceof HTMLAnchorElement) || !staysHere(link)) return;
      if (seen.has(link.pathname) || savesData() || !navigator.onLine) return;
      seen.add(link.pathname);
      lookAhead(link.pathname);
    };
    for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, look);
    };
  }, [lookAhead]);
}

/** Whether a link leads to a page of ours, in this tab. */
function staysHere({ href, origin, target, download }: HTMLAnchorElement): boolean {
  return href !== '' && origin === window.location.origin && target === '' && download === '';
}

function savesData(): boolean {
  // Not every browser has it.
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
