import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a lazy page may take before its heading is no longer waited for, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Moves the focus to the heading of the page that was navigated to, so that people who do not see the
 * screen hear where they are. Not on the first page: there the browser starts at the top.
 */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    if (focusHeading()) return undefined;
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);
}

function focusHeading(): boolean {
  const heading = document.querySelector('main h1');
  if (!(heading instanceof HTMLElement)) return false;
  // A field that asked for the focus keeps it.
  if (document.activeElement?.closest('main') !== null && document.activeElement !== document.body)
    return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // One that is not in sight cannot take it.
  return document.activeElement === heading;
}
