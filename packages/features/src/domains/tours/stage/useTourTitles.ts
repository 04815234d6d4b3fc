import { toMessage } from '@jawla/contract/tourProtocol';
import { useEffect, useRef } from 'react';

/**
 * Shows or hides the titles of tours that support the protocol: the divider between two tours would cut them.
 * Tours show them until a message says otherwise.
 */
export function useTourTitles(tours: readonly Window[], visible: boolean): void {
  const hidden = useRef(new WeakSet<Window>());
  useEffect(() => {
    for (const tour of tours) {
      if (hidden.current.has(tour) !== visible) continue;
      if (visible) hidden.current.delete(tour);
      else hidden.current.add(tour);
      // The origin of a sandboxed tour cannot be a target origin; the message contains no secret.
      tour.postMessage(toMessage({ type: 'set-title', visible }), '*');
    }
  }, [tours, visible]);
}
