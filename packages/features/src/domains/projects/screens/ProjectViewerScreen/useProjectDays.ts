import { useEffect, useMemo } from 'react';
import { dataOf } from '#core/http';
import { selectUser } from '#session';
import { useAppDispatch, useAppSelector } from '#core/store';
import { projectsNamed, tourDays, type TourDay } from '../../projects.model';
import { projectWanted } from '../../projects.saga';
import { selectProjects, type TourRef } from '../../projects.slice';

export interface ProjectDays {
  /** Newest first; none while they are not known. */
  days: readonly TourDay[];
  /** The server is still being asked. */
  isPending: boolean;
}

/** The days of the project that an address means. */
export function useProjectDays({ owner, projectName }: TourRef): ProjectDays {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const loaded = useAppSelector(selectProjects);
  const meant = useMemo(
    () => (user === undefined ? [] : projectsNamed(user, owner, projectName)),
    [user, owner, projectName],
  );
  useEffect(() => {
    for (const { _id } of meant) dispatch(projectWanted({ id: _id }));
  }, [dispatch, meant]);

  const project = meant
    .map(({ _id }) => dataOf(loaded[_id]?.remote))
    .find((one) => one?.owner.userName === owner);
  const days = useMemo(() => (project === undefined ? [] : tourDays(project)), [project]);
  const isAsking = meant.some(({ _id }) => {
    const phase = loaded[_id]?.remote.phase;
    return phase !== 'ready' && phase !== 'failed';
  });
  return { days, isPending: project === undefined && isAsking };
}
