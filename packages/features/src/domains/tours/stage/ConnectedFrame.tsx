import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createBudget, MESSAGES } from './messageBudget';
import type { TourFrame } from './tourFrame';
import * as S from './TourPane.styles';
import type { Connection, Pane, TourSync } from './tourSync';

interface ConnectedFrameProps {
  frame: TourFrame;
  title: string;
  slot: string;
  pane: Pane;
  /** Once a tour has spoken. */
  sync: TourSync | undefined;
  isVisible: boolean;
  onLoad: () => void;
  onCookiesCleared: () => void;
  onSpeak: () => void;
  /** The tour has sent so much that the page would freeze. */
  onFlood: () => void;
}

/** The iframe of one tour, and its connection to the others. */
export function ConnectedFrame(props: ConnectedFrameProps) {
  const { frame, title, slot, pane, sync, isVisible, onLoad, onCookiesCleared, onSpeak } = props;
  const { onFlood } = props;
  const element = useRef<HTMLIFrameElement>(null);
  const connection = useRef<Connection>(undefined);
  const hasLoadedEarly = useRef(false);
  const clearCookies = useEffectEvent(onCookiesCleared);
  const speak = useEffectEvent(onSpeak);
  // At once: a later render would come after all messages that are waiting.
  const flood = useEffectEvent(() => flushSync(onFlood));
  useLayoutEffect(() => {
    const isAllowed = createBudget(MESSAGES, () => performance.now());
    const count = ({ source, data }: MessageEvent<unknown>) => {
      // A few long texts keep the page from loading the code that measures messages: by the thousand letters, they count
      // as several. The protocol has none.
      const cost = typeof data === 'string' ? data.length / 1000 : 0;
      if (isFrom(source, element.current) && !isAllowed(1 + cost)) flood();
    };
    window.addEventListener('message', count);
    return () => window.removeEventListener('message', count);
  }, []);
  // A layout effect: a tour in the cache sends its first message before passive effects run.
  useLayoutEffect(() => {
    if (element.current === null || sync === undefined) return undefined;
    const connected = sync.connect(element.current, {
      pane,
      slot,
      onCookiesCleared: () => clearCookies(),
      onSpeak: () => speak(),
      onFlood: () => flood(),
    });
    connection.current = connected;
    return () => connected.disconnect();
  }, [sync, pane, slot]);
  // A passive effect: after the early messages, which the stage passes on in a layout effect.
  useEffect(() => {
    if (sync === undefined || !hasLoadedEarly.current) return;
    hasLoadedEarly.current = false;
    connection.current?.onLoad();
  }, [sync]);
  return (
    <S.Frame
      ref={element}
      {...frame}
      title={title}
      referrerPolicy="no-referrer"
      $visible={isVisible}
      onLoad={() => {
        // A load is reported once: a second report would mean another document.
        hasLoadedEarly.current = connection.current === undefined;
        connection.current?.onLoad();
        onLoad();
      }}
    />
  );
}

/** Whether a message comes from a tour, or from a frame in it: the tour answers for those. */
function isFrom(source: MessageEventSource | null, tour: HTMLIFrameElement | null): boolean {
  let at: Window | null = source !== null && 'parent' in source ? source : null;
  while (at !== null && at !== tour?.contentWindow) at = at.parent === at ? null : at.parent;
  return at !== null;
}
