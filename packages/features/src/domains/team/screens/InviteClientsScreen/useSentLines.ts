import type { InvitedClients } from '@jawla/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { RequestState } from '#core/http';

/**
 * Leaves the lines that were not sent in the list once the others are invited; after a failure, all stay.
 *
 * @returns A function that takes the lines that are not sent, to be called before sending.
 */
export function useSentLines(
  invitation: RequestState<InvitedClients>,
  setText: (text: string) => void,
): (unsent: readonly string[]) => void {
  const unsent = useRef<readonly string[]>([]);
  const { phase } = invitation;
  const showUnsent = useEffectEvent(() => setText(unsent.current.join('\n')));
  useEffect(() => {
    if (phase === 'ready') showUnsent();
  }, [phase]);
  return (lines) => {
    unsent.current = lines;
  };
}
