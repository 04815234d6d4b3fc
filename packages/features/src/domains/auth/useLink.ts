import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { RemoteData } from '#core/http';
import { useAppDispatch, useAppSelector } from '#core/store';
import { messages, selectLink, type LinkLookup, type LinkOwner } from './messages.slice';

export interface UsedLink {
  id: string;
  owner: RemoteData<LinkOwner>;
  reload: () => void;
}

/** Returns the link in the URL and its account, which is loaded when the screen opens. */
export function useLink(needs: LinkLookup): UsedLink {
  const { id = '' } = useParams();
  const dispatch = useAppDispatch();
  const link = useAppSelector(selectLink);
  const reload = useCallback(() => {
    dispatch(messages.actions.linkOpened({ id, needs }));
  }, [dispatch, id, needs]);

  useEffect(() => reload(), [reload]);
  useEffect(() => () => void dispatch(messages.actions.closed()), [dispatch]);

  return { id, owner: link.owner, reload };
}
