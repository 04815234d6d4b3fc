import { useEffect, type RefObject } from 'react';
import { readTourMessage, setView, type TourView } from './tourMessage';

/**
 * Keeps the tours inside an element looking the same way, as far as they speak the protocol. What one of
 * its frames tells goes to the others; nobody else is listened to.
 */
export function useViewSync(stage: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    let last: TourView | undefined;
    const onMessage = ({ data, source }: MessageEvent<unknown>) => {
      const windows = [...(stage.current?.querySelectorAll('iframe') ?? [])].flatMap(
        ({ contentWindow }) => contentWindow ?? [],
      );
      const from = windows.find((known) => known === source);
      const message = from && readTourMessage(data);
      if (message === undefined) return;
      if (message.type === 'view') {
        last = message;
        for (const other of windows) if (other !== from) tell(other, message);
      } else if (last !== undefined) tell(from, last);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [stage, on]);
}

function tell(tour: Window | undefined, view: TourView) {
  // A sealed-off tour has an origin of no name; nothing in the message is secret.
  tour?.postMessage(setView(view), '*');
}
