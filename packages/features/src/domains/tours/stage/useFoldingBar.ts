import { useEffect, useState, type FocusEvent } from 'react';

/** How long the bar remains after the last interaction, in milliseconds. */
export const FOLD_AFTER_MS = 4000;

export interface FoldingBarOptions {
  isFullScreen: boolean;
  /** Keeps the bar open, such as while two tours are compared. */
  isNeeded: boolean;
  /** Delay before the bar folds, in milliseconds. */
  foldAfterMs: number;
}

export interface FoldingBar {
  isFolded: boolean;
  /** Whether it folds automatically after the delay. */
  folds: boolean;
  open: () => void;
  /** Folds now, and automatically after each opening. */
  fold: () => void;
  /** Keeps the bar open until `fold` is called. */
  keep: () => void;
  /** Handlers for the bar: while it contains the pointer or the focus, it does not fold. */
  watch: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** Decides when the bar is hidden to give its space to the tour: in full screen, or on request. */
export function useFoldingBar(options: FoldingBarOptions): FoldingBar {
  const { isFullScreen, isNeeded, foldAfterMs } = options;
  const [choice, setChoice] = useState<'fold' | 'keep'>();
  const [isOver, setOver] = useState(false);
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const folds = !isNeeded && (choice === 'fold' || (isFullScreen && choice !== 'keep'));
  const isInUse = hasPointer || hasFocus;

  useEffect(() => {
    if (!folds || isInUse || isOver) return undefined;
    const timer = setTimeout(() => setOver(true), foldAfterMs);
    return () => clearTimeout(timer);
  }, [folds, isInUse, isOver, foldAfterMs]);

  return {
    isFolded: folds && isOver,
    folds,
    open: () => setOver(false),
    fold() {
      setChoice('fold');
      setOver(true);
      // The bar's elements are unmounted and fire no `pointerleave` or `blur`.
      setPointer(false);
      setFocus(false);
    },
    keep() {
      setChoice('keep');
      setOver(false);
    },
    watch: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }) =>
        setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
