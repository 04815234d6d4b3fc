import { useEffect, useState, type RefObject } from 'react';

/** Whether the columns of a table need more width than its region has. */
export function useIsWide(region: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const { current } = region;
    const table = current?.querySelector('table');
    if (current === null || !table) return undefined;
    // `offsetWidth` includes a scrollbar, which must not change the result.
    const observer = new ResizeObserver(() => setWide(table.offsetWidth > current.offsetWidth));
    observer.observe(current);
    observer.observe(table);
    return () => observer.disconnect();
  }, [region]);
  return isWide;
}
