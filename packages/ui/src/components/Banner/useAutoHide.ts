import { useEffect, useState } from 'react';
import { useLatest } from '../../props/useLatest';

/** Duration of the fade-out at the end, in milliseconds. */
const LEAVING = 200;

export interface AutoHide {
  /** How long the banner is shown, in milliseconds. The timer pauses while it contains the pointer or the focus. */
  after: number;
  /** Without it, the element hides itself until it is mounted again. */
  onHide?: (() => void) | undefined;
  /** The timer restarts when this changes. */
  restartOn?: unknown;
}

/** Hides an element after a delay, but not while the user is interacting with it. */
export function useAutoHide(autoHide: AutoHide | undefined) {
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [isGone, setGone] = useState(false);
  const hide = useLatest(autoHide?.onHide ?? (() => setGone(true)));
  const after = autoHide?.after;
  const restartOn = autoHide?.restartOn;

  useEffect(() => {
    if (after === undefined || held) return undefined;
    const fade = setTimeout(() => setLeaving(true), after);
    const gone = setTimeout(() => hide.current(), after + LEAVING);
    return () => {
      clearTimeout(fade);
      clearTimeout(gone);
      setLeaving(false);
      setGone(false);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `restartOn` only restarts the timer
  }, [after, restartOn, held, hide]);

  return {
    leaving,
    isGone,
    holders: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
