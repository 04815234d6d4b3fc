import { useEffect, type RefObject } from 'react';

/**
 * Keeps the heights of the bars that stick to the window's edges in `--jawla-app-top` and `--jawla-app-bottom`, and
 * out of the part of the window into which the browser scrolls focused elements and link targets.
 */
export function useBarInsets(shell: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = shell.current;
    if (root === null) return undefined;
    const page = document.documentElement;
    const before = page.style.scrollPaddingBlock;
    const measure = () => {
      const top = heightOfSticky(root, 'top');
      const bottom = heightOfSticky(root, 'bottom');
      root.style.setProperty('--jawla-app-top', `${top}px`);
      root.style.setProperty('--jawla-app-bottom', `${bottom}px`);
      page.style.scrollPaddingBlock = `${top + GAP}px ${bottom + GAP}px`;
    };
    let frame = 0;
    // In the next frame: what it sets may resize what is observed.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    [...root.children].forEach((child) => observer.observe(child));
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      page.style.scrollPaddingBlock = before;
    };
  }, [shell]);
}

/** Between a bar and a focused element, in CSS pixels: room for its focus ring. */
const GAP = 8;

function heightOfSticky(root: HTMLElement, edge: 'top' | 'bottom'): number {
  const heights = [...root.children].map((child) => {
    const style = getComputedStyle(child);
    return style.position === 'sticky' && style[edge] === '0px' ? child.clientHeight : 0;
  });
  return Math.max(0, ...heights);
}
