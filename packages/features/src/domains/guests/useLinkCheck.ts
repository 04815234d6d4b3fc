import { useEffect, useEffectEvent } from 'react';
import { useRecheck } from '#core/device';
import { useAppDispatch, useOutcome } from '#core/store';
import { checkGuestLink } from './guests.requests';

const CHECK_INTERVAL_MS = 60_000;

/**
 * Asks once a minute, and when the tab comes to the front, whether an open link still opens: a tour that is loaded would
 * stay after its link has been revoked.
 *
 * @param secret `undefined` while nothing is open.
 * @param onEnded Called when the link has ended, or asks for a new passcode.
 * @returns a function that asks at once
 */
export function useLinkCheck(secret: string | undefined, onEnded: () => void): () => void {
  const dispatch = useAppDispatch();
  const state = useOutcome(checkGuestLink, secret ?? '');
  const check = () => {
    if (secret !== undefined) dispatch(checkGuestLink.requested(secret, { force: true }));
  };
  useRecheck(check, CHECK_INTERVAL_MS);
  const hasEnded =
    (state.phase === 'failed' && state.problem.kind === 'notFound') ||
    (state.phase === 'ready' && !state.data.isOpen);
  const end = useEffectEvent(onEnded);
  useEffect(() => {
    if (hasEnded) end();
  }, [hasEnded]);
  return check;
}
