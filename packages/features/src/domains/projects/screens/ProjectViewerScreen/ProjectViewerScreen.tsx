import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useRequest } from '#core/store';
import { useOfflineRemoteData } from '#core/connection';
import { homeOf, selectUser } from '#session';
import { findTour, useAlignments, type TourRef } from '#tours';
import { viewerPath } from '../../projects.model';
import { ProjectViewerView } from './ProjectViewerView';
import { useLastOpened } from './useLastOpened';
import { useOtherDates } from './useOtherDates';
import { useProjectDays } from './useProjectDays';
import { useTourDates } from './useTourDates';

/** Shows a tour of the user's own project, or of a shared one. */
export function ProjectViewerScreen() {
  const { userName = '', owner = userName, projectName = '', date } = useParams();
  const tour = useMemo<TourRef>(
    () => ({ owner, projectName, day: date }),
    [owner, projectName, date],
  );
  const dispatch = useAppDispatch();
  const retry = () => dispatch(findTour.requested(tour, { force: true }));
  const remote = useOfflineRemoteData(useRequest(findTour, tour), retry);
  const user = useAppSelector(selectUser);
  const days = useProjectDays(tour);
  const dates = useTourDates(tour, days);
  const isMissing = remote.phase === 'failed' && remote.problem.kind === 'notFound';
  const others = useOtherDates(tour, days, isMissing);
  const [opened] = useState(tour);
  // The first picture of a tour alone does not wait for what only its other dates need.
  const hasOthers = dates?.compared !== undefined || tour !== opened;
  const alignments = useAlignments(tour, hasOthers);
  useLastOpened(userName, remote.phase === 'ready' ? days.id : undefined);

  return (
    <ProjectViewerView
      // Another date keeps the screen mounted, including full screen; another project remounts it.
      key={`${owner}|${projectName}`}
      tour={tour}
      dates={dates}
      others={others}
      alignments={alignments}
      cover={days.cover}
      project={days.project}
      expectedDate={days.expectedDate}
      isKnown={days.id !== undefined}
      isOwn={owner === userName}
      canShare={owner === user?.userName || user?.isAdmin === true}
      hrefOn={(segment) => viewerPath({ userName }, owner, projectName, segment)}
      remote={remote}
      backHref={user === undefined ? '/' : homeOf({ ...user, isAdmin: false })}
      onRetry={retry}
    />
  );
}
