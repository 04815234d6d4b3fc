import { toMessage, type TourView } from '@jawla/contract/tourProtocol';
import { useEffect, useState, type RefObject } from 'react';
import { listenToTours } from './listenToTours';

/**
 * Synchronizes the view of the tours inside an element, if they support the protocol: of two that are
 * compared, and of the next date's tour with the previous one. A message from one iframe is forwarded to the
 * others.
 *
 * @returns the windows of the tours that support it
 */
export function useViewSync(stage: RefObject<HTMLElement | null>): readonly Window[] {
  const [known, setKnown] = useState<readonly Window[]>([]);
  useEffect(() => {
    let last: TourView | undefined;
    const participants = new WeakSet<Window>();
    return listenToTours(stage, (message, from, all) => {
      if (message.type === 'cookies-cleared') return;
      participants.add(from);
      setKnown((before) => {
        const now = all.filter((one) => participants.has(one));
        return now.length === before.length && now.every((one) => before.includes(one))
          ? before
          : now;
      });
      if (message.type === 'view') {
        last = message;
        for (const other of all) if (other !== from) sendView(other, message);
      } else if (message.type === 'ready' && last !== undefined) sendView(from, last);
    });
  }, [stage]);
  return known;
}

function sendView(tour: Window, { scene, yaw, pitch, zoom }: TourView) {
  // A sandboxed tour has an opaque origin, which cannot be a target origin; the message contains no secret.
  tour.postMessage(toMessage({ type: 'set-view', scene, yaw, pitch, zoom }), '*');
}
