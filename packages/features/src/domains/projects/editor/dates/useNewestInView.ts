import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a row of dates to its end, where the newest are, on first render. */
export function useNewestInView(): RefObject<HTMLOListElement | null> {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = row;
    if (current === null) return;
    const { direction } = getComputedStyle(current);
    // In right-to-left, `scrollLeft` is negative. `scrollIntoView` would scroll the page as well.
    current.scrollLeft = direction === 'rtl' ? -current.scrollWidth : current.scrollWidth;
  }, []);
  return row;
}
