import { lazy, Suspense, useMemo, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useOfflineRemoteData } from '#core/connection';
import { href, PageTitle } from '#core/routing';
import { useAppDispatch, useAppSelector, useRequest } from '#core/store';
import { homeOf, selectUser } from '#session';
import { currentNames, findTour, TourFailed, useAlignments, type TourRef } from '#tours';
import { viewerPath } from '../../projects.model';
import { framedTour, ProjectTour } from './ProjectTour';
import { useLastOpened } from './useLastOpened';
import { useOtherDates } from './useOtherDates';
import { useProjectDays } from './useProjectDays';
import { useTourDates } from './useTourDates';

// Code splitting: a tour does not wait for the pages without one.
const OtherDatesPage = lazy(async () => ({
  default: (await import('./withoutTour')).OtherDatesPage,
}));
const TourPreparedPage = lazy(async () => ({
  default: (await import('./withoutTour')).TourPreparedPage,
}));

/** The history entry of an address that replaced one with a former name. */
const LED_ON = 'led-on';

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
  const alignments = useAlignments(tour, days.id, hasOthers);
  const isKnown = days.id !== undefined;
  const location = useLocation();
  const state: unknown = location.state;
  useLastOpened(userName, remote.phase === 'ready' ? days.id : undefined);
  const backHref = user === undefined ? '/' : homeOf({ ...user, isAdmin: false });

  const names = currentNames(remote);
  const isOtherwise = names !== undefined && (names.name !== projectName || names.owner !== owner);
  // Once: two answers in the cache may each be older than a rename.
  if (isOtherwise && state !== LED_ON) {
    const { search, hash } = location;
    const pathname = viewerPath({ userName }, names.owner, names.name, date);
    return <Navigate to={{ pathname, search, hash }} replace state={LED_ON} />;
  }
  if (remote.phase === 'failed' && !isMissing) {
    return <TourFailed problem={remote.problem} backHref={backHref} onRetry={retry} />;
  }
  if (isMissing && others.available.length > 0) {
    const hrefOn = (segment: string | undefined) =>
      viewerPath({ userName }, owner, projectName, segment);
    return (
      <Suspense>
        <OtherDatesPage {...{ tour, others, hrefOn, backHref }} />
      </Suspense>
    );
  }
  if (isMissing && !others.isPending) {
    return isKnown ? (
      <Suspense>
        <TourPreparedPage
          {...{ tour, backHref }}
          expectedDate={days.expectedDate}
          isOwn={owner === userName}
        />
      </Suspense>
    ) : (
      <Navigate to={href('noProjectFound', {})} replace state={{ err: 'no-project-found' }} />
    );
  }

  const framed = framedTour(remote);
  if (remote.phase === 'ready' && framed.frame === undefined) {
    return <TourFailed problem="unsafe" backHref={backHref} onRetry={retry} />;
  }
  return (
    <>
      <PageTitle>{projectName}</PageTitle>
      <ProjectTour
        // Another date keeps the tour mounted, including full screen; another project remounts it.
        key={`${owner}|${projectName}`}
        {...{ tour, framed, days, dates, alignments, backHref }}
        canShare={owner === user?.userName || user?.isAdmin === true}
      />
    </>
  );
}
