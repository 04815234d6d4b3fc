import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { fitItems, type Fit } from './fitItems';

/** Returns how many items fit into `room`, measured on `ruler`, which renders each item invisibly. */
export function useFit(
  count: number,
  room: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
): Fit {
  const [fit, setFit] = useState<Fit>({ labels: 'full', shown: count });
  const last = useRef(fit);

  useLayoutEffect(() => {
    const [place, measured] = [room.current, ruler.current];
    if (place === null || measured === null) return undefined;
    const update = () => {
      const [more = 0] = widthsIn(measured, 'more');
      const next = fitItems(
        { full: widthsIn(measured, 'full'), short: widthsIn(measured, 'short'), more },
        // Tolerance: fractions of a pixel would hide an item that fits.
        place.getBoundingClientRect().width + 0.5,
      );
      if (next.labels === last.current.labels && next.shown === last.current.shown) return;
      last.current = next;
      setFit(next);
    };
    // The ruler's size changes with items, texts, fonts and the text size. The observer calls after the layout and before
    // the paint of a frame, also for the first time: to measure in the effect would force a layout of the page that is still
    // being built. It does not call for hidden elements.
    const observer = new ResizeObserver(() => flushSync(update));
    observer.observe(place);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [room, ruler]);

  return fit;
}

function widthsIn(ruler: Element, kind: string): number[] {
  return Array.from(
    ruler.querySelectorAll(`[data-kind='${kind}']`),
    (item) => item.getBoundingClientRect().width,
  );
}
