type OnPop = (event: PopStateEvent) => void;

let held: OnPop | undefined;

const ask: OnPop = (event) => held?.(event);

/**
 * Lets Back and Forward be held before the router hears of them. Listeners of the window are called in
 * the order in which they came, whatever they ask for: this one has to come before there is a router.
 */
export function openPopGate(): void {
  // A page that is drawn ahead of time has no window. Opened twice, it is one listener still.
  if (typeof window !== 'undefined') window.addEventListener('popstate', ask);
}

/** @returns what lets go again */
export function holdPops(onPop: OnPop): () => void {
  held = onPop;
  return () => {
    if (held === onPop) held = undefined;
  };
}
