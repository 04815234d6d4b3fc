import { useEffect } from 'react';
import { percentOf } from './progress';
import { isRunning, type Transfer } from './transfers.slice';

/**
 * While files are on their way the screen stays awake and the tab says how far they are. What happens on leaving is the
 * business of `UnsavedChangesPrompt`.
 */
export function useUploadSideEffects(transfer: Transfer | undefined): void {
  const running = isRunning(transfer);
  useAwake(running);
  useTabPercent(transfer !== undefined && running ? percentOf(transfer.progress) : undefined);
}

/** A phone that falls asleep cuts its uploads off. */
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
        // Refused, for a low battery for example: the upload goes on as long as it can.
      }
    };
    const holdAgain = () => void hold();
    // The browser lets go of it whenever the page is hidden.
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
