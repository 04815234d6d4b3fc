import { use, useState, type ComponentType } from 'react';
import { StartFeatures, type Feature } from '#core/store';

interface Code<Props> {
  Content: ComponentType<Props>;
  features: readonly Feature[];
}

/**
 * Loads a component and starts its features when they are needed for the first time. A failure is reported here,
 * not to the error boundary: the page keeps what was typed.
 */
export function useOnDemand<Props>(load: () => Promise<Code<Props>>) {
  const start = use(StartFeatures);
  const [loaded, setLoaded] = useState<Code<Props>>();
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
