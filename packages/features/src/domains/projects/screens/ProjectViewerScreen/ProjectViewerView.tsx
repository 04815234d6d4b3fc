import type { Image, Project } from '@jawla/contract';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import type { RemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { coverPicture } from '#core/pictures';
import { href, PageTitle } from '#core/routing';
import {
  DateLine,
  TourFailed,
  tourFrame,
  TourStage,
  tourTexts,
  type Alignments,
  type FoundTour,
  type TourRef,
  type TourStageProps,
} from '#tours';
import { useProjectShare } from '../../share/useProjectShare';
import { BuildingFacts } from './BuildingFacts';
import type { OtherDates } from './useOtherDates';
import type { TourDates } from './useTourDates';

// Code splitting: a tour does not wait for the pages without one.
const OtherDatesPage = lazy(async () => ({
  default: (await import('./withoutTour')).OtherDatesPage,
}));
const TourPreparedPage = lazy(async () => ({
  default: (await import('./withoutTour')).TourPreparedPage,
}));

export interface ProjectViewerViewProps {
  tour: TourRef;
  remote: RemoteData<FoundTour>;
  /** The dates to choose from, if there are several. */
  dates: TourDates | undefined;
  /** The dates that have tours, if this one has none. */
  others: OtherDates;
  /** How the tours of several dates are aligned. */
  alignments: Alignments;
  /** The picture of the building. */
  cover: Image | undefined;
  /** Once it has loaded. */
  project: Project | undefined;
  /** The day by which the next tour is expected. */
  expectedDate: string | undefined;
  /** Whether the user has access to the project. */
  isKnown: boolean;
  /** Whether the user owns the project. */
  isOwn: boolean;
  /** Whether the user may share the project. */
  canShare: boolean;
  /** Returns the path of the tour on another day. */
  hrefOn: (segment: string | undefined) => string;
  backHref: string;
  onRetry: () => void;
}

/** A project's tour, in any state. */
export function ProjectViewerView(props: ProjectViewerViewProps) {
  const {
    tour,
    remote,
    dates,
    others,
    alignments,
    cover,
    project,
    expectedDate,
    isKnown,
    isOwn,
    hrefOn,
    backHref,
    onRetry,
  } = props;
  const t = useText(tourTexts);
  const share = useProjectShare(project);
  if (remote.phase === 'failed') {
    const { problem } = remote;
    if (problem.kind === 'notFound' && others.available.length > 0) {
      return (
        <Suspense>
          <OtherDatesPage {...{ tour, others, hrefOn, backHref }} />
        </Suspense>
      );
    }
    if (problem.kind === 'notFound' && !others.isPending && isKnown) {
      return (
        <Suspense>
          <TourPreparedPage {...{ tour, expectedDate, isKnown, isOwn, backHref }} />
        </Suspense>
      );
    }
    if (problem.kind === 'notFound' && !others.isPending) {
      return (
        <Navigate to={href('noProjectFound', {})} replace state={{ err: 'no-project-found' }} />
      );
    }
    if (problem.kind !== 'notFound') {
      return <TourFailed problem={problem} backHref={backHref} onRetry={onRetry} />;
    }
  }

  const { frame, askedSpeech } = framed(remote);
  if (remote.phase === 'ready' && frame === undefined) {
    return <TourFailed problem="unsafe" backHref={backHref} onRetry={onRetry} />;
  }
  return (
    <>
      <PageTitle>{tour.projectName}</PageTitle>
      <TourStage
        name={tour.projectName}
        place={project?.location}
        about={project && <BuildingFacts project={project} />}
        day={dates?.stage.day ?? tour.day}
        slot={tour.day}
        backHref={backHref}
        waiting={[t('viewer.preparing'), t('viewer.wait')]}
        cover={cover && coverPicture(cover)}
        {...{ frame, askedSpeech }}
        compared={comparedOf(dates, t('viewer.noTourThere'))}
        dates={dates?.stage}
        alignments={alignments}
        dateLine={dates && <DateLine dates={dates.stage} />}
        sharing={project && props.canShare ? share : undefined}
      />
      {share.sheet}
    </>
  );
}

/** The tour of the other date; its errors are shown in its own pane, next to the current tour. */
function comparedOf(dates: TourDates | undefined, noTour: string): TourStageProps['compared'] {
  if (dates?.compared === undefined) return undefined;
  const { day, slot, remote } = dates.compared;
  const { frame, askedSpeech } = framed(remote);
  const isOver = remote.phase === 'failed' || (remote.phase === 'ready' && frame === undefined);
  return {
    day,
    slot,
    frame,
    askedSpeech,
    failure: isOver ? noTour : undefined,
  };
}

/** The frame of a tour, once its URL is known and if that may be framed. */
function framed(remote: RemoteData<FoundTour>): Pick<TourStageProps, 'frame' | 'askedSpeech'> {
  if (remote.phase !== 'ready') return { frame: undefined };
  const { path, askedSpeech } = remote.data;
  return { frame: tourFrame(path, window.location.href), askedSpeech };
}
