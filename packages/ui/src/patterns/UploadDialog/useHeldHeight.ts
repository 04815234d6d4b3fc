import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps an element as high as it has been while a dialog is open, so that its next step moves nothing.
 *
 * @returns the ref of the element
 */
export function useHeldHeight(open: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current === null || !open) return;
    element.current.style.minBlockSize = `${element.current.offsetHeight}px`;
  });
  return element;
}
