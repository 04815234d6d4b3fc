import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Duration of a long press in iOS and Android, in milliseconds. */
const LONG_PRESS_MS = 500;
/** Tolerated movement of the finger, in CSS pixels. */
const TOLERANCE_PX = 10;

/**
 * Returns handlers for a long press by touch. iOS fires no `contextmenu` event for one
 * (https://bugs.webkit.org/show_bug.cgi?id=213953).
 */
export function useLongPress(onLongPress: (event: PointerEvent<HTMLElement>) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const hasFired = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    cancel,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        cancel();
        hasFired.current = false;
        if (event.pointerType !== 'touch' || !event.isPrimary || event.defaultPrevented) return;
        start.current = { x: event.clientX, y: event.clientY };
        timer.current = setTimeout(() => {
          hasFired.current = true;
          onLongPress(event);
        }, LONG_PRESS_MS);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
        const { x, y } = start.current;
        if (Math.hypot(clientX - x, clientY - y) > TOLERANCE_PX) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      onClickCapture: (event: MouseEvent<HTMLElement>) => {
        // Suppresses the click that follows when the finger is lifted.
        if (!hasFired.current) return;
        hasFired.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
