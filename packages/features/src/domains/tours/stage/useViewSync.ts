import { useEffect, useState, type RefObject } from 'react';
import { listenToTours } from './listenToTours';
import { setView, type TourView } from './tourMessage';

/**
 * Synchronizes the view of the tours inside an element, if they support the protocol: of two that are
 * compared, and of the next date's tour with the previous one. A message from one iframe is forwarded to the
 * others.
 *
 * @returns whether at least two tours support it
 */
export function useViewSync(stage: RefObject<HTMLElement | null>): boolean {
  const [areTogether, setTogether] = useState(false);
  useEffect(() => {
    let last: TourView | undefined;
    const participants = new WeakSet<Window>();
    return listenToTours(stage, (message, from, all) => {
      participants.add(from);
      setTogether(all.filter((one) => participants.has(one)).length > 1);
      if (message.type === 'view') {
        last = message;
        for (const other of all) if (other !== from) sendView(other, message);
      } else if (message.type === 'ready' && last !== undefined) sendView(from, last);
    });
  }, [stage]);
  return areTogether;
}

function sendView(tour: Window, view: TourView) {
  // A sandboxed tour has an opaque origin, which cannot be a target origin; the message contains no secret.
  tour.postMessage(setView(view), '*');
}
