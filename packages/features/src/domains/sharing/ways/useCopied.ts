import { COPIED_MS } from '@jawla/contract/durations';
import { useEffect, useState } from 'react';

/** Copies texts, and returns for a short time which one was copied. */
export function useCopied() {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (copied === undefined) return undefined;
    const timer = setTimeout(() => setCopied(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  return {
    copied,
    /** @returns whether the browser allowed it */
    copy: async (text: string): Promise<boolean> => {
      try {
        await navigator.clipboard.writeText(text);
        setCopied(text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
