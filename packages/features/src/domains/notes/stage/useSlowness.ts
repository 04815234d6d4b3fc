import { useEffect, useState } from 'react';

const SLOW_MS = 10_000;

/** Whether something takes long, and a function that waits as long again. */
export function useSlowness(isPending: boolean) {
  const [isSlow, setSlow] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending, round]);
  return { isSlow: isPending && isSlow, wait: () => setRound(round + 1) };
}
