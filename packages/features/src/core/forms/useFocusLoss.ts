import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Calls `onLost` when an element is unmounted while it has the focus, which browsers then move to `body`.
 *
 * It runs in a microtask: in the commit that removes the element, refs of new elements are not set yet.
 */
export function useFocusLoss(element: RefObject<HTMLElement | null>, onLost: () => void): void {
  const onLostNow = useEffectEvent(onLost);
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own !== null && document.activeElement === own) queueMicrotask(onLostNow);
    };
  }, [element]);
}
