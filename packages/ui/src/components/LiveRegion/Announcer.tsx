import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** The page's one polite voice for screen readers. UiProvider brings it. */
export function Announcer({ children }: { children: ReactNode }) {
  const [spoken, setSpoken] = useState({ message: '', count: 0 });
  const announce = useCallback<Announce>((message) => {
    setSpoken(({ count }) => ({ message, count: count + 1 }));
  }, []);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <VisuallyHidden as="div" aria-live="polite" aria-atomic="true">
        {/* A new element each time: the same words twice are news twice. */}
        <span key={spoken.count}>{spoken.message}</span>
      </VisuallyHidden>
    </AnnounceContext.Provider>
  );
}

/** Says something to people who listen to the page: "Link copied", "12 results". */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
