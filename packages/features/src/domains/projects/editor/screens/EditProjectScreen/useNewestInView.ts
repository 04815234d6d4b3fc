import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a row of dates to its end, where the newest are, when it is first shown. */
export function useNewestInView(): RefObject<HTMLOListElement | null> {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = row;
    if (current === null) return;
    const { direction } = getComputedStyle(current);
    // From right to left, positions are negative. `scrollIntoView` would scroll the page as well.
    current.scrollLeft = direction === 'rtl' ? -current.scrollWidth : current.scrollWidth;
  }, []);
  return row;
}
