import type { SessionUser } from '@jawla/contract';
import { useEffect } from 'react';
import { useAppDispatch } from '#core/store';
import { loadProject } from '../../projects.requests';
import { homeOpened } from '../../projects.saga';

/** Refreshes the list, and loads all projects if a filter or an order depends on their details. */
export function useHomeRequests(user: SessionUser | undefined, wantsAll: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(homeOpened());
  }, [dispatch]);
  useEffect(() => {
    // Projects outside the viewport may match, once their type and date are known.
    if (wantsAll)
      for (const { _id } of user?.projectsData ?? []) dispatch(loadProject.requested(_id));
  }, [dispatch, wantsAll, user]);
}
