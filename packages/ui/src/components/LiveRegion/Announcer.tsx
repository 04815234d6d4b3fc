import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** The page's polite live region. UiProvider renders it. */
export function Announcer({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState({ message: '', count: 0 });
  const announce = useCallback<Announce>((message) => {
    setSpoken(({ count }) => ({ message, count: count + 1 }));
  }, []);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <VisuallyHidden as="div" aria-live="polite" aria-atomic="true">
        {/* A new element each time, so that the same text is announced again. */}
        <span key={spoken.count}>{spoken.message}</span>
      </VisuallyHidden>
    </AnnounceContext.Provider>
  );
}

/** Announces a text to screen readers: "Link copied", "12 results". */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
