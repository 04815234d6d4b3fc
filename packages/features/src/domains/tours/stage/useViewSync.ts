import { useEffect, useState, type RefObject } from 'react';
import { listenToTours } from './listenToTours';
import { setView, type TourView } from './tourMessage';

/**
 * Keeps the tours inside an element looking the same way, as far as they speak the protocol: two that are compared, and
 * the tour of another date after the one before. What one of its frames tells goes to the others.
 *
 * @returns whether two are there that speak it
 */
export function useViewSync(stage: RefObject<HTMLElement | null>): boolean {
  const [areTogether, setTogether] = useState(false);
  useEffect(() => {
    let last: TourView | undefined;
    const speakers = new WeakSet<Window>();
    return listenToTours(stage, (message, from, all) => {
      speakers.add(from);
      setTogether(all.filter((one) => speakers.has(one)).length > 1);
      if (message.type === 'view') {
        last = message;
        for (const other of all) if (other !== from) tell(other, message);
      } else if (message.type === 'ready' && last !== undefined) tell(from, last);
    });
  }, [stage]);
  return areTogether;
}

function tell(tour: Window, view: TourView) {
  // A sealed-off tour has an origin of no name; nothing in the message is secret.
  tour.postMessage(setView(view), '*');
}
