import { useEffect, useState } from 'react';
import { useLatest } from '../../props/useLatest';

/** Fades for this long before it is gone, in milliseconds. */
const LEAVING = 200;

export interface AutoHide {
  /** How long it stays, in milliseconds. The time stands still under the pointer or with the focus inside. */
  after: number;
  onHide: () => void;
}

/** Lets something leave by itself, but never while someone is busy with it. */
export function useAutoHide(autoHide: AutoHide | undefined) {
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const hide = useLatest(autoHide?.onHide);
  const after = autoHide?.after;

  useEffect(() => {
    if (after === undefined || held) return undefined;
    const fade = setTimeout(() => setLeaving(true), after);
    const gone = setTimeout(() => hide.current?.(), after + LEAVING);
    return () => {
      clearTimeout(fade);
      clearTimeout(gone);
      setLeaving(false);
    };
  }, [after, held, hide]);

  return {
    leaving,
    holders: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
