import { useEffect, useState } from 'react';

const SLOW_MS = 10_000;

/** Whether something takes long, and a function that waits as long again. */
export function useSlowness(isPending: boolean) {
  const [round, setRound] = useState(0);
  const [slowRound, setSlowRound] = useState<number>();
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlowRound(round), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlowRound(undefined);
    };
  }, [isPending, round]);
  return { isSlow: isPending && slowRound === round, wait: () => setRound(round + 1) };
}
