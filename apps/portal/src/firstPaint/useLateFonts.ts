import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Uses preloaded fonts that were too late for the first page from the next page on. They are `optional` (see
 * `vite/prerenderPlugin.ts`), so the first page keeps the fallback instead of shifting.
 */
export function useLateFonts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname === first.current) return;
    first.current = '';
    // A font that is still loading would shift this page.
    for (const { display, status } of document.fonts) {
      if (display === 'optional' && status !== 'loaded') return;
    }
    const style = document.getElementById(`fonts-${document.documentElement.lang}`);
    if (style?.textContent.includes(OPTIONAL)) {
      style.textContent = style.textContent.replaceAll(OPTIONAL, 'font-display:swap');
    }
  }, [pathname]);
}

const OPTIONAL = 'font-display:optional';
