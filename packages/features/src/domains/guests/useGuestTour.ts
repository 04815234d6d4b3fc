import type { GuestTour } from '@jawla/contract';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useOfflineRemoteData } from '#core/connection';
import { dataOf, type RemoteData } from '#core/http';
import { useAppDispatch, useRequest } from '#core/store';
import { loadGuestTour, type GuestTourRef } from './guests.requests';

/** The date's folder in the query; without it, the newest. */
export const DATE_PARAM = 'date';

export interface OpenedTour {
  ref: GuestTourRef;
  /** Of the date in the URL. */
  remote: RemoteData<GuestTour>;
  /** The last response of the link, for what its dates have in common. */
  last: GuestTour | undefined;
  /** Requests it again: the link may have ended, and the tour's URL expires. */
  reload: () => void;
}

/** Returns what the guest link in the URL opens. */
export function useGuestTour(): OpenedTour {
  const { secret = '' } = useParams();
  const [params] = useSearchParams();
  const slot = params.get(DATE_PARAM) ?? undefined;
  const ref = useMemo(() => ({ secret, slot }), [secret, slot]);
  const dispatch = useAppDispatch();
  const reload = () => void dispatch(loadGuestTour.requested(ref, { force: true }));
  const remote = useOfflineRemoteData(useRequest(loadGuestTour, ref), reload);

  const data = dataOf(remote);
  const [last, setLast] = useState<{ secret: string; data: GuestTour }>();
  if (data !== undefined && data !== last?.data) setLast({ secret, data });
  return { ref, remote, last: last?.secret === secret ? last.data : undefined, reload };
}
