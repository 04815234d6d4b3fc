import { useRef, useState, type PointerEvent as Pointed } from 'react';
import { BESIDE } from './StagePanel.styles';

export type SheetHeight = 'half' | 'whole';

/** Way of a pointer, in pixels, from which it drags: a finger that presses moves as well. */
const DRAG = 6;
/** At 400 % text or in a low window, half a sheet has no room for its content. */
const SMALL = '(max-width: 320px), (max-height: 479.98px)';

/** Whether the panel is a sheet, at the moment of an event. */
export function isSheet(): boolean {
  return !window.matchMedia(BESIDE).matches;
}

/** The height of a sheet, and the handlers of its grip. */
export function useSheetHeight(initial: SheetHeight) {
  const [chosen, choose] = useState<SheetHeight>();
  const dragged = useRef<{ from: number; height: number; moved: boolean }>(undefined);
  const [starts] = useState(() =>
    typeof window !== 'undefined' && window.matchMedia(SMALL).matches ? 'whole' : initial,
  );
  const height = chosen ?? starts;
  return {
    height,
    choose,
    grip: {
      onClick: () => {
        // The click that ends dragging is none.
        if (dragged.current?.moved !== true) choose(height === 'half' ? 'whole' : 'half');
        dragged.current = undefined;
      },
      onPointerDown: (event: Pointed<HTMLElement>) => {
        if (event.button !== 0) return;
        const { parentElement: sheet } = event.currentTarget;
        if (sheet === null) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { from: event.clientY, height: sheet.clientHeight, moved: false };
      },
      onPointerMove: ({ currentTarget, clientY, buttons }: Pointed<HTMLElement>) => {
        const { current } = dragged;
        const { parentElement: sheet } = currentTarget;
        if (current === undefined || buttons === 0 || sheet === null) return;
        const way = current.from - clientY;
        if (Math.abs(way) > DRAG) current.moved = true;
        if (!current.moved) return;
        sheet.dataset['dragged'] = '';
        sheet.style.blockSize = `${Math.max(0, current.height + way)}px`;
      },
      onPointerUp: ({ currentTarget, clientY }: Pointed<HTMLElement>) => {
        const { current } = dragged;
        end(currentTarget);
        if (current?.moved === true) choose(clientY < current.from ? 'whole' : 'half');
      },
      onPointerCancel: ({ currentTarget }: Pointed<HTMLElement>) => {
        end(currentTarget);
        dragged.current = undefined;
      },
    },
  };
}

function end({ parentElement: sheet }: HTMLElement) {
  if (sheet === null) return;
  delete sheet.dataset['dragged'];
  sheet.style.blockSize = '';
}
