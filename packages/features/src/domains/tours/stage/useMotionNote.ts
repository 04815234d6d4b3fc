import { useState } from 'react';

const KEY = 'motion-explained';

/**
 * Returns whether to explain how a tour can follow the phone's motion, and a function that dismisses it.
 * Shown once, when a tour reports that it uses motion on an iPhone, which requires a permission.
 */
export function useMotionNote(usesMotion: boolean): [boolean, () => void] {
  const [isClosed, setClosed] = useState(false);
  const isShown = usesMotion && !isClosed && requiresMotionPermission() && !isExplained();
  const close = () => {
    setClosed(true);
    try {
      localStorage.setItem(KEY, 'true');
    } catch {
      // Storage is blocked: it is explained again the next time.
    }
  };
  return [isShown, close];
}

function requiresMotionPermission(): boolean {
  // Desktop browsers have the permission function, too, but no motion sensor.
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
