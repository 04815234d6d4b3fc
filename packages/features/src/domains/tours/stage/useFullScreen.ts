import { useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  /** iPhones support full screen only for videos. */
  isSupported: boolean;
  isOn: boolean;
  toggle: () => void;
}

/** Shows an element in full screen, if the device supports it. */
export function useFullScreen(target: RefObject<HTMLElement | null>): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const onChange = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggle = async () => {
    try {
      if (document.fullscreenElement === null) await target.current?.requestFullscreen();
      else await document.exitFullscreen();
    } catch {
      // Refused by the browser or by an embedding page: the tour does not change.
    }
  };
  return { isSupported: document.fullscreenEnabled, isOn, toggle: () => void toggle() };
}
