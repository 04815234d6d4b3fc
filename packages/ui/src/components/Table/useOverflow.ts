import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the columns of a table need more width than its region has, and whether its rows need more height, so that
 * it must be focusable for scrolling by keyboard.
 */
export function useOverflow(region: RefObject<HTMLElement | null>) {
  const [isWide, setWide] = useState(false);
  const [isTall, setTall] = useState(false);
  useEffect(() => {
    const { current } = region;
    const table = current?.querySelector('table');
    if (current === null || !table) return undefined;
    const observer = new ResizeObserver(() => {
      // `offsetWidth` includes a scrollbar, which must not change the result.
      setWide(table.offsetWidth > current.offsetWidth);
      setTall(table.offsetHeight > current.offsetHeight);
    });
    observer.observe(current);
    observer.observe(table);
    return () => observer.disconnect();
  }, [region]);
  return { isWide, isTall };
}
