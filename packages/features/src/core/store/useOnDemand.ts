import { use, useState, type ComponentType } from 'react';
import type { Feature } from './feature';
import { StartFeatures } from './startFeatures';

/** A module to load on demand. */
export interface OnDemand<Props> {
  Content: ComponentType<Props>;
  features: readonly Feature[];
}

/**
 * Loads a component and starts its features when they are needed for the first time. A failure is reported here,
 * not to the error boundary: the page keeps what was typed.
 */
export function useOnDemand<Props>(load: () => Promise<OnDemand<Props>>) {
  const start = use(StartFeatures);
  const [loaded, setLoaded] = useState<OnDemand<Props>>();
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle');
  return {
    Content: loaded?.Content,
    phase,
    /** @returns whether the component can be rendered */
    prepare: async (): Promise<boolean> => {
      if (loaded !== undefined) return true;
      if (phase === 'loading') return false;
      setPhase('loading');
      try {
        const code = await load();
        await start(code.features);
        setLoaded(code);
        setPhase('idle');
        return true;
      } catch {
        setPhase('failed');
        return false;
      }
    },
  };
}
