import { useLayoutEffect, type RefObject } from 'react';
import { isSheet } from './useSheetHeight';

const FOOT = '--jawla-toast-foot';
const ROOM = '--jawla-toast-room';

/** While the panel is open, toasts stand at its foot: elsewhere they would cover the stage. */
export function useToastPlace(
  panel: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const { current } = panel;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const place = () => {
      const { bottom, width } = current.getBoundingClientRect();
      const footer = foot.current?.offsetHeight ?? 0;
      style.setProperty(FOOT, `${Math.max(0, window.innerHeight - bottom + footer)}px`);
      if (isSheet()) style.removeProperty(ROOM);
      else style.setProperty(ROOM, `${width}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(current);
    if (foot.current !== null) observer.observe(foot.current);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
      style.removeProperty(FOOT);
      style.removeProperty(ROOM);
    };
  }, [panel, foot]);
}
