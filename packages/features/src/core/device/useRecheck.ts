import { useEffect, useEffectEvent } from 'react';

/** Calls a function regularly while the page is visible, and whenever it comes to the front. */
export function useRecheck(check: () => void, intervalMs: number): void {
  const checkIfVisible = useEffectEvent(() => {
    if (document.visibilityState === 'visible') check();
  });
  useEffect(() => {
    const timer = setInterval(() => checkIfVisible(), intervalMs);
    const onShown = () => checkIfVisible();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [intervalMs]);
}
