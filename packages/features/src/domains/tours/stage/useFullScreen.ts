import { useEffect, useState, type RefObject } from 'react';

export interface FullScreen {
  /** An iPhone shows nothing but films on its whole screen. */
  isSupported: boolean;
  isOn: boolean;
  toggle: () => void;
}

/** Shows an element on the whole screen, where the device can. */
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
      // Refused by the browser or by the page around: the tour stays as it is.
    }
  };
  return { isSupported: document.fullscreenEnabled, isOn, toggle: () => void toggle() };
}
