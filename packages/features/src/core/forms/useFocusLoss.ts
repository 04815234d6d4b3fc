import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Calls `onLost` when an element is unmounted while it has the focus: browsers then move the focus to `body`.
 *
 * The call is delayed by a microtask: during the commit that removes the element, refs of new elements are
 * not set yet.
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
