import type { Image, Project } from '@jawla/contract';
import { useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '#core/store';
import { IDLE, dataOf, toRemoteData } from '#core/http';
import { dayOf } from '#core/i18n';
import { selectUser } from '#session';
import type { TourDay, TourRef } from '#tours';
import { pictureOf, projectsNamed, tourDays } from '../../projects.model';
import { loadProject } from '../../projects.requests';

export interface ProjectDays {
  /** The project's id once it is loaded. */
  id: string | undefined;
  /** Newest first; empty until the project is loaded. */
  days: readonly TourDay[];
  /** The picture of the building, as on its card. */
  cover: Image | undefined;
  /** The project, once it has loaded. */
  project: Project | undefined;
  /** The day by which the next tour is expected. */
  expectedDate: string | undefined;
  /** The request is still pending. */
  isPending: boolean;
}

/** Returns the days of the project in the URL. */
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

  const project = useMemo(
    () =>
      candidates
        .map(({ _id }) => dataOf(toRemoteData(loaded[_id] ?? IDLE)))
        .find((one) => one?.owner.userName === owner),
    [candidates, loaded, owner],
  );
  // Memoized until the project changes: it is a dependency of effects that send requests.
  const days = useMemo(() => project && tourDays(project), [project]);
  const cover = project ?? candidates[0];
  const isAsking = candidates.some(({ _id }) => {
    const { phase } = loaded[_id] ?? IDLE;
    return phase === 'idle' || phase === 'loading';
  });
  return {
    id: project?._id,
    days: days ?? NO_DAYS,
    cover: cover && pictureOf(cover),
    project,
    expectedDate: dayOf(project?.expectedDate) || undefined,
    isPending: days === undefined && isAsking,
  };
}
const NO_DAYS: readonly TourDay[] = [];
