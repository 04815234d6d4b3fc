import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { TourFrame } from './tourFrame';
import * as S from './TourPane.styles';
import type { Connection, Pane, TourSync } from './tourSync';

interface ConnectedFrameProps {
  frame: TourFrame;
  title: string;
  slot: string;
  pane: Pane;
  sync: TourSync;
  isVisible: boolean;
  onLoad: () => void;
  onCookiesCleared: () => void;
}

/** The iframe of one tour, and its connection to the others. */
export function ConnectedFrame(props: ConnectedFrameProps) {
  const { frame, title, slot, pane, sync, isVisible, onLoad, onCookiesCleared } = props;
  const element = useRef<HTMLIFrameElement>(null);
  const connection = useRef<Connection>(undefined);
  const clearCookies = useEffectEvent(onCookiesCleared);
  // A layout effect: a tour in the cache sends its first message before passive effects run.
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const options = { pane, slot, onCookiesCleared: () => clearCookies() };
    const connected = sync.connect(element.current, options);
    connection.current = connected;
    return () => connected.disconnect();
  }, [sync, pane, slot]);
  return (
    <S.Frame
      ref={element}
      {...frame}
      title={title}
      referrerPolicy="no-referrer"
      $visible={isVisible}
      onLoad={() => {
        connection.current?.onLoad();
        onLoad();
      }}
    />
  );
}
