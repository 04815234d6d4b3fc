import { useEffect, useState, type FocusEvent } from 'react';

/** How long the bar stays after the last touch, in milliseconds. */
export const FOLD_AFTER_MS = 4000;

export interface FoldingBarOptions {
  isFullScreen: boolean;
  /** Stays open, such as while two tours are compared. */
  isNeeded: boolean;
  /** In milliseconds. */
  foldAfterMs: number;
}

export interface FoldingBar {
  isFolded: boolean;
  /** Whether it folds by itself, sooner or later. */
  folds: boolean;
  open: () => void;
  /** Folds now, and again after each opening. */
  fold: () => void;
  /** Never folds until `fold` is called. */
  keep: () => void;
  /** Of the bar: while the pointer or the focus is in it, it stays. */
  watch: {
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/** When the bar gives its room to the tour: in full screen, or on request. */
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
      // The elements that would tell of it are gone with the bar.
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
