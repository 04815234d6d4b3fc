import type { FootageInbox } from '@jawla/contract';
import { useEffect, useEffectEvent } from 'react';
import { dataOf, toRemoteData, type RequestState } from '#core/http';
import { useAppDispatch, useRequest } from '#core/store';
import { loadInbox, type InboxRef } from '../../footage.requests';

/** Interval at which deliveries that are being prepared are loaded again, in milliseconds. */
const PREPARING_MS = 5000;

/** Loads a page of the inbox, and again while the archive of a delivery is being prepared. */
export function useInbox(shown: InboxRef): RequestState<FootageInbox> {
  const dispatch = useAppDispatch();
  const inbox = useRequest(loadInbox, shown);
  const isPreparing = dataOf(toRemoteData(inbox))?.deliveries.some(isBeingPrepared) ?? false;
  const reload = useEffectEvent(() => dispatch(loadInbox.requested(shown, { force: true })));
  useEffect(() => {
    if (!isPreparing) return undefined;
    const timer = setInterval(reload, PREPARING_MS);
    return () => clearInterval(timer);
  }, [isPreparing]);
  return inbox;
}

/** A delivery whose files are all missing never becomes ready. */
export function isBeingPrepared({ isReady, strip }: FootageInbox['deliveries'][number]): boolean {
  return !isReady && (strip.length === 0 || strip.some(({ isMissing }) => !isMissing));
}
