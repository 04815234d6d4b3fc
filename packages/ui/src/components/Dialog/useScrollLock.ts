import { useLayoutEffect, type RefObject } from 'react';

/** Number of open dialogs that lock the page. */
let locks = 0;
let unlockPage = () => {};

/**
 * Prevents scrolling of the page behind a modal dialog. The scrollbar's space is reserved, so that the page
 * does not shift. iOS scrolls a page with hidden overflow by touch: there, touches that scroll nothing inside
 * the dialog are cancelled.
 */
export function useScrollLock(open: boolean, dialog: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    if (locks === 0) unlockPage = lockPage();
    locks += 1;
    const cancel = (event: TouchEvent) => {
      // A pinch zoom.
      if (event.touches.length > 1 || !event.cancelable) return;
      if (!canScroll(event.target, element)) event.preventDefault();
    };
    element.addEventListener('touchmove', cancel, { passive: false });
    return () => {
      element.removeEventListener('touchmove', cancel);
      locks -= 1;
      if (locks === 0) unlockPage();
    };
  }, [open, dialog]);
}

/** @returns a function that restores the styles */
function lockPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  // On a page without a scrollbar, reserving its space would shift the page.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}

/** Returns whether a touch on `target` scrolls it or an ancestor, up to the dialog. */
function canScroll(target: EventTarget | null, dialog: HTMLElement): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null && element !== dialog) {
    // A slider handles the touch itself.
    if (element.matches('input[type="range"]')) return true;
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrollsDown =
      /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight;
    const scrollsAcross =
      /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
    if (scrollsDown || scrollsAcross) return true;
    element = element.parentElement;
  }
  return false;
}
