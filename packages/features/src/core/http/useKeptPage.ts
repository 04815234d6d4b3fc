import { useEffect, useEffectEvent, useState } from 'react';
import { dataOf, type RemoteData } from './remoteData';

interface KeptPage<Data> {
  /** What is shown: while the next page is loading, the page before, so that its caption and pager keep the focus. */
  data: Data | undefined;
  /** Another page of the same list is loading. */
  isTurning: boolean;
}

/**
 * Keeps the page that is shown while the next one is loading.
 *
 * @param list Identifies the list: nothing is kept of another one.
 * @param onFailed The next page could not be loaded: its error replaces the list, and whatever had the focus in it.
 */
export function useKeptPage<Data>(
  remote: RemoteData<Data>,
  list: string,
  onFailed: () => void,
): KeptPage<Data> {
  const [kept, setKept] = useState<{ list: string; data: Data }>();
  const data = dataOf(remote);
  if (data !== undefined && (data !== kept?.data || list !== kept.list)) setKept({ list, data });
  const before = kept?.list === list ? kept.data : undefined;
  const isFailed = remote.phase === 'failed';
  const hasLost = isFailed && before !== undefined;
  const onFailedNow = useEffectEvent(onFailed);
  useEffect(() => {
    if (hasLost) onFailedNow();
  }, [hasLost]);
  return {
    data: isFailed ? undefined : (data ?? before),
    isTurning: !isFailed && data === undefined && before !== undefined,
  };
}
