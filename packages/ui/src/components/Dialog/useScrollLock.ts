import { useLayoutEffect, type RefObject } from 'react';

/** How many open dialogs lock the page. */
let locks = 0;
let unlockPage = () => {};

/**
 * Keeps the page behind a modal dialog from scrolling. The scrollbar keeps its room, so that the page does
 * not move. iOS scrolls a page of hidden overflow by touch: there, touches that scroll nothing inside the
 * dialog are cancelled.
 */
export function useScrollLock(open: boolean, dialog: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || element === null) return undefined;
    if (locks === 0) unlockPage = lockPage();
    locks += 1;
    const cancel = (event: TouchEvent) => {
      // Two fingers zoom.
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

/** @returns A function that restores the styles. */
function lockPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  // On a page without a scrollbar the gutter itself would move the page.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}

/** Returns whether a touch on `target` scrolls it or something around it, up to the dialog. */
function canScroll(target: EventTarget | null, dialog: HTMLElement): boolean {
  let element = target instanceof Element ? target : null;
  while (element !== null && element !== dialog) {
    // A slider follows the finger.
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
