import { useEffect } from 'react';

/**
 * While uploads run, the screen stays awake (Screen Wake Lock) and the tab's title shows the progress.
 *
 * @param percent The progress of all of them; `undefined` while none runs.
 */
export function useUploadSideEffects(percent: number | undefined): void {
  useAwake(percent !== undefined);
  useTabPercent(percent);
}

/** Screen Wake Lock: phones suspend uploads when the screen turns off. */
function useAwake(on: boolean) {
  useEffect(() => {
    if (!on || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (over) await lock.release();
      } catch {
        // Refused, for example because of a low battery: the upload continues while the screen is on.
      }
    };
    const holdAgain = () => void hold();
    // Browsers release the lock when the page is hidden.
    document.addEventListener('visibilitychange', holdAgain);
    void hold();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, [on]);
}

const PERCENT = /^\d+% · /;

function useTabPercent(percent: number | undefined) {
  useEffect(() => {
    if (percent === undefined) return undefined;
    document.title = `${percent}% · ${document.title.replace(PERCENT, '')}`;
    return () => {
      document.title = document.title.replace(PERCENT, '');
    };
  }, [percent]);
}
