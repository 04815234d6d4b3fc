import { useEffect, useState, type RefObject } from 'react';
import { listenToTours } from './listenToTours';

const KEY = 'motion-explained';

/**
 * Whether to explain how a tour may follow the phone, and a way to be done with it. Only a tour knows that it wants to,
 * and only on an iPhone it has to ask; said once.
 */
export function useMotionNote(stage: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isWanted, setWanted] = useState(false);
  useEffect(
    () =>
      listenToTours(stage, ({ type }) => {
        if (type === 'motion' && asksForMotion() && !isExplained()) setWanted(true);
      }),
    [stage],
  );
  const close = () => {
    setWanted(false);
    try {
      localStorage.setItem(KEY, 'true');
    } catch {
      // Blocked: it is explained again the next time.
    }
  };
  return [isWanted, close];
}

function asksForMotion(): boolean {
  // Browsers of desk computers know the question as well, and have nothing that moves.
  const isHeld = window.matchMedia('(pointer: coarse)').matches;
  return (
    isHeld && 'DeviceOrientationEvent' in window && 'requestPermission' in DeviceOrientationEvent
  );
}

function isExplained(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
