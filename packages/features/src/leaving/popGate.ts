import { useLayoutEffect } from 'react';

type OnPop = (event: PopStateEvent) => void;

let held: OnPop | undefined;

/**
 * Lets Back and Forward be held before the router hears of them. Listeners of the window are called in
 * the order in which they came, whatever they ask for: this one has to stand inside the router, because
 * effects of children run first.
 */
export function usePopGate(): void {
  useLayoutEffect(() => {
    const ask: OnPop = (event) => held?.(event);
    window.addEventListener('popstate', ask);
    return () => window.removeEventListener('popstate', ask);
  }, []);
}

/** @returns what lets go again */
export function holdPops(onPop: OnPop): () => void {
  held = onPop;
  return () => {
    if (held === onPop) held = undefined;
  };
}
