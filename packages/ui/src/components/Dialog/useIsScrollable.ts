import { useEffect, useState, type RefObject } from 'react';

/** Whether an element's content overflows, so that it must be focusable for scrolling by keyboard. */
export function useIsScrollable(element: RefObject<HTMLElement | null>, present: boolean): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!present || current === null) return undefined;
    const observer = new ResizeObserver(() => {
      setScrolls(
        current.scrollHeight > current.clientHeight || current.scrollWidth > current.clientWidth,
      );
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, present]);
  return scrolls;
}
