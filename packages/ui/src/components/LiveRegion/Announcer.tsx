import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { VisuallyHidden } from '../VisuallyHidden';

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** Long enough for screen readers to notice a message, short enough that users do not find old ones. */
const KEPT_MS = 7000;

/** The page's polite live region. UiProvider renders it. */
export function Announcer({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly { id: number; message: string }[]>([]);
  const count = useRef(0);
  const announce = useCallback<Announce>((message) => {
    count.current += 1;
    const id = count.current;
    setMessages((others) => [...others, { id, message }]);
  }, []);
  useEffect(() => {
    if (messages.length === 0) return undefined;
    const timer = setTimeout(() => setMessages([]), KEPT_MS);
    return () => clearTimeout(timer);
  }, [messages]);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <VisuallyHidden as="div" aria-live="polite" aria-relevant="additions">
        {/* One element each: of messages in quick succession, none replaces another, and a repeated one is new. */}
        {messages.map(({ id, message }) => (
          <p key={id}>{message}</p>
        ))}
      </VisuallyHidden>
    </AnnounceContext.Provider>
  );
}

/** Announces a text to screen readers: "Link copied", "12 results". */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
