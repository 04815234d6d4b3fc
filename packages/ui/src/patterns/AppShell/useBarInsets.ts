import { useEffect, type RefObject } from 'react';

/**
 * Updates `--jawla-app-top` and `--jawla-app-bottom` with the heights of the sticky bars, and
 * `scroll-padding`, so that the browser does not scroll focused elements and link targets below them.
 */
export function useBarInsets(shell: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = shell.current;
    if (root === null) return undefined;
    const page = document.documentElement;
    const before = page.style.scrollPaddingBlock;
    let frame = 0;
    let written = '';
    // Measures in the observer, whose callback follows the layout: in a frame it would force another one.
    const observer = new ResizeObserver(() => {
      const top = heightOfSticky(root, 'top');
      const bottom = heightOfSticky(root, 'bottom');
      const padding = `${top + GAP}px ${bottom + GAP}px`;
      cancelAnimationFrame(frame);
      if (padding === written) return;
      // In the next frame: setting the properties may resize the observed elements (ResizeObserver loop).
      frame = requestAnimationFrame(() => {
        root.style.setProperty('--jawla-app-top', `${top}px`);
        root.style.setProperty('--jawla-app-bottom', `${bottom}px`);
        page.style.scrollPaddingBlock = padding;
        written = padding;
      });
    });
    [...root.children].forEach((child) => observer.observe(child));
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      page.style.scrollPaddingBlock = before;
    };
  }, [shell]);
}

/** Space between a bar and a focused element, in CSS pixels: for its focus ring. */
const GAP = 8;

function heightOfSticky(root: HTMLElement, edge: 'top' | 'bottom'): number {
  const heights = [...root.children].map((child) => {
    const style = getComputedStyle(child);
    return style.position === 'sticky' && style[edge] === '0px' ? child.clientHeight : 0;
  });
  return Math.max(0, ...heights);
}
