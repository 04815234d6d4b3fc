import { useState } from 'react';
import { dataOf, ready, type RemoteData } from './remoteData';

/** Keeps the data of a form with unsaved changes, which must not vanish when it is deleted elsewhere. */
export function useKeptWhileDirty<Data>(
  remote: RemoteData<Data>,
  isDirty: boolean,
): RemoteData<Data> {
  const [last, setLast] = useState<Data>();
  const data = dataOf(remote);
  if (data !== undefined && data !== last) setLast(data);
  return isDirty && data === undefined && last !== undefined ? ready(last) : remote;
}
