import type { SessionUser } from '@jawla/contract';
import { useEffect } from 'react';
import { useAppDispatch } from '#core/store';
import { loadProject } from '../../projects.requests';
import { homeOpened } from '../../projects.saga';

/** Refreshes the list, and loads every project where a filter or an order needs what only they tell. */
export function useHomeRequests(user: SessionUser | undefined, wantsAll: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(homeOpened());
  }, [dispatch]);
  useEffect(() => {
    // What is not on the screen may belong there, once its type and date are known.
    if (wantsAll)
      for (const { _id } of user?.projectsData ?? []) dispatch(loadProject.requested(_id));
  }, [dispatch, wantsAll, user]);
}
