import { useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '#core/store';
import { dataOf, toRemote } from '#core/http';
import { selectUser } from '#session';
import type { TourDay, TourRef } from '#tours';
import { projectsNamed, tourDays } from '../../projects.model';
import { loadProject } from '../../projects.requests';

export interface ProjectDays {
  /** Newest first; empty until they are known. */
  days: readonly TourDay[];
  /** The server has not answered yet. */
  isPending: boolean;
}

/** The days of the project that a URL names. */
export function useProjectDays({ owner, projectName }: TourRef): ProjectDays {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const loaded = useAppSelector(loadProject.selectStates);
  const candidates = useMemo(
    () => (user === undefined ? [] : projectsNamed(user, owner, projectName)),
    [user, owner, projectName],
  );

  useEffect(() => {
    for (const { _id } of candidates) dispatch(loadProject.requested(_id));
  }, [dispatch, candidates]);

  const states = candidates.map(({ _id }) => loaded[_id] ?? IDLE);
  const project = states
    .map((state) => dataOf(toRemote(state)))
    .find((one) => one?.owner.userName === owner);
  const days = useMemo(() => (project === undefined ? [] : tourDays(project)), [project]);
  const isAsking = states.some(({ phase }) => phase === 'idle' || phase === 'loading');
  return { days, isPending: project === undefined && isAsking };
}

const IDLE = { phase: 'idle' } as const;
